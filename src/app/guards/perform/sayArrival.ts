import { showNotice } from '#src/features/notices/index.ts';
import { guardTexts } from '#src/texts/nl/guard.ts';
import type { Arrival } from '../state/arrivalStore.ts';

/** Says as whom a link logged somebody in, and why they are not where they wanted to be. */
export function sayArrival({ notices, loggedInAs }: Arrival): void {
  if (loggedInAs !== undefined) showNotice({ tone: 'info', message: guardTexts.loggedInAs(loggedInAs) });
  for (const notice of notices) showNotice({ tone: 'warning', message: guardTexts.notices[notice] });
}
