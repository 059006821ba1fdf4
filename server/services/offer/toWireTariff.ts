import { isoDayOf } from '#rules/brusselsTime.ts';
import { seasonOfCourse } from '#rules/calendar/seasonOf.ts';
import { eurosOf } from '#rules/money.ts';
import type { Tariff } from '#schemas/entities/offer/tariff.ts';
import { unixSecondsOf } from '../../clock.ts';
import type { OpenInvite } from '../couples/openInvites.ts';
import { freePlaces, occupancyOf } from '../holds/occupancy.ts';
import { fullName } from '../people/people.ts';
import { instalmentsNow } from './instalmentsNow.ts';
import type { MemberInSeason } from './membersAtClubs.ts';
import type { OfferedCourse, OfferedTariff } from './offeredCourse.ts';
import type { OfferView } from './offerView.ts';
import { type PriceNow, priceNow, priceOfLessons } from './priceNow.ts';
import { blockedMessageOf, opensLater } from './tariffState.ts';

export function toWireTariff(
  course: OfferedCourse,
  tariff: OfferedTariff,
  { now, standing, occupancies, invites, membersAtClubs, first }: OfferView,
): Tariff {
  const blockedMessage = blockedMessageOf(course, tariff, now, first ? 'other' : 'visitor');
  const opens = opensLater(course, tariff, now);
  const firstMembers = [...(first?.get(tariff.nid) ?? [])];
  const current = priceNow(course, tariff, now);
  const { late } = current;
  const asked = invites?.get(tariff.nid);
  const isThis = ({ tariffNid }: { tariffNid: number }) => tariffNid === tariff.nid;
  return {
    nid: tariff.nid,
    course: course.nid,
    title: tariff.title,
    type: tariff.type,
    ...(tariff.maxTrialLessons !== null && { maxTrialLessons: tariff.maxTrialLessons }),
    price: eurosOf(tariff.priceCents),
    ...((tariff.discountedPriceCents !== null || late || current.early) && {
      discountedPrice: eurosOf(current.cents),
    }),
    ...toWireEarlyPrice(current),
    ...(late && { lessonsLeft: { left: late.left, all: late.all } }),
    availability: freePlaces(tariff, occupancyOf(occupancies, tariff.nid)) ?? null,
    disable_waiting_list: tariff.isWaitingListDisabled,
    registeredUsersPerTariff: Object.fromEntries(
      standing.registrations.filter(isThis).map(({ uid, status }) => [String(uid), status]),
    ),
    queuedUsersPerTariff: Object.fromEntries(
      standing.queue.filter(isThis).map(({ uid, places }) => [String(uid), places]),
    ),
    ...(blockedMessage !== undefined && { blockedRegistrationMessage: blockedMessage }),
    // A visitor may be one of those who go first.
    ...((firstMembers.length > 0 || (!first && opens !== undefined && tariff.priorityFrom !== null)) && {
      priority: toWirePriority(firstMembers, {
        blockedMessage: blockedMessageOf(course, tariff, now, 'first'),
        opens: opensLater(course, tariff, now, true),
      }),
    }),
    ...(opens !== undefined && { opens }),
    ...(tariff.coupleRoles && {
      coupleCourse: { roles: tariff.coupleRoles, ...(asked && { coupleCourseInvite: inviteOf(asked) }) },
    }),
    instant: tariff.isInstant,
    ...(tariff.passTurns !== null && { passTurns: tariff.passTurns }),
    ...(tariff.uitpasPriceCents !== null && {
      uitpasPrice: eurosOf(priceOfLessons(tariff.uitpasPriceCents, late)),
    }),
    ...toWireParts(tariff, current, now),
    usersSimultaneous: tariff.usersSimultaneous,
    ...(tariff.fromFamilyMember !== null && {
      nextFamilyMember: {
        from: tariff.fromFamilyMember,
        members: membersInSeason(membersAtClubs?.get(course.clubNid) ?? [], course),
      },
    }),
  };
}

function membersInSeason(members: readonly MemberInSeason[], { times }: OfferedCourse): number[] {
  const season = seasonOfCourse(times.endsAt);
  return [...new Set(members.filter((one) => one.season === season).map(({ uid }) => uid))];
}

/** The parts in which the price of now is paid; with days only where the club chose them. */
function toWireParts(
  tariff: OfferedTariff,
  { cents }: PriceNow,
  now: Date,
): Pick<Tariff, 'parts' | 'instalments'> {
  const paid = instalmentsNow(tariff, cents, isoDayOf(unixSecondsOf(now)))?.filter(
    ({ amountCents }) => amountCents > 0,
  );
  if (!paid || !tariff.instalments) return { parts: tariff.instalments ? 1 : tariff.parts };
  return {
    parts: Math.max(1, paid.length),
    instalments: paid.map(({ dueOn, amountCents }) => ({ due: dueOn, amount: eurosOf(amountCents) })),
  };
}

function toWirePriority(
  members: number[],
  {
    blockedMessage,
    opens,
  }: { readonly blockedMessage: string | undefined; readonly opens: number | undefined },
): NonNullable<Tariff['priority']> {
  return {
    members,
    ...(blockedMessage !== undefined && { blockedRegistrationMessage: blockedMessage }),
    ...(opens !== undefined && { opens }),
  };
}

export function toWireEarlyPrice({ early }: Pick<PriceNow, 'early'>): Pick<Tariff, 'earlyPrice'> {
  return early ? { earlyPrice: { until: early.until, after: eurosOf(early.afterCents) } } : {};
}

function inviteOf({ invite, inviter }: OpenInvite) {
  return { cciid: invite.cciid, inviter: fullName(inviter), role: invite.role };
}
