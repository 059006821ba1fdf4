import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { formatList } from '#rules/writtenList.ts';
import { post } from '#src/api/call.ts';
import type { FollowedInvite } from '#src/api/entities/parent.ts';
import { hrefs } from '#src/paths.ts';
import { parentsTexts } from '#src/texts/nl/parents.ts';
import { showNoticeOnNextScreen } from '../../notices/index.ts';
import { recheckSession } from '../../session/index.ts';
import { keptInviteStore } from '../state/keptInviteStore.ts';

/** Makes the user a parent of the family, then opens the dashboard. */
export function useAcceptInvite(code: string, { members }: FollowedInvite) {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () => post('accept_parent_invite', { code }),
    onSuccess: async () => {
      keptInviteStore.getState().forget();
      showNoticeOnNextScreen({
        tone: 'success',
        message: parentsTexts.page.accepted(formatList(members)),
      });
      // Everything that a family shows is new to the user. The invitation itself is used by now.
      await client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'parent-invite' });
      await navigate(hrefs.dashboard(), { replace: true });
    },
    onError: (error) => {
      recheckSession(client, error);
      // The invitation itself says why it is refused now.
      void client.invalidateQueries({ queryKey: ['parent-invite'] });
    },
  });
}
