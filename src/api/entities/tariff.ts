import * as v from 'valibot';
import { isRegisteredStatus } from '../../../rules/registrationStatus.ts';
import { flag } from '../wire/flag.ts';
import { mapOf } from '../wire/lists.ts';
import { cents, integer } from '../wire/numbers.ts';
import { optionalText, text } from '../wire/text.ts';

const countByUid = v.fallback(mapOf(integer), {});

function uidsWhere(byUid: Record<string, number>, holds: (value: number) => boolean): number[] {
  return Object.entries(byUid).flatMap(([uid, value]) => (holds(value) ? [Number(uid)] : []));
}

/** Part of a course; see `course.ts` for the parse functions. */
export const tariff = v.pipe(
  v.object({
    nid: integer,
    title: text,
    type: v.optional(v.unknown()),
    price: cents,
    discountedPrice: v.fallback(v.optional(cents), undefined),
    availability: v.nullish(integer),
    disable_waiting_list: flag,
    registeredUsersPerTariff: countByUid,
    queuedUsersPerTariff: countByUid,
    blockedRegistrationMessage: v.fallback(optionalText, ''),
  }),
  v.transform((wire) => ({
    nid: wire.nid,
    title: wire.title,
    isTrial: wire.type === 'trial',
    /** Cents. */
    price: wire.price,
    /** Cents. */
    discountedPrice: wire.discountedPrice,
    /** Free places; 0 or less: full; undefined: unlimited. */
    places: wire.availability ?? undefined,
    isWaitingListDisabled: wire.disable_waiting_list,
    registeredUids: uidsWhere(wire.registeredUsersPerTariff, isRegisteredStatus),
    queuedUids: uidsWhere(wire.queuedUsersPerTariff, (places) => places > 0),
    blockedMessage: wire.blockedRegistrationMessage === '' ? undefined : wire.blockedRegistrationMessage,
  })),
);

export type Tariff = v.InferOutput<typeof tariff>;
