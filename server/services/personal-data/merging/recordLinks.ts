import { and, eq, gt, isNull, lte, or } from 'drizzle-orm';
import type { RecordLink } from '#schemas/entities/desk/importedPeople.ts';
import { type Clock, unixSecondsOf } from '#server/clock.ts';
import type { Context } from '#server/context.ts';
import { capTimes } from '#server/db/capTimes.ts';
import type { Database } from '#server/db/database.ts';
import { clubs, mergeProposals, orders, recordClaimPeople, recordClaims, users } from '#server/db/schema.ts';
import { refusals } from '#server/http/refused.ts';
import { hashSecretToken } from '#server/secretToken.ts';
import { nl } from '#server/texts/nl.ts';
import { claimLifetime } from '../../logins/records/claims.ts';
import { noteAction } from '../../management/noteAction.ts';
import type { PersonRow } from '../../people/lockPerson.ts';
import { fullName } from '../../people/people.ts';
import type { Caller } from '../../sessions/caller.ts';
import { codeUsed } from '../../sessions/oneTimeCodes.ts';
import { mergePeople } from './mergePeople.ts';
import { accountOf, clashesOf } from './proposeMerge.ts';

type DbAndClock = Pick<Context, 'db' | 'clock'>;

/** @throws the same refusal for an unknown, an ended and an answered link */
export async function showRecordLink({ db, clock }: DbAndClock, code: string): Promise<RecordLink> {
  const found = await findLink({ db, clock }, code);
  const { club, expiresAt, people, mail } = found;
  return {
    ...{ kind: found.kind, club, mail, expires: unixSecondsOf(expiresAt) },
    people: people.map((one) => ({ name: fullName(one), birthdate: one.birthdate ?? '' })),
  };
}

interface Answer {
  readonly caller: Caller;
  readonly code: string;
  readonly accept: boolean;
  /** Records that the caller reads the mailbox of the own address. */
  readonly proveMailbox: (
    tx: Database,
    proof: { readonly uid: number; readonly mail: string },
  ) => Promise<void>;
}

/** Answers a mailed link. The code works once. */
export function answerRecordLink({ db, clock }: DbAndClock, answer: Answer): Promise<void> {
  return db.transaction((tx) => answerIn({ db: tx, clock }, answer));
}

async function answerIn({ db: tx, clock }: DbAndClock, answer: Answer): Promise<void> {
  const found = await findLink({ db: tx, clock }, answer.code);
  if (found.kind === 'merge') return answerMerge({ db: tx, clock }, answer, found.proposal);
  await tx.delete(recordClaims).where(eq(recordClaims.id, found.id));
  if (!answer.accept) return;
  const { caller } = answer;
  const [self] = await tx.select().from(users).where(eq(users.uid, caller.uid));
  if (!self) throw refusals.busy();
  for (const person of found.people) await claim(tx, { person, caller, self });
  // The code proves the mailbox, so an own address that it was mailed to counts as confirmed.
  if (self.mail === found.mail) await answer.proveMailbox(tx, { uid: self.uid, mail: found.mail });
}

interface Claimed {
  readonly person: PersonRow;
  readonly caller: Caller;
  readonly self: PersonRow;
}

/** The person is the caller or somebody of the household by name and birthdate, or joins the household. */
async function claim(tx: Database, { person, caller, self }: Claimed): Promise<void> {
  const household = await tx
    .select()
    .from(users)
    .where(or(eq(users.uid, caller.holder), eq(users.parentUid, caller.holder)));
  const same = [self, ...household].find((one) => isSamePerson(one, person));
  if (!same) {
    const set = { parentUid: caller.holder, mail: null };
    await tx.update(users).set(set).where(eq(users.uid, person.uid));
    // The mails about these orders, such as a reminder, go to whoever placed them.
    await tx.update(orders).set({ placedBy: caller.uid }).where(eq(orders.placedBy, person.uid));
    return;
  }
  const [clash] = await clashesOf(tx, same, person);
  if (clash !== undefined) throw refusals.notAvailable(clash);
  await mergePeople(tx, { kept: same.uid, gone: person.uid });
}

type Named = Pick<PersonRow, 'fname' | 'lname' | 'birthdate'>;

function isSamePerson(one: Named, other: Named): boolean {
  const isOneDay = one.birthdate === null || other.birthdate === null || one.birthdate === other.birthdate;
  return isOneDay && fullName(one).toLowerCase() === fullName(other).toLowerCase();
}

