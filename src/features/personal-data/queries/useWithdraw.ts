import { useMutation, useQueryClient } from '@tanstack/react-query';
import { withdrawHealthConsent } from '#src/api/personalData.ts';

/** Withdraws the consents about health of a person. Forms that were loaded still have the answers, so they load again. */
export function useWithdraw(uid: number, onDone: (deleted: number) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => withdrawHealthConsent(uid),
    onSuccess: async (deleted) => {
      onDone(deleted);
      await client.invalidateQueries({ refetchType: 'none' });
    },
  });
}
