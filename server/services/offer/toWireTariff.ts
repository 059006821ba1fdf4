import { eurosOf } from '../../../rules/money.ts';
import type { Tariff } from '../../../schemas/entities/tariff.ts';
import type { OfferedCourse, OfferedTariff } from './offeredCourse.ts';
import type { Standing } from './standing.ts';
import { blockedMessageOf, placesOf } from './tariffState.ts';

/** @param view - when, and for whom: the standing holds nobody but the caller and family */
export function toWireTariff(
  course: OfferedCourse,
  tariff: OfferedTariff,
  { now, standing }: { readonly now: Date; readonly standing: Standing },
): Tariff {
  const blockedMessage = blockedMessageOf(course, tariff, now);
  const isThis = ({ tariffNid }: { tariffNid: number }) => tariffNid === tariff.nid;
  return {
    nid: tariff.nid,
    course: course.nid,
    title: tariff.title,
    type: tariff.type,
    price: eurosOf(tariff.priceCents),
    ...(tariff.discountedPriceCents !== null && { discountedPrice: eurosOf(tariff.discountedPriceCents) }),
    availability: placesOf(tariff) ?? null,
    disable_waiting_list: tariff.isWaitingListDisabled,
    registeredUsersPerTariff: Object.fromEntries(
      standing.registrations.filter(isThis).map(({ uid, status }) => [String(uid), status]),
    ),
    queuedUsersPerTariff: Object.fromEntries(
      standing.queue.filter(isThis).map(({ uid, places }) => [String(uid), places]),
    ),
    ...(blockedMessage !== undefined && { blockedRegistrationMessage: blockedMessage }),
    ...(tariff.coupleRoles && { coupleCourse: { roles: tariff.coupleRoles } }),
    instant: tariff.isInstant,
    ...(tariff.passTurns !== null && { passTurns: tariff.passTurns }),
    ...(tariff.uitpasPriceCents !== null && { uitpasPrice: eurosOf(tariff.uitpasPriceCents) }),
    parts: tariff.parts,
    usersSimultaneous: tariff.usersSimultaneous,
  };
}
