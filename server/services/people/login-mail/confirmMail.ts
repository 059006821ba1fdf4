import { nl as formTexts } from '@clubpoort/form-engine/headless';
import { eq } from 'drizzle-orm';
import type { Clock } from '#server/clock.ts';
import type { Database } from '#server/db/database.ts';
import { users } from '#server/db/schema.ts';
import { violates } from '#server/db/violates.ts';
import { Refused, refusals } from '#server/http/refused.ts';
import { nl } from '#server/texts/nl.ts';
import { codeUsed, findCode, revokeCodes, useCode as spendCode } from '../../sessions/oneTimeCodes.ts';
import { lockPerson, type PersonRow } from '../lockPerson.ts';

interface Confirmation {
  readonly caller: { readonly uid: number };
  readonly code: string;
}

export interface ConfirmedMail {
  readonly mail: string;
  /** The person as they were, where they log in with another address from now on. */
  readonly left?: PersonRow;
}

/**
 * Confirms the address that a mailed code is for; an address that was asked for takes the place of the old one. Both the
 * mailbox and the account's own session are needed: who has one of them alone gets nowhere.
 *
 * @throws a refusal where the code is not good, is somebody else's, or its address is the login of another account by now
 */
export async function confirmMail(
  db: Database,
  clock: Clock,
  confirmation: Confirmation,
): Promise<ConfirmedMail> {
  try {
    return await db.transaction((tx) => confirm(tx, clock, confirmation));
  } catch (error) {
    // Somebody made an account with this mail after the link was sent.
    if (!violates(error, 'users_mail_logs_in_once')) throw error;
    throw new Refused(409, { errors: [formTexts.emailInUse], code: 'account-exists' });
  }
}

async function confirm(tx: Database, clock: Clock, { caller, code }: Confirmation): Promise<ConfirmedMail> {
  const owner = await findCode(tx, clock, code, 'mail');
  if (owner !== undefined && owner !== caller.uid) throw refusals.forbidden(nl.refusals.mailCodeOfOther);
  // Before the code: the codes of one person are revoked by whoever has the person, and two at once would wait for each other.
  const before = await lockPerson(tx, caller.uid);
  const used = await spendCode(tx, clock, code, 'mail');
  if (used?.mail === undefined) throw codeUsed(nl.refusals.mailCodeUsed);
  const { mail } = used;
  const secondMail = withoutMail(before.secondMail, mail);
  await tx.update(users).set({ mail, confirmedMail: mail, secondMail }).where(eq(users.uid, caller.uid));
  if (before.mail === mail) return { mail };
  // What was mailed to the old address must not open the account any more.
  await revokeCodes(tx, clock, caller.uid);
  return { mail, left: before };
}

/** A list of addresses without one: a second address is never the first (Specification 5.1). */
function withoutMail(list: string, mail: string): string {
  return list
    .split(';')
    .filter((one) => one.trim() !== mail)
    .join(';');
}
