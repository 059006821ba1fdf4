import type { User } from '#src/api/session.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { useLogout } from '#src/features/session/index.ts';
import { mailedInviteTexts as texts } from '#src/texts/nl/mailedInvite.ts';
import styles from './OtherAccount.module.css';

interface OtherAccountProps {
  user: User;
  /** The address of the invitation with its code, because the page loads anew. */
  back: string;
}

/** Logs out whoever is logged in by accident, and comes back to the invitation. */
export function OtherAccount({ user, back }: OtherAccountProps) {
  const logout = useLogout(back);
  return (
    <p className={styles.other} dir="auto">
      <span>{texts.notYou(user.name)}</span>
      <Button variant="quiet" busy={logout.isPending} onClick={() => logout.mutate()}>
        {texts.logOut}
      </Button>
    </p>
  );
}
