import { useMutation } from '@tanstack/react-query';
import { logOutEverywhere } from '#src/api/logins.ts';
import { redirectTo } from '#src/platform/address/redirectTo.ts';
import { logOutGuarded } from '#src/platform/logoutGuard.ts';
import { forgetStored } from '../state/loginMark.ts';

/** Ends every session of the account, this one too, and continues like any other logout. */
export function useLogOutEverywhere(next: string) {
  return useMutation({
    mutationFn: () => logOutGuarded(logOutEverywhere),
    onSuccess: (isLoggedOut) => {
      if (!isLoggedOut) return;
      forgetStored();
      redirectTo(next);
    },
  });
}
