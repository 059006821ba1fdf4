import { queryOptions, skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { formatDay, formatTime } from '#rules/writtenTime.ts';
import { isRefusedWith } from '#src/api/apiFailure.ts';
import { post } from '#src/api/call.ts';
import { parseRoleInvite, type RoleInvite } from '#src/api/entities/people/roleInvite.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { Loading } from '#src/components/feedback/Loading.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { Skeleton } from '#src/components/feedback/Skeleton.tsx';
import { Detail } from '#src/components/text/Detail.tsx';
import { hrefs } from '#src/paths.ts';
import { mailedInviteTexts } from '#src/texts/nl/mailedInvite.ts';
import { rolesTexts } from '#src/texts/nl/roles.ts';
import { AccountPage, InvitedVisitor, NoInvite, OtherAccount } from '../../account/index.ts';
import { failureText, Loaded } from '../../failures/index.ts';
import { showNoticeOnNextScreen } from '../../notices/index.ts';
import { recheckSession, type User, useKeptCode, useSession } from '../../session/index.ts';
import { keptRoleInviteStore } from '../state/keptRoleInviteStore.ts';

interface RoleInvitePageProps {
  /** The code from the mailed link; undefined when the address has none. */
  code: string | undefined;
}

/** Shows a mailed invitation to a role at a club. A visitor makes an account or logs in, and comes back here. */
export function RoleInvitePage({ code: linked }: RoleInvitePageProps) {
  const session = useSession();
  const code = useKeptCode(keptRoleInviteStore, { linked, isVisitor: session.status === 'visitor' });
  const invite = useQuery(roleInviteQuery(session.status === 'pending' ? undefined : code));
  if (code === undefined) return <NoInvite title={mailedInviteTexts.noCode} />;
  return (
    <Loaded
      query={invite}
      hidesStale
      loading={
        <Loading label={mailedInviteTexts.loading}>
          <Skeleton shape="line" count={4} />
        </Loading>
      }
      frame={(state) => <AccountPage title={mailedInviteTexts.title}>{state}</AccountPage>}
      refused={(error) => isRefusedWith(error, 'code-used') && <NoInvite title={mailedInviteTexts.used} />}
    >
      {(known) => (
        <AccountPage title={mailedInviteTexts.title} lead={rolesTexts.asks[known.role](known.club.title)}>
          <div>
            <p>{rolesTexts.what[known.role]}</p>
            <Detail>{mailedInviteTexts.until(formatDay(known.expires), formatTime(known.expires))}</Detail>
          </div>
          {session.status === 'user' ? (
            <AcceptRole code={code} invite={known} user={session.user} />
          ) : (
            <InvitedVisitor
              back={hrefs.acceptRole()}
              state={{ typedMail: known.mail, invitedBy: known.club.title }}
            />
          )}
        </AccountPage>
      )}
    </Loaded>
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

/** The invitation behind a mailed link. A POST keeps its code out of addresses. */
function roleInviteQuery(code: string | undefined) {
  return queryOptions({
    queryKey: ['role-invite', code],
    queryFn:
      code === undefined
        ? skipToken
        : async ({ signal }) => parseRoleInvite((await post('get_role_invite', { code }, { signal })).result),
    staleTime: 0,
    gcTime: 0,
  });
}

/** Takes the role, then opens the teacher's page or the page of the club. */
function useAcceptRole(code: string, { club, role }: RoleInvite) {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () => post('accept_role_invite', { code }),
    onSuccess: async () => {
      keptRoleInviteStore.getState().forget();
      showNoticeOnNextScreen({ tone: 'success', message: rolesTexts.accepted[role](club.title) });
      // The session knows the roles. The invitation itself is used by now.
      await client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'role-invite' });
      await navigate(role === 'teacher' ? hrefs.teacher() : hrefs.club({ club: club.url }), {
        replace: true,
      });
    },
    onError: (error) => {
      recheckSession(client, error);
      void client.invalidateQueries({ queryKey: ['role-invite'] });
    },
  });
}
