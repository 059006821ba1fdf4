import { and, asc, eq, inArray } from 'drizzle-orm';
import { isoDayOf } from '#rules/brusselsTime.ts';
import { isPassValidOn } from '#rules/passValidity.ts';
import type { DoorList, DoorTicket } from '#schemas/entities/door/door.ts';
import { unixSecondsOf } from '#server/clock.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { isOneOf } from '#server/db/isOneOf.ts';
import { federationMemberships, federations, passCards, passes, users } from '#server/db/schema.ts';
import { fullName } from '../../people/people.ts';
import { findParticipants } from '../../teacher/findParticipants.ts';
import { hashOf } from './hashOf.ts';
import { type DoorLesson, requireDoorLesson } from './loadDoorLessons.ts';

type PassCardRow = typeof passCards.$inferSelect;

/** Everything that a device at the door of a lesson needs. */
export async function loadLessonList(
  context: Pick<Context, 'db' | 'clock'>,
  wanted: { readonly clubNid: number; readonly session: number },
): Promise<DoorList> {
  const { event, ...lesson } = await requireDoorLesson(context, wanted);
  return { event, tickets: await loadLessonPeople(context.db, wanted.clubNid, lesson), elsewhere: [] };
}

/** Who is expected at a lesson, and everybody else with a pass of the club, by name. Each comes in by a card or by name. */
async function loadLessonPeople(db: Database, clubNid: number, lesson: DoorLesson): Promise<DoorTicket[]> {
  const expected = await findParticipants(db, lesson.session);
  const cards = await loadCards(db, { clubNid });
  const uids = [...new Set([...expected.keys(), ...cards.map(({ card }) => card.uid)])];
  if (uids.length === 0) return [];
  const people = await db.select().from(users).where(isOneOf(users.uid, uids));
  const numbers = await loadNumbers(db, { clubNid, uids }, lesson);
  const cardsOf = Map.groupBy(cards, ({ card }) => card.uid);
  return people
    .map((person) => {
      const theirs = cardsOf.get(person.uid) ?? [];
      const codes = [...theirs.map(({ card }) => card.code), ...(numbers.get(person.uid) ?? [])];
      const known = {
        ...{ id: `p${person.uid}`, name: fullName(person), place: '', group: null },
        hashes: codes.map(hashOf),
      };
      if (expected.has(person.uid)) return { ...known, tariff: '', state: 'valid' as const, turns: null };
      const rows = theirs.map(({ card }) => card);
      const paying = cardToPay(rows, lesson);
      return {
        ...known,
        tariff: theirs.find(({ card }) => card.id === (paying ?? rows.at(-1))?.id)?.label ?? '',
        state: paying ? (isFull(lesson) ? ('full' as const) : ('valid' as const)) : ('empty' as const),
        turns: validCards(rows, lesson).reduce((sum, { credit }) => sum + credit, 0),
      };
    })
    .toSorted((one, other) => one.name.localeCompare(other.name, 'nl') || one.id.localeCompare(other.id));
}

/** The card whose turns pay for a lesson: the one that expires first; undefined where none has enough. */
export function cardToPay(cards: readonly PassCardRow[], lesson: DoorLesson): PassCardRow | undefined {
  const byEnd = (one: PassCardRow, other: PassCardRow) =>
    (one.validUntil ?? forEver).localeCompare(other.validUntil ?? forEver) || one.id - other.id;
  return validCards(cards, lesson)
    .filter(({ credit }) => credit >= lesson.turns)
    .toSorted(byEnd)[0];
}

const forEver = '9999-12-31';

function validCards(cards: readonly PassCardRow[], { session }: DoorLesson): PassCardRow[] {
  const day = isoDayOf(unixSecondsOf(session.startsAt));
  return cards.filter(({ validUntil }) => isPassValidOn(validUntil, day));
}

/** Whether no guest has a place any more. */
export function isFull({ session: { guestCapacity, guests } }: DoorLesson): boolean {
  return guestCapacity !== null && guests >= guestCapacity;
}

/** The passes that people have at a club; `uids`: of these people alone. */
export function loadCards(
  db: Database,
  { clubNid, uids }: { readonly clubNid: number; readonly uids?: readonly number[] },
) {
  return db
    .select({ card: passCards, label: passes.label })
    .from(passCards)
    .innerJoin(passes, eq(passes.nid, passCards.passNid))
    .where(and(eq(passCards.clubNid, clubNid), uids && inArray(passCards.uid, [...uids])))
    .orderBy(asc(passCards.id));
}

/** The numbers on the membership cards that a club gave people and that are valid on the day of a lesson. */
async function loadNumbers(
  db: Database,
  { clubNid, uids }: { readonly clubNid: number; readonly uids: number[] },
  { session }: DoorLesson,
) {
  const found = await db
    .select({
      uid: federationMemberships.uid,
      membershipNo: federationMemberships.membershipNo,
      validUntil: federationMemberships.validUntil,
    })
    .from(federationMemberships)
    .innerJoin(federations, eq(federations.nid, federationMemberships.federationNid))
    .where(and(eq(federations.clubNid, clubNid), isOneOf(federationMemberships.uid, uids)));
  const day = isoDayOf(unixSecondsOf(session.startsAt));
  const valid = found.filter(({ validUntil }) => validUntil === null || validUntil >= day);
  const byUid = Map.groupBy(valid, ({ uid }) => uid);
  return new Map([...byUid].map(([uid, theirs]) => [uid, theirs.map(({ membershipNo }) => membershipNo)]));
}
