import { useMutation, useQueryClient } from '@tanstack/react-query';
import { confirmMail } from '#src/api/account.ts';
import { recheckSession } from '../../session/index.ts';

/** Confirms an address by the code of a mail. From then on, invitations to that address are shown. */
export function useConfirmMail() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: confirmMail,
    onSuccess: () => client.invalidateQueries(),
    onError: (error) => recheckSession(client, error),
  });
}
