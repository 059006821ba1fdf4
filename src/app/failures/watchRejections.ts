import { UserError } from '../../platform/userError.ts';
import { reportError } from './reportError.ts';

/** Rejections that nobody handled show nothing, except for those that are meant for the person (specification 8). */
export function watchRejections(page: Window): void {
  page.addEventListener('unhandledrejection', (event) => {
    event.preventDefault();
    reportError(event.reason);
  });
  page.addEventListener('error', (event) => {
    // Any other error stays the browser's to report: it is a fault of ours, with its place in the code.
    if (!(event.error instanceof UserError)) return;
    event.preventDefault();
    reportError(event.error);
  });
}
