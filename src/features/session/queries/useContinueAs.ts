import { useMutation, useQueryClient } from '@tanstack/react-query';
import { exchangeAuthCode } from '#src/api/authCodes.ts';
import { outlivesReload } from '#src/api/session.ts';
import { accountSwitchStore } from '../state/sessionStores.ts';
import { openSession } from './openSession.ts';

/** Logs in with a code and removes everything of the previous user. */
export function useContinueAs() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: exchangeAuthCode,
    onSuccess: (session) => {
      openSession(client, session);
      accountSwitchStore.setState({ asked: undefined });
      if (outlivesReload()) window.location.reload();
    },
  });
}
