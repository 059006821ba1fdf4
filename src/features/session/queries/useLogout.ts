import { useMutation } from '@tanstack/react-query';
import { logout } from '#src/api/session.ts';
import { redirectTo } from '#src/platform/redirectTo.ts';
import { noticeTitles } from '#src/texts/nl/notices.ts';
import { failureText } from '../../failures/index.ts';
import { showNotice } from '../../notices/index.ts';
import { forgetStored } from '../state/loginMark.ts';

/**
 * Ends the session. What the browser holds is forgotten, and the page is loaded anew at `next`: nothing private stays in
 * memory, whichever store had it.
 */
export function useLogout(next: string) {
  return useMutation({
    mutationFn: logout,
    onSuccess: () => {
      forgetStored();
      redirectTo(next);
    },
    onError: (error) =>
      showNotice({ tone: 'danger', title: noticeTitles.refused, message: failureText(error) }),
  });
}
