import { useQuery } from '@tanstack/react-query';
import { formatDay, formatTime } from '#rules/writtenTime.ts';
import { isRefusedWith } from '#src/api/apiFailure.ts';
import type { RoleInvite } from '#src/api/entities/people/roleInvite.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { Loading } from '#src/components/feedback/Loading.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { Skeleton } from '#src/components/feedback/Skeleton.tsx';
import { Detail } from '#src/components/text/Detail.tsx';
import { hrefs } from '#src/paths.ts';
import { mailedInviteTexts } from '#src/texts/nl/mailedInvite.ts';
import { rolesTexts } from '#src/texts/nl/roles.ts';
import { AccountPage, NoInvite, OtherAccount } from '../../account/index.ts';
import { failureText, Loaded } from '../../failures/index.ts';
import {
  type InvitePurpose,
  type TypedMail,
  type User,
  useKeptCode,
  useSession,
} from '../../session/index.ts';
import { roleInviteQuery } from '../queries/roleInviteQuery.ts';
import { useAcceptRole } from '../queries/useAcceptRole.ts';
import { keptRoleInviteStore } from '../state/keptRoleInviteStore.ts';

const texts = mailedInviteTexts;

interface RoleInvitePageProps {
  /** The code from the mailed link; undefined when the address has none. */
  code: string | undefined;
}

/** Shows a mailed invitation to a role at a club. A visitor makes an account or logs in, and comes back here. */
export function RoleInvitePage({ code: linked }: RoleInvitePageProps) {
  const session = useSession();
  const code = useKeptCode(keptRoleInviteStore, { linked, isVisitor: session.status === 'visitor' });
  const invite = useQuery(roleInviteQuery(session.status === 'pending' ? undefined : code));
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
      {(known) => (
        <AccountPage title={texts.title} lead={rolesTexts.asks[known.role](known.club.title)}>
          <div>
            <p>{rolesTexts.what[known.role]}</p>
            <Detail>{texts.until(formatDay(known.expires), formatTime(known.expires))}</Detail>
          </div>
          {session.status === 'user' ? (
            <AcceptRole code={code} invite={known} user={session.user} />
          ) : (
            <VisitorWays invite={known} />
          )}
        </AccountPage>
      )}
    </Loaded>
  );
}

/** The two ways of a visitor, as equals: either leads back to the invitation. */
function VisitorWays({ invite: { club, mail } }: { invite: RoleInvite }) {
  const back = hrefs.acceptRole();
  const state = { typedMail: mail, invitedBy: club.title } satisfies TypedMail & InvitePurpose;
  return (
    <>
      <ButtonLink variant="primary" wide to={hrefs.register(back)} state={state}>
        {texts.register}
      </ButtonLink>
      <ButtonLink variant="primary" wide to={hrefs.login(back)} state={state}>
        {texts.logIn}
      </ButtonLink>
    </>
  );
}

interface AcceptRoleProps {
  code: string;
  invite: RoleInvite;
  user: User;
}

function AcceptRole({ code, invite, user }: AcceptRoleProps) {
  const { mutate, isPending, error } = useAcceptRole(code, invite);
  return (
    <>
      {error && (
        <Notice tone="danger" role="alert" title={mailedInviteTexts.failed}>
          {failureText(error)}
        </Notice>
      )}
      <Button variant="primary" wide busy={isPending} onClick={() => mutate()}>
        {isPending ? mailedInviteTexts.accept.busy : mailedInviteTexts.accept.label}
      </Button>
      <OtherAccount user={user} back={hrefs.acceptRole(code)} />
    </>
  );
}
