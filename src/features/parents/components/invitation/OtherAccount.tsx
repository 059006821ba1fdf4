import { Button } from '#src/components/actions/Button.tsx';
import { type User, useLogout } from '#src/features/session/index.ts';
import { hrefs } from '#src/paths.ts';
import { parentsTexts } from '#src/texts/nl/parents.ts';
import styles from '../ParentInvitePage.module.css';

const texts = parentsTexts.page;

/** Logs out whoever is logged in by accident, and comes back to the invitation. */
export function OtherAccount({ code, user }: { code: string; user: User }) {
  const logout = useLogout(hrefs.becomeParent(code));
  return (
    <p className={styles.other} dir="auto">
      <span>{texts.notYou(user.name)}</span>
      <Button variant="quiet" busy={logout.isPending} onClick={() => logout.mutate()}>
        {texts.logOut}
      </Button>
    </p>
  );
}
