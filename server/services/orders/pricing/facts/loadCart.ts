import { and, eq, gt, inArray, or } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { isOneOf } from '#server/db/isOneOf.ts';
import { reservations } from '#server/db/schema.ts';
import { type Given, keptStatement } from '#server/db/statements/keptStatement.ts';
import type { CartSelection } from '#server/services/cart/cartSelection.ts';
import { loadOccupancies } from '#server/services/holds/occupancy.ts';
import { loadCoursesOfTariffs } from '#server/services/offer/loadCourses.ts';
import { loadFirst } from '#server/services/offer/loadFirst.ts';
import { loadRegistrationStatus } from '#server/services/offer/registrationStatus.ts';
import type { CartFacts, SelectionToPrice } from './cartFacts.ts';
import { loadEarlier } from './loadEarlier.ts';
import {
  loadFamily,
  loadInvites,
  loadPasses,
  loadServices,
  loadTrialSessions,
  loadVariants,
} from './loadItems.ts';
import { loadPassCards, loadUitpasCards, loadVouchers } from './loadReductions.ts';
import { loadUitpasHolders } from './loadUitpasHolders.ts';

/** Reads everything that the price of a cart depends on. Skips whatever is not in the cart. */
export async function loadCart(db: Database, selection: SelectionToPrice, now: Date): Promise<CartFacts> {
  const offered = await loadOfferedCourses(db, selection);
  const tariffs = offered.flatMap((course) => course.tariffs);
  const wanted = tariffs.filter(({ nid }) => selection.tariffs.includes(nid));
  const takesUitpas = selection.club.takesUitpas && wanted.some((one) => one.uitpasPriceCents !== null);
  const numbers = takesUitpas ? [...selection.uitpasNumbers.values()].filter((number) => number !== '') : [];
  const invites = await loadInvites(db, selection);
  return {
    selection,
    now,
    courses: offered,
    standing: await loadRegistrationStatus(
      db,
      peopleOf(selection),
      tariffs.map(({ nid }) => nid),
    ),
    first: await loadFirst(db, offered, { uids: peopleOf(selection), now }),
    chosenBefore: [],
    ...(await loadPlaces(db, { selection, invites, now })),
    family: await loadFamily(db, selection),
    earlier: await loadEarlier(db, selection, {
      now,
      hasFamilyTariff: wanted.some(({ fromFamilyMember }) => fromFamilyMember !== null),
    }),
    invites,
    trialSessions: await loadTrialSessions(
      db,
      selection,
      wanted.flatMap(({ type, courseNid }) => (type === 'trial' ? [courseNid] : [])),
    ),
    services: await loadServices(db, selection),
    passes: await loadPasses(db, selection),
    products: await loadVariants(db, selection),
    vouchers: await loadVouchers(db, selection),
    passCards: wanted.some(({ passTurns }) => passTurns !== null)
      ? await loadPassCards(db, selection, now)
      : [],
    uitpasCards: await loadUitpasCards(db, numbers),
    uitpasHolders: await loadUitpasHolders(db, { clubNid: selection.club.nid, numbers, now }),
  };
}

function loadOfferedCourses(db: Database, { club, tariffs }: CartSelection) {
  return loadCoursesOfTariffs(db, { clubNid: club.nid, tariffNids: tariffs });
}

/** Loads the kept places and the holds for the wanted tariffs. */
async function loadPlaces(
  db: Database,
  { selection, invites, now }: Pick<CartFacts, 'selection' | 'invites' | 'now'>,
) {
  const { tariffs, heldBy } = selection;
  const people = peopleOf(selection);
  const owner = { people, invites: invites.map(({ cciid }) => cciid), heldBy };
  return {
    occupancies: await loadOccupancies(db, tariffs, { now, owner }),
    holds: await loadHolds(db, { tariffs, people, heldBy, now }),
  };
}

/** The uids of everybody whom the cart could register. */
export function peopleOf({
  person,
  companions,
  couples,
}: Pick<CartSelection, 'person' | 'companions' | 'couples'>): number[] {
  const partners = [...couples.values()].flatMap((couple) => (couple.with === 'family' ? [couple.uid] : []));
  return [...new Set([person.uid, ...companions.map(({ uid }) => uid), ...partners])];
}

async function loadHolds(
  db: Database,
  asked: Pick<CartSelection, 'tariffs' | 'heldBy'> & {
    readonly people: readonly number[];
    readonly now: Date;
  },
): Promise<CartFacts['holds']> {
  const { tariffs, people, heldBy, now } = asked;
  return tariffs.length === 0 ? [] : holdsOf(db, { tariffs, people, heldBy, now: now.toISOString() });
}

interface Held extends Pick<CartSelection, 'tariffs' | 'heldBy'> {
  readonly people: readonly number[];
  /** As an ISO string. */
  readonly now: string;
}

const holdsOf = keptStatement((db, { tariffs, people, heldBy, now }: Given<Held>) => {
  const { kind, ref, uid, expiresAt } = reservations;
  const isPlace = and(
    inArray(kind, ['place', 'offer']),
    // An expired hold was in this cart only when this account held the place. An expired offer was in no cart.
    or(gt(expiresAt, now), and(eq(kind, 'place'), eq(reservations.heldBy, heldBy))),
    isOneOf(ref, tariffs),
    isOneOf(uid, people),
  );
  return db.select({ tariffNid: ref, uid, expiresAt }).from(reservations).where(isPlace);
});
