import { useMutation, useQueryClient } from '@tanstack/react-query';
import { post } from '#src/api/call.ts';
import { parentsTexts as texts } from '#src/texts/nl/parents.ts';
import { showNotice } from '../../notices/index.ts';
import { forgetMember } from '../../personal-data/index.ts';
import { recheckSession, sessionQuery, useMembers, useSelectMember } from '../../session/index.ts';
import { refreshParents } from './changeParents.ts';

/**
 * Takes the user out of the family, and removes the family's data from this device.
 * @param login - uid of the logged-in user
 */
export function useLeaveFamily(login: number, onDone: () => void) {
  const client = useQueryClient();
  const select = useSelectMember();
  const family = useMembers();
  return useMutation({
    mutationFn: () => post('leave_family', {}),
    onSuccess: async () => {
      const left =
        family.status === 'known'
          ? family.members.filter(({ uid, isShared }) => uid !== login && !isShared)
          : [];
      select(login);
      showNotice({ tone: 'success', message: texts.leave.done });
      const [session] = sessionQuery().queryKey;
      client.removeQueries({ type: 'inactive', predicate: ({ queryKey }) => queryKey[0] !== session });
      await Promise.all([refreshParents(client), client.invalidateQueries({ queryKey: ['user-clubs'] })]);
      for (const { uid } of left) forgetMember({ uid, login });
      onDone();
    },
    onError: (error) => recheckSession(client, error),
  });
}
