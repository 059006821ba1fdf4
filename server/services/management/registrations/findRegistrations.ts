import { eq } from 'drizzle-orm';
import { countExtras } from '#rules/countExtras.ts';
import type {
  ManagedRegistration,
  RegistrationsOverview,
} from '#schemas/entities/management/managedRegistration.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { courseStops } from '#server/db/schema.ts';
import { searchCandidates } from '../../offer/finding/searchCandidates.ts';
import { fullName } from '../../people/people.ts';
import { loadExtras } from '../../registration/taking/loadExtras.ts';
import { holdsHealth } from '../spreadsheets/sheetAnswers.ts';
import { capacityOf, takenOf } from './capacityOf.ts';
import { peopleWithAlerts } from './healthAnswers.ts';
import { type Entry, loadEntries } from './loadEntries.ts';
import { loadHallPlaces } from './loadHallPlaces.ts';
import { loadPlacesTaken } from './loadPlacesTaken.ts';
import { requireCourseWithTariffs } from './requireCourseWithTariffs.ts';
import { toWireRegistrations } from './toWireRegistrations.ts';

interface WantedRegistrations {
  readonly clubNid: number;
  readonly courseNid: number;
  /** '' finds everybody. */
  readonly search: string;
  readonly state: Entry['state'] | undefined;
  readonly isPaid: boolean | undefined;
  readonly hasAlert: boolean;
  /** Without the right to answers about health, nobody is marked. */
  readonly readsHealth: boolean;
  readonly offset: number;
  readonly limit: number;
}

interface FoundRegistrations {
  readonly page: ManagedRegistration[];
  readonly count: number;
  readonly overview: RegistrationsOverview;
}

/**
 * A page of the registrations and waiting lists of a course. All of them are judged by their few facts, and only those of the page
 * are loaded in full, as in a list of courses.
 */
export async function findRegistrations(
  context: Pick<Context, 'db' | 'clock'>,
  wanted: WantedRegistrations,
): Promise<FoundRegistrations> {
  const { db } = context;
  const { course, tariffs } = await requireCourseWithTariffs(db, wanted);
  const entries = await loadEntries(db, course.nid);
  const present = entries.filter(({ state }) => state !== 'cancelled');
  const alerted = await peopleWithAlerts(db, wanted, wanted.readsHealth ? present.map(({ uid }) => uid) : []);
  const hasAlert = (entry: Entry) => entry.state !== 'cancelled' && alerted.has(entry.uid);
  const { found } = searchCandidates(entries, wanted.search, textOf);
  const matching = found
    .filter(
      (one) =>
        (wanted.state === undefined || one.state === wanted.state) &&
        (wanted.isPaid === undefined || (one.state === 'registered' && one.isOpen !== wanted.isPaid)) &&
        (!wanted.hasAlert || hasAlert(one)),
    )
    .toSorted(byStateAndName);
  const page = matching.slice(wanted.offset, wanted.offset + wanted.limit);
  const taken = await loadExtras(db, { courseNid: course.nid });
  const byTariff = await loadPlacesTaken(context, tariffs);
  const hallPlaces = await loadHallPlaces(db, [course.nid]);
  const countOf = (is: (entry: Entry) => boolean) => entries.filter(is).length;
  return {
    page: await toWireRegistrations(context, { ...wanted, entries: page, hasAlert }),
    count: matching.length,
    overview: {
      course: { ...course, tariff: tariffs[0]?.nid ?? null },
      ...takenOf(tariffs.map((tariff) => ({ ...tariff, by: byTariff(tariff.nid) }))),
      capacity: capacityOf(tariffs, hallPlaces.get(course.nid)),
      registered: countOf(({ state }) => state === 'registered'),
      trials: countOf(({ state, isTrial }) => state === 'registered' && isTrial),
      extras: countExtras(taken.map(({ title }) => title)),
      waiting: countOf(({ state }) => state === 'waiting'),
      cancelled: countOf(({ state }) => state === 'cancelled'),
      unpaid: countOf(({ isOpen }) => isOpen),
      alerts: countOf(hasAlert),
      health: wanted.readsHealth && (await holdsHealth(db, wanted)),
      ...(await stoppedOf(db, course.nid)),
    },
  };
}

async function stoppedOf(db: Database, courseNid: number): Promise<Pick<RegistrationsOverview, 'stopped'>> {
  const [stop] = await db.select().from(courseStops).where(eq(courseStops.courseNid, courseNid));
  return stop ? { stopped: { from: stop.stopsOn, reason: stop.reason } } : {};
}

/** Names and contact details. A number is written as abroad (`+32 470…`) and as people dial it here (`0470…`). */
function textOf({ holder, contact, ...person }: Entry): string {
  return `${fullName(person)} ${holder} ${contact} ${contact.replace(/\+\d{1,3} (?=\d)/g, '0')}`;
}

const stateOrder: Readonly<Record<Entry['state'], number>> = { registered: 0, waiting: 1, cancelled: 2 };
const nameOrder = new Intl.Collator('nl');

function byStateAndName(one: Entry, other: Entry): number {
  return (
    stateOrder[one.state] - stateOrder[other.state] ||
    (one.position ?? 0) - (other.position ?? 0) ||
    nameOrder.compare(fullName(one), fullName(other)) ||
    one.id - other.id
  );
}
