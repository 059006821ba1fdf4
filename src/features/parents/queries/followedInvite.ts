import { queryOptions, skipToken, useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { formatList } from '#rules/writtenList.ts';
import { post } from '#src/api/call.ts';
import { type FollowedInvite, parseFollowedInvite } from '#src/api/entities/people/parent.ts';
import { hrefs } from '#src/paths.ts';
import { parentsTexts } from '#src/texts/nl/parents.ts';
import { showNoticeOnNextScreen } from '../../notices/index.ts';
import { familyQuery, recheckSession, type User, useSelectMember } from '../../session/index.ts';
import { keptInviteStore } from '../state/keptInviteStore.ts';

interface Followed {
  /** The code of the mailed link; undefined while it may not be sent yet. */
  readonly code: string | undefined;
  /** uid; undefined for a visitor. Another user may have another obstacle. */
  readonly viewer: number | undefined;
}

/** The invitation behind a mailed link. A POST keeps its code out of addresses. */
export function followedInviteQuery({ code, viewer }: Followed) {
  return queryOptions({
    queryKey: ['parent-invite', code, viewer],
    queryFn:
      code === undefined
        ? skipToken
        : async ({ signal }) =>
            parseFollowedInvite((await post('get_parent_invite', { code }, { signal })).result),
    staleTime: 0,
    gcTime: 0,
  });
}

const texts = parentsTexts.page;

interface Accepting {
  readonly code: string;
  readonly invite: FollowedInvite;
  readonly user: Pick<User, 'uid'>;
}

/** Makes the user a parent of the family, or the guardian of the minor, then opens the dashboard. */
export function useAcceptInvite({ code, invite, user }: Accepting) {
  const { kind, inviter } = invite;
  const select = useSelectMember();
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () => post('accept_parent_invite', { code }),
    onSuccess: async () => {
      keptInviteStore.getState().forget();
      showNoticeOnNextScreen({
        tone: 'success',
        message: acceptedText(invite),
      });
      // Everything that a family shows is new to the user. The invitation itself is used by now.
      await client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'parent-invite' });
      // The minor's cart has what the minor prepared.
      const family = kind === 'guardian' ? await client.fetchQuery(familyQuery(user.uid)) : [];
      const minor = family.find(({ name }) => name === inviter);
      if (minor) select(minor.uid);
      await navigate(hrefs.dashboard(), { replace: true });
    },
    onError: (error) => {
      recheckSession(client, error);
      // The invitation itself says why it is refused now.
      void client.invalidateQueries({ queryKey: ['parent-invite'] });
    },
  });
}

function acceptedText({ kind, way, inviter, members }: FollowedInvite): string {
  if (kind === 'guardian') return texts.guardian.accepted(inviter);
  return (way === 'family' ? texts : texts.children).accepted(formatList(members));
}
