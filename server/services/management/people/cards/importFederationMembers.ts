import { fillIn } from '@clubpoort/form-engine/headless';
import { and, asc, inArray, not, sql } from 'drizzle-orm';
import type { IsoDay } from '#rules/brusselsTime.ts';
import { plainText } from '#rules/forgivingSearch.ts';
import { cardEnd } from '#rules/season/cardEnd.ts';
import type { ImportedCards } from '#schemas/entities/desk/federationMember.ts';
import { cardNumberPattern } from '#schemas/operations/federation-members.ts';
import type { OperationRequest } from '#schemas/operations.ts';
import { todayOf } from '#server/clock.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { federationMemberships, users } from '#server/db/schema.ts';
import { refusals } from '#server/http/refused.ts';
import type { ClubRow } from '#server/services/clubs/clubs.ts';
import { fullName } from '#server/services/people/people.ts';
import { nl } from '#server/texts/nl.ts';
import { noteAction } from '../../noteAction.ts';
import { isNameless, isOfClub } from '../clubPeople.ts';
import { dayProblem, type FederationRow, loadCardsOf, requireFederation } from './clubFederations.ts';

type Row = OperationRequest<'import_federation_members'>['rows'][number];
type Verdict = ImportedCards['rows'][number];
type Card = typeof federationMemberships.$inferInsert;

interface Import {
  readonly club: ClubRow;
  /** The uid of the manager. */
  readonly by: number;
  /** The federation’s url. */
  readonly federation: string;
  readonly rows: readonly Row[];
}

type Tx = Pick<Context, 'db' | 'clock'>;

interface Judged {
  readonly cards: readonly Card[];
  readonly result: ImportedCards;
}

/** Says what a file of members would do. Changes nothing. */
export async function judgeCards(context: Tx, wanted: Import): Promise<ImportedCards> {
  const federation = await requireFederation(context.db, {
    clubNid: wanted.club.nid,
    url: wanted.federation,
  });
  return (await judge(context, wanted, federation)).result;
}

/** Gives the cards of a file, in one transaction. A wrong row refuses all; rows about nobody of the club are left out. */
export function importFederationMembers(context: Tx, wanted: Import): Promise<ImportedCards> {
  return context.db.transaction(async (db) => {
    const { club, by } = wanted;
    const federation = await requireFederation(db, { clubNid: club.nid, url: wanted.federation }, 'locked');
    const { cards, result } = await judge({ ...context, db }, wanted, federation);
    if (result.rows.some(({ state }) => state === 'wrong'))
      throw refusals.notAvailable(nl.clubPeople.import.wrongRows);
    if (cards.length === 0) return result;
    for (let at = 0; at < cards.length; at += batch) await saveCards(db, cards.slice(at, at + batch));
    await noteAction(
      { ...context, db },
      {
        ...{ clubNid: club.nid, by, action: 'import-cards', oid: null },
        details: { what: nl.clubPeople.cards.count(federation.title, cards.length) },
      },
    );
    return result;
  });
}

const batch = 500;

/** Locks the people in order, as an erasure does, so that nobody gets a card while the account goes. */
async function saveCards(tx: Database, cards: readonly Card[]): Promise<void> {
  const uids = cards.map(({ uid }) => uid);
  const people = await tx
    .select({ uid: users.uid })
    .from(users)
    .where(inArray(users.uid, uids))
    .orderBy(asc(users.uid))
    .for('update');
  if (people.length < uids.length) throw refusals.busy();
  await tx
    .insert(federationMemberships)
    .values([...cards])
    .onConflictDoUpdate({
      target: [federationMemberships.uid, federationMemberships.federationNid],
      set: { membershipNo: sql`excluded.membership_no`, validUntil: sql`excluded.valid_until` },
    });
}

/** Somebody of the club with that name, as far as a file tells people apart. */
interface Known {
  readonly uid: number;
  readonly fname: string;
  readonly lname: string;
  readonly birthdate: IsoDay | null;
}

async function judge({ db, clock }: Tx, { club, rows }: Import, federation: FederationRow): Promise<Judged> {
  const today = todayOf(clock);
  const people = Map.groupBy(await loadKnown(db, club.nid), keyOf);
  const standing = await loadCardsOf(db, federation.nid);
  const cardOf = new Map(standing.map(({ card }) => [card.uid, card]));
  const holderOf = new Map(standing.map((one) => [one.card.membershipNo, one]));
  const seen = { people: new Set<number>(), numbers: new Set<string>() };
  const texts = nl.clubPeople.cards;
  const cards: Card[] = [];
  const verdicts = rows.map((row): Verdict => {
    const found = personOf(row, people.get(keyOf(row)) ?? []);
    if (typeof found !== 'object')
      return { state: found === 'several' ? 'double' : 'unknown', problem: texts[found] };
    const { uid } = found;
    if (seen.people.has(uid)) return { state: 'double', problem: texts.before };
    seen.people.add(uid);
    const before = cardOf.get(uid);
    // A file without a column of numbers renews what is there.
    const number = row.number === undefined || row.number === '' ? (before?.membershipNo ?? '') : row.number;
    const until =
      row.until === undefined || row.until === '' ? cardEnd(federation.seasonEnds, today) : row.until;
    const holder = holderOf.get(number);
    const problem = !new RegExp(cardNumberPattern).test(number)
      ? texts.noNumber
      : seen.numbers.has(number)
        ? texts.twice
        : holder && holder.card.uid !== uid
          ? fillIn(texts.taken, { name: fullName(holder) })
          : dayProblem(until, today, before?.validUntil);
    seen.numbers.add(number);
    if (problem !== undefined) return { state: 'wrong', problem };
    if (before?.membershipNo === number && before.validUntil === until) return { state: 'same', problem: '' };
    cards.push({
      ...{ uid, federationNid: federation.nid, type: before?.type ?? 'member' },
      ...{ membershipNo: number, validUntil: until },
    });
    return { state: before ? 'changed' : 'new', problem: '' };
  });
  return { cards, result: { rows: verdicts, saved: cards.length } };
}

/** Finds the person whom a row is about among those with its name. */
function personOf(
  { birthdate = '' }: Row,
  named: readonly Known[],
): Known | 'unknown' | 'several' | 'otherBirthdate' {
  if (named.length === 0) return 'unknown';
  const same = birthdate === '' ? named : named.filter((one) => one.birthdate === birthdate);
  const possible = same.length === 0 ? named.filter((one) => one.birthdate === null) : same;
  const [one, other] = possible;
  if (!one) return 'otherBirthdate';
  return other ? 'several' : one;
}

async function loadKnown(db: Database, clubNid: number): Promise<Known[]> {
  const { uid, fname, lname, birthdate } = users;
  return db
    .select({ uid, fname, lname, birthdate })
    .from(users)
    .where(and(isOfClub(clubNid), not(isNameless())));
}

/** A name without accents, capitals, spaces and signs: `D’Hondt` is `dhondt`. */
function keyOf({ fname, lname }: Pick<Known, 'fname' | 'lname'>): string {
  return plainText(`${fname}${lname}`).replaceAll(/[^\p{L}\p{N}]/gu, '');
}
