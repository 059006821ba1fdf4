import { UserError } from '../../platform/userError.ts';
import { reportError } from './reportError.ts';

/** Reports unhandled rejections to `reportError`, so that only errors meant for the person show a notice (specification 8). */
export function watchRejections(page: Window): void {
  page.addEventListener('unhandledrejection', (event) => {
    event.preventDefault();
    reportError(event.reason);
  });
  page.addEventListener('error', (event) => {
    // The browser reports any other error itself, with its place in the code: it is a bug of the portal.
    if (!(event.error instanceof UserError)) return;
    event.preventDefault();
    reportError(event.error);
  });
}
