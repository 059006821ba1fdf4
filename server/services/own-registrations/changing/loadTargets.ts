import { and, eq, type SQL } from 'drizzle-orm';
import { type ChangedAccount, type ChangePrice, priceOfChange } from '#rules/changeRegistration.ts';
import { ordinaryPrice } from '#rules/earlyPrice.ts';
import { decideRegistration, isFull } from '#rules/eligibility.ts';
import { heldTariff } from '#rules/heldTariff.ts';
import type { Cents } from '#rules/money.ts';
import type { LineReduction } from '#rules/reductions/clubReduction.ts';
import { reducedAlike } from '#rules/reductions/reducedAlike.ts';
import { isRegisteredStatus } from '#rules/registrationStatus.ts';
import type { Context } from '#server/context.ts';
import { courses } from '#server/db/schema.ts';
import type { ClubRow } from '../../clubs/clubs.ts';
import { freePlaces, loadOccupancies, occupancyOf } from '../../holds/occupancy.ts';
import { judgeAgeFor } from '../../offer/judgeAgeFor.ts';
import { loadCourses } from '../../offer/loadCourses.ts';
import { loadFirst } from '../../offer/loadFirst.ts';
import type { OfferedCourse, OfferedTariff } from '../../offer/offeredCourse.ts';
import type { OfferView } from '../../offer/offerView.ts';
import { priceNow, priceOfLessons } from '../../offer/priceNow.ts';
import { loadRegistrationStatus } from '../../offer/registrationStatus.ts';
import { blockedMessageOf } from '../../offer/tariffState.ts';
import type { Person } from '../../people/people.ts';
import { askingCourses } from '../../registration/answers/askingCourses.ts';
import type { Caller } from '../../sessions/caller.ts';
import type { FoundRegistration } from '../findOwnRegistration.ts';

export interface ChangeTarget {
  readonly course: OfferedCourse;
  readonly tariff: OfferedTariff;
  /** Free places; undefined: no limit. */
  readonly free: number | undefined;
  /** undefined where the portal can't settle the difference. */
  readonly price: ChangePrice | undefined;
  readonly state: 'open' | 'full' | 'closed' | 'asking';
  /** The age of the person doesn't fit, which only a manager may overlook. */
  readonly isOutsideAge: boolean;
  /** The portal can't settle the difference: the manager does so by hand. */
  readonly isUnsettled: boolean;
}

export interface Changing {
  readonly found: FoundRegistration;
  readonly club: ClubRow;
  readonly person: Person;
  readonly caller: Caller;
  readonly chargedCents: number | undefined;
  readonly account: ChangedAccount | undefined;
  /** What makes up the discount of the registration. */
  readonly reductions: readonly LineReduction[];
  /** A manager of the club moves the registration, whether or not registration is open, and whatever the age. */
  readonly byClub: boolean;
}

type Reading = Pick<Context, 'db' | 'clock'>;

/**
 * The tariffs of the club of the same type, each with whether and at what price the registration can move there. Leaves out
 * trials, couples, people who register together, tariffs for the next members of a household and places in a hall: they need more
 * than a change can ask.
 */
export async function loadTargets(
  { db, clock }: Reading,
  changing: Changing,
  only?: SQL,
): Promise<ChangeTarget[]> {
  const { found, club, person, caller } = changing;
  const { course: from } = found;
  const now = clock.now();
  const offered = await loadCourses(
    db,
    and(eq(courses.clubNid, club.nid), eq(courses.type, from.type), only),
  );
  const nids = offered.flatMap(({ tariffs }) => tariffs.map(({ nid }) => nid));
  // Only what is kept for this person is usable: a place for a sister stays hers.
  const owner = { people: [person.uid], heldBy: caller.uid };
  const view = {
    now,
    standing: await loadRegistrationStatus(db, [person.uid], nids),
    occupancies: await loadOccupancies(db, nids, { now, owner }),
    first: await loadFirst(db, offered, { uids: [person.uid], now }),
  };
  const asking = await askingCourses(
    { db, clock },
    { clubNid: club.nid, person, from, to: offered.filter(({ nid }) => nid !== from.nid) },
  );
  return offered
    .filter(({ seatCosts }) => seatCosts === null)
    .flatMap((course) =>
      course.tariffs.filter(isForOne).map((tariff) => targetOf(changing, { course, tariff, view, asking })),
    );
}

