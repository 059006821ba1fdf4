import { showNotice } from '#src/features/notices/index.ts';
import { guardTexts } from '#src/texts/nl/guard.ts';
import type { Arrival } from '../state/arrivalStore.ts';

/** Tells the person to which account a link logged them in, and why they landed on another screen. */
export function showArrivalNotices({ notices, loggedInAs }: Arrival): void {
  if (loggedInAs !== undefined) showNotice({ tone: 'info', message: guardTexts.loggedInAs(loggedInAs) });
  for (const notice of notices) showNotice({ tone: 'warning', message: guardTexts.notices[notice] });
}
