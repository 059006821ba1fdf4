import * as v from 'valibot';
import { isRegisteredStatus } from '#rules/registrationStatus.ts';
import { tariff as wireTariff } from '../../generated/offer/tariff.ts';

function uidsWhere(byUid: Record<string, number>, holds: (value: number) => boolean): number[] {
  return Object.entries(byUid).flatMap(([uid, value]) => (holds(value) ? [Number(uid)] : []));
}

/** Part of a course; see `course.ts` for the parse functions. */
export const tariff = v.pipe(
  wireTariff,
  v.transform((wire) => ({
    nid: wire.nid,
    title: wire.title,
    isTrial: wire.type === 'trial',
    /** How many lessons of a trial can be chosen; undefined for any number. */
    maxTrialLessons: wire.maxTrialLessons,
    /** Cents. */
    price: wire.price,
    /** Cents. */
    discountedPrice: wire.discountedPrice,
    /** The last day of the price that counts now, and the price after that day in cents; undefined without an early price. */
    earlyPrice: wire.earlyPrice,
    /** The lessons that the prices are for; undefined for the whole price. */
    lessonsLeft: wire.lessonsLeft,
    /** Free places: 0 or less means full, undefined means unlimited. */
    places: wire.availability ?? undefined,
    isWaitingListDisabled: wire.disable_waiting_list,
    registeredUids: uidsWhere(wire.registeredUsersPerTariff, isRegisteredStatus),
    queuedUids: uidsWhere(wire.queuedUsersPerTariff, (places) => places > 0),
    blockedMessage: wire.blockedRegistrationMessage === '' ? undefined : wire.blockedRegistrationMessage,
    /** The members who may register before the others, and what blocks them yet; undefined when nobody may. */
    priority: wire.priority && {
      uids: wire.priority.members,
      blockedMessage: wire.priority.blockedRegistrationMessage || undefined,
      /** Moment from which they can register, in seconds; undefined where they can already. */
      opens: wire.priority.opens,
    },
    /** Moment from which people can register, in seconds; undefined where they can already, or never. */
    opens: wire.opens,
    /** How a course for two is joined; undefined when people register alone. */
    couple: wire.coupleCourse && {
      roles: wire.coupleCourse.roles,
      /** The open invitation that brought the caller here. */
      invite: wire.coupleCourse.coupleCourseInvite,
    },
    /** The place is held as soon as the tariff is in a cart. */
    isInstant: wire.instant,
    /** Price in turns of a prepaid pass; undefined when no pass can pay. */
    passTurns: wire.passTurns,
    /** Cents. */
    uitpasPrice: wire.uitpasPrice,
    /** Number of parts in which it may be paid. */
    parts: Math.max(wire.parts, 1),
    /** The instalments on the club's own days; undefined when they are a month apart. */
    instalments: wire.instalments,
    /** Number of people who register together. */
    peopleAtOnce: Math.max(wire.usersSimultaneous, 1),
    /**
     * From which member of a household it is, and the uids of those who have a registration at the club; undefined when it is for
     * everybody.
     */
    nextFamilyMember: wire.nextFamilyMember,
  })),
);

export type Tariff = v.InferOutput<typeof tariff>;
