import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { outgoingMails, users } from '../../db/schema.ts';

/** Maximum number of mails in the list: a list of addresses that all fail needs no more. */
const most = 500;

/** The mails of a club that could not be delivered, the latest first, with the person who did not get each. */
export function loadUndeliveredMails(db: Database, clubNid: number) {
  return db
    .select({ mail: outgoingMails, person: { fname: users.fname, lname: users.lname } })
    .from(outgoingMails)
    .leftJoin(users, eq(users.uid, outgoingMails.uid))
    .where(and(eq(outgoingMails.clubNid, clubNid), isNotNull(outgoingMails.failedAt)))
    .orderBy(desc(outgoingMails.failedAt), desc(outgoingMails.id))
    .limit(most);
}

/** Why a mail server refused a mail, by the codes of RFC 5321 4.2.3. A refused login is about this installation. */
export function whyUndelivered(failure: string): 'address' | 'full' | 'refused' | 'unreachable' {
  const [, command, code] = /^(EENVELOPE|EMESSAGE) (5\d\d)$/.exec(failure) ?? [];
  if (code === undefined) return 'unreachable';
  if (code === '552') return 'full';
  // After RCPT TO, before the mail itself was seen.
  return command === 'EENVELOPE' ? 'address' : 'refused';
}