function isForOne({ type, coupleRoles, usersSimultaneous, fromFamilyMember }: OfferedTariff): boolean {
  return type !== 'trial' && coupleRoles === null && usersSimultaneous === 1 && fromFamilyMember === null;
}

interface Offer {
  readonly course: OfferedCourse;
  readonly tariff: OfferedTariff;
  readonly view: OfferView;
  readonly asking: ReadonlySet<number>;
}

function targetOf(changing: Changing, { course, tariff, view, asking }: Offer): ChangeTarget {
  const { found, club, person, chargedCents, account, reductions, byClub } = changing;
  const rules = club.reductions;
  const { now, standing, occupancies, first } = view;
  const isFirst = first?.get(tariff.nid)?.has(person.uid) === true;
  const free = freePlaces(tariff, occupancyOf(occupancies, tariff.nid));
  const age = judgeAgeFor(course, { club, birthdate: person.birthdate, now });
  const decision = decideRegistration({
    courseType: course.type,
    isRegistered: isRegisteredBeside(found, { course, tariff, standing }),
    isQueued: false,
    isQueuedElsewhere: false,
    blockedMessage: byClub ? undefined : blockedMessageOf(course, tariff, now, isFirst ? 'first' : 'other'),
    places: free,
    isWaitingListDisabled: false,
    age: byClub ? { fits: true } : age,
    family: undefined,
  });
  const isClosed = decision.may === 'not';
  const price = priceOfChange({
    ...{ chargedCents, account },
    // Whoever moves keeps the reductions of the club, so that 10 % stays 10 %.
    fromCents: reducedAlike(agreedPrice(found.tariff, reductions), reductions, {
      rules,
      course: found.course.url,
    }),
    toCents: reducedAlike(targetPrice({ course, tariff }, { reductions, now, byClub }), reductions, {
      rules,
      course: course.url,
    }),
  });
  return {
    ...{ course, tariff, free, isOutsideAge: !age.fits, isUnsettled: !price },
    // A manager settles by hand what the portal can't.
    price: price ?? (byClub ? unsettled : undefined),
    state: isClosed ? 'closed' : isFull(free) ? 'full' : asking.has(course.nid) ? 'asking' : 'open',
  };
}

/** Whether the person has the tariff, or another one of its course beside the registration that is changed. */
function isRegisteredBeside(
  { tariff: from }: FoundRegistration,
  { course, tariff, standing }: Pick<Offer, 'course' | 'tariff'> & Pick<OfferView, 'standing'>,
): boolean {
  const isHeld = (nid: number) =>
    (nid !== from.nid || nid === tariff.nid) &&
    standing.registrations.some(({ tariffNid, status }) => tariffNid === nid && isRegisteredStatus(status));
  const tariffs = course.tariffs.map(({ nid, type }) => ({ nid, isTrial: type === 'trial' }));
  return heldTariff({ nid: tariff.nid, isTrial: false }, { ...course, tariffs }, isHeld) !== undefined;
}

/**
 * The price that the person agreed to: a change is only possible before the first lesson, when nothing is left out yet. Whoever
 * registered early keeps that price.
 */
function agreedPrice(tariff: OfferedTariff, reductions: readonly LineReduction[]): Cents {
  const early = earlyReduction(reductions);
  return early ? Math.max(0, tariff.priceCents - early.cents) : ordinaryPrice(tariff);
}

/** The price of a move whose difference the club settles by hand: nothing changes. */
const unsettled: ChangePrice = { differenceCents: 0, lapsedCents: 0, backCents: 0, keptCents: 0 };

/**
 * The price of the other tariff. A manager moves somebody in the middle of a course, who paid for all its lessons: the lessons that are
 * over count on both sides, so the whole price does.
 *
 * A person who registered early pays the early price of the other tariff too, also after its last day.
 */
function targetPrice(
  { course, tariff }: Pick<Offer, 'course' | 'tariff'>,
  { reductions, now, byClub }: Pick<Changing, 'reductions' | 'byClub'> & { readonly now: Date },
): Cents {
  const { earlyPriceCents } = tariff;
  if (byClub)
    return earlyReduction(reductions) && earlyPriceCents !== null ? earlyPriceCents : ordinaryPrice(tariff);
  const { cents, late } = priceNow(course, tariff, now);
  return earlyReduction(reductions) && earlyPriceCents !== null
    ? priceOfLessons(earlyPriceCents, late)
    : cents;
}

function earlyReduction(reductions: readonly LineReduction[]): LineReduction | undefined {
  return reductions.find((reduction) => reduction.for === 'early');
}
