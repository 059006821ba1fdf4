import { failureOf } from '../../api/apiFailure.ts';
import { showNotice } from '../../features/notices/index.ts';
import { UserError } from '../../platform/userError.ts';

/** Handles an error that no other code handled: shows a UserError and only logs any other (specification 8). */
export function reportError(error: unknown): void {
  if (error instanceof UserError) {
    showNotice({ tone: 'danger', title: error.title, message: error.message });
    return;
  }
  // biome-ignore lint/suspicious/noConsole: the log is where somebody who looks for the cause finds it
  console.warn(`Not handled: ${kindOf(error)}`);
}

/** The kind of the error, for the log. Never its message: server and browser messages may contain names and typed text. */
function kindOf(error: unknown): string {
  const failure = failureOf(error);
  if (failure?.kind === 'refused') return `ApiFailure refused ${failure.status} ${failure.code ?? ''}`.trim();
  if (failure) return `ApiFailure ${failure.kind}`;
  return error instanceof Error ? error.name : typeof error;
}

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
