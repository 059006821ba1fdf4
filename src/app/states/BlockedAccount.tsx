import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Button } from '../../components/actions/Button.tsx';
import { EmptyState } from '../../components/feedback/EmptyState.tsx';
import { useLogout, userClubsQuery, useSession } from '../../features/session/index.ts';
import { hrefs } from '../../paths.ts';
import { lazyPart } from '../../platform/loading/lazyPart.ts';
import { usePageTitle } from '../../platform/page/pageTitle.ts';
import { sessionTexts } from '../../texts/nl/session.ts';
import styles from './BlockedAccount.module.css';

// Few people ever see them.
const InvoicesOfBlocked = lazyPart(
  async () => (await import('../../features/invoices/components/InvoicesPage.tsx')).InvoicesOfBlocked,
);
const ClubsToContact = lazyPart(
  async () => (await import('../../features/club/components/ClubsToContact.tsx')).ClubsToContact,
);

interface BlockedAccountProps {
  /** Empty when no reason is given. */
  reason: string;
}

/** Replaces every screen for a blocked account: the reason, what is open to pay, and whom to write to. */
export function BlockedAccount({ reason }: BlockedAccountProps) {
  usePageTitle({ title: sessionTexts.blocked.title });
  const logout = useLogout(hrefs.home());
  const session = useSession();
  const uid = session.status === 'user' ? session.user.uid : undefined;
  const clubs = useQuery(userClubsQuery(uid));
  return (
    <div className={styles.page}>
      <div role="alert">
        <EmptyState
          icon="warning"
          headingLevel="h1"
          title={sessionTexts.blocked.message}
          action={
            <Button busy={logout.isPending} icon="logout" onClick={() => logout.mutate()}>
              {sessionTexts.members.logout}
            </Button>
          }
        >
          {reason}
        </EmptyState>
      </div>
      <Suspense fallback={null}>
        {uid !== undefined && <InvoicesOfBlocked uid={uid} />}
        {clubs.data && <ClubsToContact clubs={clubs.data} />}
      </Suspense>
    </div>
  );
}
