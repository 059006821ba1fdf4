import { failureOf } from '../../api/apiFailure.ts';
import { showNotice } from '../../features/notices/index.ts';
import { UserError } from '../../platform/userError.ts';

/** An error that nobody has dealt with: a UserError is shown, anything else is only logged (specification 8). */
export function reportError(error: unknown): void {
  if (error instanceof UserError) {
    showNotice({ tone: 'danger', title: error.title, message: error.message });
    return;
  }
  // biome-ignore lint/suspicious/noConsole: the log is where somebody who looks for the cause finds it
  console.warn(`Not handled: ${kindOf(error)}`);
}

/** What kind of error it is. Never its message: the server's and the browser's may name people and what they typed. */
function kindOf(error: unknown): string {
  const failure = failureOf(error);
  if (failure?.kind === 'refused') return `ApiFailure refused ${failure.status} ${failure.code ?? ''}`.trim();
  if (failure) return `ApiFailure ${failure.kind}`;
  return error instanceof Error ? error.name : typeof error;
}
