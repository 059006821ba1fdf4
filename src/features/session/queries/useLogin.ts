import { useMutation, useQueryClient } from '@tanstack/react-query';
import { login } from '#src/api/logins.ts';
import { openSession } from './openSession.ts';

export function useLogin() {
  const client = useQueryClient();
  return useMutation({ mutationFn: login, onSuccess: (session) => openSession(client, session) });
}
