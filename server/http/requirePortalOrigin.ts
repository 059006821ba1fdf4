import { nl } from '../texts/nl.ts';
import { Refused } from './refused.ts';

/** The origin for links in mails. Throws where it isn't known for sure, because no mail may go out then. */
export function requirePortalOrigin(origin: string | undefined): string {
  if (origin !== undefined) return origin;
  throw new Refused(
    503,
    { errors: [nl.refusals.unavailable], code: 'unavailable' },
    { incident: 'no mail can be sent: PORTAL_URL is not set, and the host of the request proves nothing' },
  );
}
