import { queryOptions } from '@tanstack/react-query';
import { get } from '#src/api/call.ts';
import { parseInvitations } from '#src/api/entities/registration/invitation.ts';

interface InvitationsOf {
  /** The club's nid. */
  readonly club: number;
  /** The uid of the logged-in user, whose whole family the answer covers; undefined before the login. */
  readonly viewer: number | undefined;
  /** The code of a followed mail link. */
  readonly code: string | undefined;
}

export function invitationsQuery({ club, viewer, code }: InvitationsOf) {
  return queryOptions({
    queryKey: ['invitations', club, viewer, code],
    queryFn: async ({ signal }) => {
      const request = { club, uid: viewer ?? 0, ...(code !== undefined && { invite: code }) };
      const { result } = await get('get_invitations', request, { signal });
      return parseInvitations(result);
    },
    enabled: viewer !== undefined,
  });
}
