import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { post } from '#src/api/call.ts';
import type { RoleInvite } from '#src/api/entities/people/roleInvite.ts';
import { hrefs } from '#src/paths.ts';
import { rolesTexts as texts } from '#src/texts/nl/roles.ts';
import { showNoticeOnNextScreen } from '../../notices/index.ts';
import { recheckSession } from '../../session/index.ts';
import { keptRoleInviteStore } from '../state/keptRoleInviteStore.ts';

/** Takes the role, then opens the teacher's page or the page of the club. */
export function useAcceptRole(code: string, { club, role }: RoleInvite) {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () => post('accept_role_invite', { code }),
    onSuccess: async () => {
      keptRoleInviteStore.getState().forget();
      showNoticeOnNextScreen({ tone: 'success', message: texts.accepted[role](club.title) });
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
