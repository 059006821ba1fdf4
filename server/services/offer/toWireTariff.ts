import { eurosOf } from '#rules/money.ts';
import type { Tariff } from '#schemas/entities/offer/tariff.ts';
import type { OpenInvite } from '../couples/openInvites.ts';
import { freePlaces, occupancyOf } from '../holds/occupancy.ts';
import { fullName } from '../people/people.ts';
import { lateStartOf, priceNow, priceOfLessons } from './lateStartOf.ts';
import type { OfferedCourse, OfferedTariff } from './offeredCourse.ts';
import type { OfferView } from './offerView.ts';
import { blockedMessageOf, opensLater } from './tariffState.ts';

export function toWireTariff(
  course: OfferedCourse,
  tariff: OfferedTariff,
  { now, standing, occupancies, invites, membersAtClubs }: OfferView,
): Tariff {
  const blockedMessage = blockedMessageOf(course, tariff, now);
  const opens = opensLater(course, tariff, now);
  const late = lateStartOf(course, tariff, now);
  const asked = invites?.get(tariff.nid);
  const isThis = ({ tariffNid }: { tariffNid: number }) => tariffNid === tariff.nid;
  return {
    nid: tariff.nid,
    course: course.nid,
    title: tariff.title,
    type: tariff.type,
    price: eurosOf(tariff.priceCents),
    ...((tariff.discountedPriceCents !== null || late) && {
      discountedPrice: eurosOf(priceNow(course, tariff, now)),
    }),
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
    ...(opens !== undefined && { opens }),
    ...(tariff.coupleRoles && {
      coupleCourse: { roles: tariff.coupleRoles, ...(asked && { coupleCourseInvite: inviteOf(asked) }) },
    }),
    instant: tariff.isInstant,
    ...(tariff.passTurns !== null && { passTurns: tariff.passTurns }),
    ...(tariff.uitpasPriceCents !== null && {
      uitpasPrice: eurosOf(priceOfLessons(tariff.uitpasPriceCents, late)),
    }),
    parts: tariff.parts,
    usersSimultaneous: tariff.usersSimultaneous,
    ...(tariff.fromFamilyMember !== null && {
      nextFamilyMember: {
        from: tariff.fromFamilyMember,
        members: [...(membersAtClubs?.get(course.clubNid) ?? [])],
      },
    }),
  };
}

function inviteOf({ invite, inviter }: OpenInvite) {
  return { cciid: invite.cciid, inviter: fullName(inviter), role: invite.role };
}
