import type { UnixSeconds } from '#rules/brusselsTime.ts';
import type { Course } from '#src/api/entities/offer/course.ts';
import type { Tariff } from '#src/api/entities/offer/tariff.ts';
import type { Person } from '../tariffDecision.ts';
import type { MemberChoice } from './memberChoices.ts';
import { type ServiceChoice, serviceChoices } from './serviceChoices.ts';
import { type TrialSession, trialSessions } from './trialSessions.ts';

/** The extra options of a tariff. */
export interface OfferedExtras {
  readonly trials: readonly TrialSession[];
  readonly services: readonly ServiceChoice[];
  /** The whole family except the person who registers. */
  readonly others: readonly MemberChoice[];
}

interface ExtrasCase {
  readonly course: Course;
  readonly tariff: Tariff;
  readonly person: Person;
  readonly family: readonly MemberChoice[];
  readonly companions: readonly number[];
  readonly now: UnixSeconds;
}

export function offeredExtras(extrasCase: ExtrasCase): OfferedExtras {
  const { course, tariff, person, family, companions, now } = extrasCase;
  const others = family.filter(({ uid }) => uid !== person.uid);
  const along = others.filter(({ uid, refusal }) => companions.includes(uid) && refusal === '');
  return {
    trials: tariff.isTrial ? trialSessions(course.sessions, now) : [],
    services: serviceChoices({
      services: course.additionalServices,
      companions: tariff.peopleAtOnce > 1 ? along : [],
      name: person.firstName,
    }),
    others,
  };
}
