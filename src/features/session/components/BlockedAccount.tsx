import { Button } from '../../../components/actions/Button.tsx';
import { Notice } from '../../../components/feedback/Notice.tsx';
import { hrefs } from '../../../paths.ts';
import { sessionTexts } from '../../../texts/nl/session.ts';
import { useLogout } from '../queries/useLogout.ts';

interface BlockedAccountProps {
  /** Empty where none is given. */
  reason: string;
}

/** Stands instead of every screen for a blocked account. */
export function BlockedAccount({ reason }: BlockedAccountProps) {
  const logout = useLogout(hrefs.home());
  return (
    <Notice
      tone="danger"
      role="alert"
      actions={
        <Button busy={logout.isPending} icon="logout" onClick={() => logout.mutate()}>
          {sessionTexts.members.logout}
        </Button>
      }
    >
      <p>{sessionTexts.blocked.message}</p>
      {reason !== '' && <p>{reason}</p>}
    </Notice>
  );
}
