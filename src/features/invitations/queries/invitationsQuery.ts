import { queryOptions } from '@tanstack/react-query';
import { get } from '#src/api/call.ts';
import { parseInvitations } from '#src/api/entities/invitation.ts';

interface InvitationsOf {
  /** The club's nid. */
  readonly club: number;
  /** Who is logged in: the answer is about the whole family. Undefined: nobody yet. */
  readonly viewer: number | undefined;
  /** Of the link in a mail that was followed. */
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
