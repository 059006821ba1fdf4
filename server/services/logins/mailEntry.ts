import type { Context } from '../../context.ts';
import type { MailPart } from '../../mail/body/mailPart.ts';
import { nl } from '../../texts/nl.ts';
import type { PersonRow } from '../people/lockPerson.ts';
import { issueCode } from '../sessions/oneTimeCodes.ts';
import { recordHref } from './records/claimMail.ts';
import { issueClaims } from './records/claims.ts';
import { findClaimable } from './records/onPaper.ts';

/**
 * How the reader of a mail gets in by its links. A guest, who has no password, gets in by a code. Somebody on paper has no login either:
 * the link takes the record over in an account, and then opens its page.
 * Decisions: docs/decisions/0208-a-guest-buys-tickets.md, docs/decisions/0343-a-mail-to-a-record-on-paper-takes-it-over.md
 */
export type MailEntry =
  | { readonly by: 'login' }
  | { readonly by: 'guest'; readonly code: string }
  | { readonly by: 'record'; readonly code: string };

type Reader = Pick<PersonRow, 'uid' | 'mail' | 'isGuest' | 'passwordHash' | 'parentUid'>;

/** Makes the code of a reader who needs one. A mail without links needs none: without `portalOrigin` there are no links. */
export async function mailEntry(
  { db, clock, portalOrigin }: Pick<Context, 'db' | 'clock' | 'portalOrigin'>,
  { reader, clubNid }: { readonly reader: Reader; readonly clubNid: number },
): Promise<MailEntry> {
  if (portalOrigin === undefined) return { by: 'login' };
  if (reader.isGuest) {
    const { code } = await issueCode({ db, clock }, { uid: reader.uid, purpose: 'guest' });
    return { by: 'guest', code };
  }
  const claims = await issueClaims({ db, clock }, clubNid, await findClaimable(db, [reader]));
  const [claim] = claims.values();
  return claim ? { by: 'record', code: claim.code } : { by: 'login' };
}

/** The address of a link in a mail. @param path - of the page, with its query */
export function entryHref(origin: string, path: string, entry: MailEntry): string {
  switch (entry.by) {
    case 'login':
      return origin + path;
    case 'guest':
      return `${origin}${path}${path.includes('?') ? '&' : '?'}auth=${entry.code}`;
    case 'record':
      return recordHref(origin, entry.code, path);
  }
}

/** Says under a button how its reader gets in. */
export function entryHint({ by }: MailEntry): MailPart[] {
  const { guestLink, recordLink } = nl.orderMail;
  return by === 'login' ? [] : [{ small: by === 'guest' ? guestLink : recordLink }];
}
