import { Button } from '#src/components/actions/Button.tsx';
import { EmptyState } from '#src/components/feedback/EmptyState.tsx';
import { hrefs } from '#src/paths.ts';
import { sessionTexts } from '#src/texts/nl/session.ts';
import { useLogout } from '../queries/useLogout.ts';

interface BlockedAccountProps {
  /** Empty when no reason is given. */
  reason: string;
}

/** Replaces every screen for a blocked account. */
export function BlockedAccount({ reason }: BlockedAccountProps) {
  const logout = useLogout(hrefs.home());
  return (
    <div role="alert">
      <EmptyState
        icon="warning"
        headingLevel="h1"
        title={sessionTexts.blocked.message}
        action={
          <Button variant="primary" busy={logout.isPending} icon="logout" onClick={() => logout.mutate()}>
            {sessionTexts.members.logout}
          </Button>
        }
      >
        {reason}
      </EmptyState>
    </div>
  );
}