/** One side agrees. Once both did, the records become one. */
async function answerMerge(
  { db: tx, clock }: DbAndClock,
  { caller, code, accept }: Answer,
  proposal: typeof mergeProposals.$inferSelect,
): Promise<void> {
  const isThis = eq(mergeProposals.id, proposal.id);
  const [locked] = await tx.select().from(mergeProposals).where(isThis).for('update');
  if (!locked) throw codeUsed(nl.clubPeople.linkUsed);
  const isKept = locked.keptCodeHash === hashSecretToken(code);
  const side = isKept ? locked.keptUid : locked.goneUid;
  const [person] = await tx.select().from(users).where(eq(users.uid, side));
  const account = person && (await accountOf(tx, person));
  if (account && account.uid !== caller.uid && account.uid !== caller.holder)
    throw refusals.forbidden(nl.clubPeople.otherAccount);
  if (!accept) {
    await tx.delete(mergeProposals).where(isThis);
    return;
  }
  const set = isKept ? { keptCodeHash: null } : { goneCodeHash: null };
  const [left] = await tx.update(mergeProposals).set(set).where(isThis).returning();
  if (!left || left.keptCodeHash !== null || left.goneCodeHash !== null) return;
  const { keptUid: kept, goneUid: gone, clubNid, proposedBy } = left;
  const [stays] = await tx.select().from(users).where(eq(users.uid, kept));
  const [goes] = await tx.select().from(users).where(eq(users.uid, gone));
  if (!stays || !goes) throw refusals.busy();
  const [clash] = await clashesOf(tx, stays, goes);
  if (clash !== undefined) throw refusals.notAvailable(clash);
  if (proposedBy !== null)
    await noteAction(
      { db: tx, clock },
      {
        ...{ clubNid, by: proposedBy, action: 'merge-people', oid: null, about: kept },
        details: { what: '' },
      },
    );
  await mergePeople(tx, { kept, gone });
}

type FoundLink =
  | {
      readonly kind: 'claim';
      readonly id: number;
      readonly club: string;
      readonly mail: string;
      readonly expiresAt: Date;
      readonly people: PersonRow[];
    }
  | {
      readonly kind: 'merge';
      readonly club: string;
      readonly mail: '';
      readonly expiresAt: Date;
      readonly people: PersonRow[];
      readonly proposal: typeof mergeProposals.$inferSelect;
    };

async function findLink({ db, clock }: DbAndClock, code: string): Promise<FoundLink> {
  const codeHash = hashSecretToken(code);
  const [claimed] = await db
    .select({ claim: recordClaims, club: clubs.title })
    .from(recordClaims)
    .innerJoin(clubs, eq(clubs.nid, recordClaims.clubNid))
    .where(and(eq(recordClaims.codeHash, codeHash), isOpen(clock, recordClaims)));
  if (claimed) {
    const { id, mail, expiresAt } = claimed.claim;
    const people = await db
      .select({ person: users })
      .from(recordClaimPeople)
      .innerJoin(users, eq(users.uid, recordClaimPeople.uid))
      .where(and(eq(recordClaimPeople.claimId, id), isNull(users.passwordHash), isNull(users.parentUid)))
      .orderBy(users.uid);
    // The people of this link were taken over by another one.
    if (people.length === 0) throw codeUsed(nl.clubPeople.linkUsed);
    return {
      ...{ kind: 'claim', id, mail, expiresAt, club: claimed.club },
      people: people.map(({ person }) => person),
    };
  }
  const isSide = or(eq(mergeProposals.keptCodeHash, codeHash), eq(mergeProposals.goneCodeHash, codeHash));
  const [proposed] = await db
    .select({ proposal: mergeProposals, club: clubs.title })
    .from(mergeProposals)
    .innerJoin(clubs, eq(clubs.nid, mergeProposals.clubNid))
    .where(and(isSide, isOpen(clock, mergeProposals)));
  if (!proposed) throw codeUsed(nl.clubPeople.linkUsed);
  const { proposal, club } = proposed;
  const [stays] = await db.select().from(users).where(eq(users.uid, proposal.keptUid));
  const [goes] = await db.select().from(users).where(eq(users.uid, proposal.goneUid));
  return {
    ...{ kind: 'merge', club, mail: '', expiresAt: proposal.expiresAt, proposal },
    people: [stays, goes].flatMap((one) => one ?? []),
  };
}

function isOpen(clock: Clock, { expiresAt }: typeof recordClaims | typeof mergeProposals) {
  return gt(expiresAt, clock.now());
}

/** Deletes links that have ended. */
export async function sweepRecordLinks(db: Database, now: Date): Promise<void> {
  for (const table of [recordClaims, mergeProposals]) {
    await db.delete(table).where(lte(table.expiresAt, now));
    await capTimes(db, { column: table.expiresAt, now, seconds: claimLifetime });
  }
}
