import { useQuery } from '@tanstack/react-query';
import { formatList } from '#rules/writtenList.ts';
import { isRefusedWith } from '#src/api/apiFailure.ts';
import type { FollowedInvite } from '#src/api/entities/people/parent.ts';
import { Loading } from '#src/components/feedback/Loading.tsx';
import { Skeleton } from '#src/components/feedback/Skeleton.tsx';
import { parentsTexts } from '#src/texts/nl/parents.ts';
import { AccountPage, NoInvite } from '../../account/index.ts';
import { Loaded } from '../../failures/index.ts';
import { type User, useKeptCode, useSession } from '../../session/index.ts';
import { followedInviteQuery } from '../queries/followedInvite.ts';
import { keptInviteStore } from '../state/keptInviteStore.ts';
import { AcceptInvite } from './invitation/AcceptInvite.tsx';
import { InviteObstacle } from './invitation/InviteObstacle.tsx';
import { VisitorWays } from './invitation/VisitorWays.tsx';

const texts = parentsTexts.page;

interface ParentInvitePageProps {
  /** The code from the mailed link; undefined when the address has none. */
  code: string | undefined;
}

/** Shows a mailed invitation to become the other parent of a family, or the guardian of a minor. A visitor makes an account or logs in, and comes back here. */
export function ParentInvitePage({ code: linked }: ParentInvitePageProps) {
  const session = useSession();
  const user = session.status === 'user' ? session.user : undefined;
  const code = useKeptCode(keptInviteStore, { linked, isVisitor: session.status === 'visitor' });
  const asked = session.status === 'pending' ? undefined : code;
  const invite = useQuery(followedInviteQuery({ code: asked, viewer: user?.uid }));
  if (code === undefined) return <NoInvite title={texts.noCode} />;
  return (
    <Loaded
      query={invite}
      hidesStale
      loading={
        <Loading label={texts.loading}>
          <Skeleton shape="line" count={4} />
        </Loading>
      }
      frame={(state) => <AccountPage title={texts.title}>{state}</AccountPage>}
      refused={(error) => isRefusedWith(error, 'code-used') && <NoInvite title={texts.used} />}
    >
      {(known) => <Invitation code={code} invite={known} user={user} />}
    </Loaded>
  );
}

interface InvitationProps {
  code: string;
  invite: FollowedInvite;
  /** Undefined for a visitor. */
  user: User | undefined;
}

function Invitation({ code, invite, user }: InvitationProps) {
  const { kind, inviter, members, obstacle } = invite;
  const lead = kind === 'guardian' ? texts.guardian.asks(inviter) : texts.asks(inviter, formatList(members));
  return (
    <AccountPage title={texts.title} lead={lead}>
      {!user ? (
        <VisitorWays invite={invite} />
      ) : obstacle === null ? (
        <AcceptInvite code={code} invite={invite} user={user} />
      ) : (
        <InviteObstacle code={code} obstacle={obstacle} user={user} />
      )}
    </AccountPage>
  );
}
