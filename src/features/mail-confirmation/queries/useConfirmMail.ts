import { useMutation, useQueryClient } from '@tanstack/react-query';
import { confirmMail } from '#src/api/account.ts';
import { doubtSession } from '../../session/index.ts';

/** Confirms an address by the code of a mail; invitations to the address show up on the screens from then on. */
export function useConfirmMail() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: confirmMail,
    onSuccess: () => client.invalidateQueries(),
    onError: (error) => doubtSession(client, error),
  });
}
