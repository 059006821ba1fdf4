import { useMutation, useQueryClient } from '@tanstack/react-query';
import { login } from '#src/api/logins.ts';
import { rememberOwnDevice } from '../state/ownDevice.ts';
import { openSession } from './openSession.ts';

export function useLogin() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: login,
    onSuccess: (session, { stays }) => {
      openSession(client, session);
      // After it, because the login of another account clears the storage.
      if (session.user) rememberOwnDevice(session.user.uid, stays);
    },
  });
}
