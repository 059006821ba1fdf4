import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isRefusedWith } from '#src/api/apiFailure.ts';
import { addFamilyMember } from '#src/api/family.ts';
import { familyQuery, recheckSession, refreshFamily, useSession } from '#src/features/session/index.ts';
import { knownChild, type NewChild, wireChild } from '../view/enrolment/newChild.ts';

/**
 * Adds a child to the family. A child who is in the family already is found there, because the answer to an earlier attempt may
 * have been lost.
 *
 * @returns a mutation that gives the child's uid
 */
export function useAddChild() {
  const client = useQueryClient();
  const session = useSession();
  const holder = session.status === 'user' ? session.user.uid : undefined;
  return useMutation({
    mutationFn: async (child: NewChild): Promise<number> => {
      try {
        const { uid } = await addFamilyMember(wireChild(child));
        await refreshFamily(client);
        return uid;
      } catch (error) {
        if (!isRefusedWith(error, 'conflict')) throw error;
        await refreshFamily(client);
        const known = knownChild(child, client.getQueryData(familyQuery(holder).queryKey) ?? []);
        if (!known) throw error;
        return known.uid;
      }
    },
    onError: (error) => recheckSession(client, error),
  });
}
