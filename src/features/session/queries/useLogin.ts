import { useMutation, useQueryClient } from '@tanstack/react-query';
import { login } from '../../../api/session.ts';
import { sessionQuery } from './sessionQuery.ts';

export function useLogin() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: login,
    onSuccess: (session) => {
      // What was asked as a visitor may be answered differently now: the next screen asks again.
      void client.invalidateQueries({ refetchType: 'none' });
      client.setQueryData(sessionQuery().queryKey, session);
    },
  });
}
