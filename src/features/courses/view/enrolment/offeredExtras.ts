import type { UnixSeconds } from '#rules/brusselsTime.ts';
import { isFull } from '#rules/eligibility.ts';
import type { AdditionalService, Course, CourseSession } from '#src/api/entities/offer/course.ts';
import type { Tariff } from '#src/api/entities/offer/tariff.ts';
import { coursesTexts as texts } from '#src/texts/nl/courses.ts';
import { sessionText } from '../courseFacts.ts';
import { priceText } from '../offerTexts.ts';
import type { Person } from '../tariffDecision.ts';
import type { MemberChoice } from './memberChoices.ts';

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

/** One service for one person, as an option. */
export interface ServiceChoice {
  /** `nid`, or `nid;uid` for a companion. */
  readonly id: string;
  readonly title: string;
  readonly price: string;
  /** Text when few or none are left; '' otherwise. */
  readonly note: string;
  readonly isSoldOut: boolean;
}

interface ServiceCase {
  readonly services: readonly AdditionalService[];
  readonly companions: readonly { readonly uid: number; readonly firstName: string }[];
  /** The first name of the person who registers. */
  readonly name: string;
}

/** Maximum number of places left that is worth mentioning. */
const few = 5;

/** Every service for every person who registers. The person is named only when there are several. */
export function serviceChoices({ services, companions, name }: ServiceCase): ServiceChoice[] {
  return services.flatMap((service) => {
    const shared = {
      price: priceText(service.price),
      note: noteOf(service),
      isSoldOut: isFull(service.places),
    };
    const own = companions.length > 0 ? texts.serviceFor(service.title, name) : service.title;
    return [
      { ...shared, id: String(service.nid), title: own },
      ...companions.map(({ uid, firstName }) => ({
        ...shared,
        id: `${service.nid};${uid}`,
        title: texts.serviceFor(service.title, firstName),
      })),
    ];
  });
}

function noteOf({ places }: AdditionalService): string {
  if (places === undefined || places > few) return '';
  return places > 0 ? texts.left(places) : texts.soldOut;
}

/** A session as an option of the question "Welke proefles?". */
export interface TrialSession {
  readonly nid: number;
  readonly text: string;
  /** Why it can't be chosen; '' when it can. */
  readonly refusal: string;
}

/** The sessions that have not begun yet. */
export function trialSessions(sessions: readonly CourseSession[], now: UnixSeconds): TrialSession[] {
  return sessions
    .filter(({ start }) => start > now)
    .map((session) => ({
      nid: session.nid,
      text: sessionText(session),
      refusal: isFull(session.places) ? texts.full : '',
    }));
}
