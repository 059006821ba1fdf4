import type { User } from '#src/api/session.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { hrefs } from '#src/paths.ts';
import { mailedInviteTexts as texts } from '#src/texts/nl/mailedInvite.ts';
import { useLogout } from '../../session/index.ts';
import { AccountPage } from './AccountPage.tsx';
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

/** @param props.title - why there is no invitation */
export function NoInvite({ title }: { title: string }) {
  return (
    <AccountPage title={texts.title}>
      <Notice tone="warning" role="alert" title={title}>
        {texts.askAnew}
      </Notice>
      <ButtonLink variant="primary" to={hrefs.home()}>
        {texts.toHome}
      </ButtonLink>
    </AccountPage>
  );
}
