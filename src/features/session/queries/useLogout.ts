import { useMutation } from '@tanstack/react-query';
import { logout } from '#src/api/session.ts';
import { redirectTo } from '#src/platform/address/redirectTo.ts';
import { logOutGuarded } from '#src/platform/logoutGuard.ts';
import { noticeTitles } from '#src/texts/nl/notices.ts';
import { failureText } from '../../failures/index.ts';
import { showNotice } from '../../notices/index.ts';
import { forgetStored } from '../state/loginMark.ts';

/**
 * Logs out, clears this browser's storage and loads `next` as a new page. The reload makes sure that no store keeps private
 * data in memory.
 */
export function useLogout(next: string) {
  return useMutation({
    mutationFn: () => logOutGuarded(logout),
    onSuccess: (isLoggedOut) => {
      if (!isLoggedOut) return;
      forgetStored();
      redirectTo(next);
    },
    onError: (error) =>
      showNotice({ tone: 'danger', title: noticeTitles.refused, message: failureText(error) }),
  });
}
