import { and, eq, ne, sql } from 'drizzle-orm';
import { needsGuardian } from '#rules/guardian.ts';
import type { OperationRequest } from '#schemas/operations.ts';
import { todayOf } from '#server/clock.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { users } from '#server/db/schema.ts';
import { refusals } from '#server/http/refused.ts';
import { nl } from '#server/texts/nl.ts';
import { revokeCodes } from '../../sessions/oneTimeCodes.ts';
import { closeSessionsOf, openSession } from '../../sessions/sessions.ts';
import { lockPerson, type PersonRow } from '../lockPerson.ts';
import { keepNationalNumber } from '../nationalNumbers.ts';
import { personColor } from '../personColor.ts';
import { checkKnownGuardian, checkNewGuardian, noGuardianChosen } from './checkGuardian.ts';

export interface GuardianWish {
  /** The minor, whose session asks. */
  readonly minorUid: number;
  readonly request: OperationRequest<'add_new_parent'>;
}

/**
 * Gives a minor a guardian. The minor's mail and password become those of the guardian, who then
 * holds the account for the minor and the rest of the family. Of two concurrent requests the second is refused: the minor's row
 * is locked and has a parent by then.
 * Decision: docs/decisions/0025-the-guardian-takes-over-the-account.md
 *
 * @returns the token of a session of the guardian
 */
export async function appointGuardian(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  wish: GuardianWish,
): Promise<string> {
  return db.transaction(async (tx) => {
    const uid = await appoint({ db: tx, clock }, wish);
    return openSession({ db: tx, clock }, { uid });
  });
}

/** @returns the guardian's uid */
async function appoint(
  { db: tx, clock }: Pick<Context, 'db' | 'clock'>,
  { minorUid, request }: GuardianWish,
): Promise<number> {
  const minor = await lockPerson(tx, minorUid);
  if (minor.parentUid !== null) throw refusals.notAvailable(nl.guardian.alreadyThere);
  if (!needsGuardian(minor.birthdate, todayOf(clock))) throw refusals.notAvailable(nl.guardian.notNeeded);
  const guardianUid = request.setFamilyMemberAsParent
    ? await takeMember({ db: tx, clock }, { minor, request })
    : await insertGuardian({ db: tx, clock }, { minor, request });
  await handOver(tx, { minor, guardianUid });
  await closeSessionsOf(tx, minor.uid);
  await revokeCodes({ db: tx, clock }, minor.uid);
  return guardianUid;
}

interface Appointment {
  readonly minor: PersonRow;
  readonly request: GuardianWish['request'];
}

async function insertGuardian(
  { db: tx, clock }: Pick<Context, 'db' | 'clock'>,
  { minor, request }: Appointment,
): Promise<number> {
  const { fname, lname, birthdate, phone } = request;
  const { text } = checkNewGuardian(minor.uid, { fname, lname, birthdate, phone }, todayOf(clock));
  const family = await tx.select({ color: users.color }).from(users).where(eq(users.parentUid, minor.uid));
  const [guardian] = await tx
    .insert(users)
    .values({
      fname: text('fname'),
      lname: text('lname'),
      birthdate: text('birthdate'),
      phone: text('phone'),
      color: personColor([minor, ...family].map(({ color }) => color)),
    })
    .returning({ uid: users.uid });
  if (!guardian) throw new Error('The database returned no guardian');
  return guardian.uid;
}

/** The chosen family member becomes the guardian. Refuses the minor, anybody outside the family, and a member with a login. */
async function takeMember(
  { db: tx, clock }: Pick<Context, 'db' | 'clock'>,
  { minor, request }: Appointment,
): Promise<number> {
  if (request.uid === undefined || request.uid === minor.uid) throw noGuardianChosen(minor.uid);
  const member = await lockPerson(tx, request.uid);
  if (member.parentUid !== minor.uid || member.passwordHash !== null) throw refusals.forbidden();
  const birthdate = checkKnownGuardian(member, request.birthdate, todayOf(clock));
  if (birthdate !== undefined) {
    await tx.update(users).set({ birthdate }).where(eq(users.uid, member.uid));
    // The stored national number agreed with the wrong birthdate.
    await keepNationalNumber(tx, member.uid, '');
  }
  return member.uid;
}

/** The minor gives up the login before the guardian gets it, because one mail logs one person in. */
async function handOver(
  tx: Database,
  { minor, guardianUid }: { minor: PersonRow; guardianUid: number },
): Promise<void> {
  const { mail, confirmedMail, passwordHash } = minor;
  await tx
    .update(users)
    .set({ parentUid: guardianUid, mail: null, confirmedMail: null, passwordHash: null })
    .where(eq(users.uid, minor.uid));
  await tx
    .update(users)
    .set({ parentUid: guardianUid })
    .where(and(eq(users.parentUid, minor.uid), ne(users.uid, guardianUid)));
  // Makes the guardian's earlier address the second one, unless there is another, so that it still gets messages.
  const secondMail = sql<string>`case when ${users.secondMail} in ('', ${mail}) then coalesce(nullif(${users.mail}, ${mail}), '') else ${users.secondMail} end`;
  await tx
    .update(users)
    .set({ parentUid: null, mail, confirmedMail, passwordHash, secondMail })
    .where(eq(users.uid, guardianUid));
}
