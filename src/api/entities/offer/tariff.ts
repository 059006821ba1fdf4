import * as v from 'valibot';
import { isRegisteredStatus } from '#rules/registrationStatus.ts';
import { flag } from '../../wire/flag.ts';
import { mapOf, readableOf } from '../../wire/lists.ts';
import { cents, integer } from '../../wire/numbers.ts';
import { optionalText, text } from '../../wire/text.ts';

const countByUid = v.fallback(mapOf(integer), {});

function uidsWhere(byUid: Record<string, number>, holds: (value: number) => boolean): number[] {
  return Object.entries(byUid).flatMap(([uid, value]) => (holds(value) ? [Number(uid)] : []));
}

const atLeastOne = v.fallback(v.pipe(integer, v.minValue(1)), 1);

const couple = v.pipe(
  v.object({
    roles: v.fallback(readableOf(text), []),
    coupleCourseInvite: v.fallback(
      v.optional(v.object({ cciid: integer, inviter: text, role: v.fallback(optionalText, '') })),
      undefined,
    ),
  }),
  // `invite`: the open invitation that brought the caller here.
  v.transform(({ roles, coupleCourseInvite }) => ({ roles, invite: coupleCourseInvite })),
);

/** Part of a course; see `course.ts` for the parse functions. */
export const tariff = v.pipe(
  v.object({
    nid: integer,
    title: text,
    type: v.optional(v.unknown()),
    price: cents,
    discountedPrice: v.fallback(v.optional(cents), undefined),
    lessonsLeft: v.fallback(v.optional(v.object({ left: integer, all: integer })), undefined),
    availability: v.nullish(integer),
    disable_waiting_list: flag,
    registeredUsersPerTariff: countByUid,
    queuedUsersPerTariff: countByUid,
    blockedRegistrationMessage: v.fallback(optionalText, ''),
    coupleCourse: v.fallback(v.optional(couple), undefined),
    instant: flag,
    passTurns: v.fallback(v.optional(integer), undefined),
    uitpasPrice: v.fallback(v.optional(cents), undefined),
    parts: atLeastOne,
    usersSimultaneous: atLeastOne,
    nextFamilyMember: v.fallback(
      v.optional(v.object({ from: integer, members: readableOf(integer) })),
      undefined,
    ),
  }),
  v.transform((wire) => ({
    nid: wire.nid,
    title: wire.title,
    isTrial: wire.type === 'trial',
    /** Cents. */
    price: wire.price,
    /** Cents. */
    discountedPrice: wire.discountedPrice,
    /** The lessons that the prices are for; undefined for the whole price. */
    lessonsLeft: wire.lessonsLeft,
    /** Free places: 0 or less means full, undefined means unlimited. */
    places: wire.availability ?? undefined,
    isWaitingListDisabled: wire.disable_waiting_list,
    registeredUids: uidsWhere(wire.registeredUsersPerTariff, isRegisteredStatus),
    queuedUids: uidsWhere(wire.queuedUsersPerTariff, (places) => places > 0),
    blockedMessage: wire.blockedRegistrationMessage === '' ? undefined : wire.blockedRegistrationMessage,
    /** How a course for two is joined; undefined when people register alone. */
    couple: wire.coupleCourse,
    /** The place is held as soon as the tariff is in a cart. */
    isInstant: wire.instant,
    /** Price in turns of a prepaid pass; undefined when no pass can pay. */
    passTurns: wire.passTurns,
    /** Cents. */
    uitpasPrice: wire.uitpasPrice,
    /** Number of parts in which it may be paid. */
    parts: wire.parts,
    /** Number of people who register together. */
    peopleAtOnce: wire.usersSimultaneous,
    /**
     * From which member of a household it is, and the uids of those who have a registration at the club; undefined when it is for
     * everybody.
     */
    nextFamilyMember: wire.nextFamilyMember,
  })),
);

export type Tariff = v.InferOutput<typeof tariff>;
