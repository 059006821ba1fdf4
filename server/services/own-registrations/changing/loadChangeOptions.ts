import { weekdays } from '#rules/brusselsTime.ts';
import type { ChangePrice } from '#rules/changeRegistration.ts';
import { eurosOf } from '#rules/money.ts';
import { type OccupationDisplay, occupationOf } from '#rules/occupation.ts';
import { isRegisteredStatus } from '#rules/registrationStatus.ts';
import { clockOf } from '#rules/writtenTime.ts';
import type { ChangeOption, ChangeOptions } from '#schemas/entities/registration/changeOption.ts';
import type { Context } from '#server/context.ts';
import { refusals } from '#server/http/refused.ts';
import { nl } from '#server/texts/nl.ts';
import type { ClubRow } from '../../clubs/clubs.ts';
import type { OfferedCourse } from '../../offer/offeredCourse.ts';
import type { Caller } from '../../sessions/caller.ts';
import { findOwnRegistration, type WantedRegistration } from '../findOwnRegistration.ts';
import { stoppableUntil } from './changeable.ts';
import { loadChanging } from './loadChanging.ts';
import { type ChangeTarget, loadTargets } from './loadTargets.ts';

/** Where a registration can move now. Refuses one that can't move at all, with the reason. */
export async function loadChangeOptions(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  wanted: WantedRegistration & { readonly caller: Caller },
): Promise<ChangeOptions> {
  const { club, caller } = wanted;
  const found = await findOwnRegistration(db, wanted);
  if (!isRegisteredStatus(found.registration.status))
    throw refusals.notAvailable(nl.ownRegistrations.stopped);
  const changing = await loadChanging({ db, clock }, { found, club, caller });
  const targets = await loadTargets({ db, clock }, changing);
  const own = targets.find(({ course }) => course.nid === found.course.nid)?.course;
  const terms = termsOf(own);
  const near = (course: OfferedCourse) =>
    course.nid === found.course.nid ? 0 : termsOf(course).some((nid) => terms.includes(nid)) ? 1 : 2;
  const shown = targets
    .flatMap((target) => (target.price ? [{ ...target, price: target.price }] : []))
    .toSorted((one, other) => near(one.course) - near(other.course));
  const asking = shown.filter(({ state }) => state === 'asking').map(({ course }) => course);
  const now = clock.now();
  return {
    money: club.cancelMoney,
    options: shown
      .filter(({ state }) => state === 'open')
      .map((target) => optionOf(target, { club, until: stoppableUntil(target.course, { club, now }) })),
    asking: [...new Map(asking.map((course) => [course.nid, course])).values()].map(
      ({ nid, url, title }) => ({ nid, url, title }),
    ),
  };
}

function termsOf(course: OfferedCourse | undefined): readonly number[] {
  return course?.taxonomies.map(({ nid }) => nid) ?? [];
}

interface Around {
  readonly club: ClubRow;
  readonly until: number | undefined;
}

function optionOf(
  { course, tariff, free, price }: ChangeTarget & { readonly price: ChangePrice },
  { club, until }: Around,
): ChangeOption {
  const { times } = course;
  const occupation = occupationOf(free, displayOf(club));
  return {
    course: { nid: course.nid, url: course.url, title: course.title },
    tariff: { nid: tariff.nid, title: tariff.title },
    startDate: times.startsAt,
    endDate: times.endsAt,
    weekdays: weekdays.filter((_, index) => times.isoWeekdays.includes(index + 1)),
    startTime: clockOf(times.startsAt),
    endTime: clockOf(times.firstEndsAt),
    place: course.place,
    places: occupation.state === 'counted' ? occupation.places : null,
    difference: eurosOf(price.differenceCents),
    lapses: eurosOf(price.lapsedCents),
    back: eurosOf(price.backCents),
    kept: eurosOf(price.keptCents),
    until: until ?? null,
  };
}

function displayOf({ occupationDisplay, occupationDisplayAmount }: ClubRow): OccupationDisplay {
  if (occupationDisplay === 'hidden') return { show: 'never' };
  if (occupationDisplay === 'always') return { show: 'always' };
  return { show: 'at-most', amount: occupationDisplayAmount };
}
