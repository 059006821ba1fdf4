import type { IsoDay, UnixSeconds } from '#rules/brusselsTime.ts';
import type { RegistrationDecision } from '#rules/eligibility.ts';
import { formatEuros } from '#rules/money.ts';
import { formatList } from '#rules/writtenList.ts';
import { formatIsoDay, formatNamedDay, formatTime } from '#rules/writtenTime.ts';
import type { Course } from '#src/api/entities/offer/course.ts';
import type { Tariff } from '#src/api/entities/offer/tariff.ts';
import { coursesTexts as texts } from '#src/texts/nl/courses.ts';
import {
  type Availability,
  currentPrice,
  earlyPriceText,
  isReduced,
  priceText,
  tariffAvailability,
} from '../offerTexts.ts';
import {
  type CourseSetting,
  firstMembers,
  firstNow,
  isFirst,
  type Person,
  refusalText,
  tariffDecision,
} from '../tariffDecision.ts';

/** One tariff as a card on screen. */
export interface TariffCard {
  readonly nid: number;
  readonly title: string;
  /** Whether to mark the tariff as a trial: false when its title already says so. */
  readonly isTrial: boolean;
  readonly isForTrial: boolean;
  readonly isFree: boolean;
  readonly price: string;
  /** The price before the discount, '' without one. */
  readonly fullPrice: string;
  /** The last day of the price, and what it is then; '' where it has none. */
  readonly earlyPrice: string;
  readonly availability: Availability | undefined;
  readonly may: 'register' | 'queue' | 'not';
  /** Whether the member is on the waiting list of this tariff. */
  readonly isQueued: boolean;
  /** Why the tariff can't be chosen, or what choosing it means; '' when there is nothing to say. */
  readonly note: string;
  /** The number of people and the ways to pay. */
  readonly terms: readonly string[];
}

export function tariffCards(course: Course, setting: CourseSetting): TariffCard[] {
  return course.tariffs.map((tariff) => tariffCard(course, tariff, setting));
}

/**
 * The selected tariff: the one the person picked, else the one of the invitation, else the only one.
 *
 * @param picked - nid
 */
export function chosenCard(
  cards: readonly TariffCard[],
  { tariffs }: Pick<Course, 'tariffs'>,
  picked: number | undefined,
): TariffCard | undefined {
  const invited = tariffs.find(({ couple }) => couple?.invite)?.nid;
  const [only, ...others] = cards;
  return (
    cards.find(({ nid }) => nid === picked) ??
    cards.find(({ nid }) => nid === invited) ??
    (others.length === 0 ? only : undefined)
  );
}

function tariffCard(course: Course, tariff: Tariff, setting: CourseSetting): TariffCard {
  const decision = tariffDecision(course, tariff, setting);
  return {
    nid: tariff.nid,
    title: tariff.title,
    isTrial: tariff.isTrial && !/proef/i.test(tariff.title),
    price: priceText(currentPrice(tariff), course.seatCosts),
    fullPrice: isReduced(tariff) ? priceText(tariff.price, course.seatCosts) : '',
    earlyPrice: earlyPriceText(tariff, course.seatCosts),
    isForTrial: tariff.isTrial,
    isFree: currentPrice(tariff) + (course.seatCosts?.most ?? 0) === 0,
    availability: decision.may === 'register' ? tariffAvailability(tariff, setting.club) : undefined,
    may: decision.may,
    isQueued: setting.person !== undefined && tariff.queuedUids.includes(setting.person.uid),
    note: noteOf(course, tariff, { decision, setting }),
    terms: decision.may === 'register' ? termsOf(tariff, setting.today) : [],
  };
}

interface Noted {
  readonly decision: RegistrationDecision;
  readonly setting: CourseSetting;
}

function noteOf(course: Course, tariff: Tariff, { decision, setting }: Noted): string {
  const { person } = setting;
  if (decision.may === 'queue') return texts.fullWithWaitingList;
  if (decision.may === 'not') {
    const refusal = refusalText(decision.reason);
    if (decision.reason.code !== 'blocked') return refusal;
    if (!person) return firstLater(course, tariff, setting) ?? refusal;
    const others = isFirst(tariff, person.uid) ? [] : firstNow(course, tariff, setting);
    return others.length > 0 ? `${refusal} ${texts.opening.nowFor(namesOf(others))}` : refusal;
  }
  const first = firstNow(course, tariff, setting);
  const goesFirst = person ? isFirst(tariff, person.uid) : first.length > 0;
  if (!goesFirst || tariff.opens === undefined) return '';
  const { firstUntil, now, nowFor } = texts.opening;
  return firstUntil(momentText(tariff.opens), person ? now : nowFor(namesOf(first)));
}

/** From when the members go first of whom none is chosen; undefined where nobody does. */
function firstLater(course: Course, tariff: Tariff, setting: CourseSetting): string | undefined {
  const { opens, priority } = tariff;
  const first = firstMembers(course, tariff, setting);
  if (first.length === 0 || opens === undefined || priority?.opens === undefined) return undefined;
  return texts.opening.firstLater(namesOf(first), momentText(priority.opens), momentText(opens));
}

function namesOf(people: readonly Person[]) {
  return { names: formatList(people.map(({ firstName }) => firstName)), count: people.length };
}

function momentText(moment: UnixSeconds): string {
  return texts.opening.moment(formatNamedDay(moment), formatTime(moment));
}

/** `Vandaag € 40,00, op 15/01/2027 € 30,00 en op 15/03/2027 € 30,00` */
function instalmentsText(instalments: NonNullable<Tariff['instalments']>, today: IsoDay): string {
  const written = instalments.map(({ due, amount }) =>
    due <= today ? texts.payToday(formatEuros(amount)) : texts.payOn(formatIsoDay(due), formatEuros(amount)),
  );
  const list = formatList(written);
  return `${list.charAt(0).toUpperCase()}${list.slice(1)}`;
}

function termsOf(tariff: Tariff, today: IsoDay): string[] {
  const { peopleAtOnce, couple, lessonsLeft, parts, instalments, uitpasPrice, passTurns, isInstant } = tariff;
  const { nextFamilyMember } = tariff;
  const terms = [
    nextFamilyMember && texts.fromFamilyMember(nextFamilyMember.from),
    peopleAtOnce > 1 && texts.people(peopleAtOnce),
    couple && texts.couple,
    lessonsLeft && texts.lessonsLeft(lessonsLeft),
    parts > 1 && texts.inParts(parts),
    instalments && instalmentsText(instalments, today),
    uitpasPrice !== undefined && texts.withUitpas(formatEuros(uitpasPrice)),
    passTurns !== undefined && texts.byPass(passTurns),
    isInstant && texts.instant,
  ];
  return terms.filter((term) => typeof term === 'string');
}
