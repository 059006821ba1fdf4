import { useQuery } from '@tanstack/react-query';
import { formatList } from '#rules/writtenList.ts';
import { formatDay, formatTime } from '#rules/writtenTime.ts';
import { isRefusedWith } from '#src/api/apiFailure.ts';
import type { FollowedInvite } from '#src/api/entities/people/parent.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { Loading } from '#src/components/feedback/Loading.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { Skeleton } from '#src/components/feedback/Skeleton.tsx';
import layout from '#src/components/layout/layout.module.css';
import { Detail } from '#src/components/text/Detail.tsx';
import { hrefs } from '#src/paths.ts';
import { parentsTexts } from '#src/texts/nl/parents.ts';
import { AccountPage, InvitedVisitor, NoInvite, OtherAccount } from '../../account/index.ts';
import { failureText, Loaded } from '../../failures/index.ts';
import { type User, useKeptCode, useSession } from '../../session/index.ts';
import { followedInviteQuery, useAcceptInvite } from '../queries/followedInvite.ts';
import { keptInviteStore } from '../state/keptInviteStore.ts';
import { InviteObstacle } from './invitation/InviteObstacle.tsx';

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
  if (code === undefined) return <NoInvite title={parentsTexts.page.noCode} />;
  return (
    <Loaded
      query={invite}
      hidesStale
      loading={
        <Loading label={parentsTexts.page.loading}>
          <Skeleton shape="line" count={4} />
        </Loading>
      }
      frame={(state) => <AccountPage title={parentsTexts.page.title}>{state}</AccountPage>}
      refused={(error) => isRefusedWith(error, 'code-used') && <NoInvite title={parentsTexts.page.used} />}
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
  const lead =
    kind === 'guardian'
      ? parentsTexts.page.guardian.asks(inviter)
      : parentsTexts.page.asks(inviter, formatList(members));
  return (
    <AccountPage title={parentsTexts.page.title} lead={lead}>
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

interface AcceptInviteProps {
  code: string;
  invite: FollowedInvite;
  user: User;
}

function AcceptInvite({ code, invite, user }: AcceptInviteProps) {
  const { accept } = invite.kind === 'guardian' ? parentsTexts.page.guardian : parentsTexts.page;
  const { mutate, isPending, error } = useAcceptInvite({ code, invite, user });
  return (
    <>
      <AboutInvite invite={invite} />
      {error && (
        <Notice tone="danger" role="alert" title={parentsTexts.page.failed}>
          {failureText(error)}
        </Notice>
      )}
      <Button variant="primary" wide busy={isPending} onClick={() => mutate()}>
        {isPending ? accept.busy : accept.label}
      </Button>
      <OtherAccount user={user} back={hrefs.becomeParent(code)} />
    </>
  );
}

/** The two ways of a visitor, as equals: either leads back to the invitation. */
function VisitorWays({ invite }: { invite: FollowedInvite }) {
  const { inviter, mail, guardian } = invite;
  const named = guardian && { invited: guardian };
  return (
    <>
      <AboutInvite invite={invite} />
      <InvitedVisitor back={hrefs.becomeParent()} state={{ typedMail: mail, invitedBy: inviter, ...named }} />
    </>
  );
}

/** What the parent or guardian can do, and until when the invitation holds. */
function AboutInvite({ invite }: { invite: FollowedInvite }) {
  const { kind, expires } = invite;
  const { until } = kind === 'guardian' ? parentsTexts.page.guardian : parentsTexts.page;
  return (
    <div className={layout.stack2}>
      {whatOf(invite).map((line) => (
        <p key={line} dir="auto">
          {line}
        </p>
      ))}
      <Detail>{until(formatDay(expires), formatTime(expires))}</Detail>
    </div>
  );
}

/** What the reader will see and do, line by line. */
function whatOf({ kind, way, inviter, members }: FollowedInvite): readonly string[] {
  if (kind === 'guardian') return [parentsTexts.page.guardian.what];
  if (way === 'family') return [parentsTexts.page.what];
  const children = formatList(members);
  const { apart, share, pays, only } = parentsTexts.page.children;
  return [apart(inviter), share(children), pays, only(children)];
}
