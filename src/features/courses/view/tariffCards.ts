import type { Course } from '../../../api/entities/course.ts';
import type { Tariff } from '../../../api/entities/tariff.ts';
import { coursesTexts as texts } from '../../../texts/nl/courses.ts';
import { type Availability, tariffAvailability } from './availability.ts';
import { currentPrice, priceText } from './priceText.ts';
import { type CourseSetting, refusalText, tariffDecision } from './tariffDecision.ts';

/** One tariff as its card shows it. */
export interface TariffCard {
  readonly nid: number;
  readonly title: string;
  /** A trial whose title doesn't say so itself. */
  readonly isTrial: boolean;
  readonly price: string;
  /** The price before the discount, '' without one. */
  readonly fullPrice: string;
  readonly availability: Availability | undefined;
  readonly may: 'register' | 'queue' | 'not';
  /** Why it can't be chosen, or what choosing it means; '' where it can simply be chosen. */
  readonly note: string;
}

export function tariffCards(course: Course, setting: CourseSetting): TariffCard[] {
  return course.tariffs.map((tariff) => tariffCard(course, tariff, setting));
}

function tariffCard(course: Course, tariff: Tariff, setting: CourseSetting): TariffCard {
  const decision = tariffDecision(course, tariff, setting);
  return {
    nid: tariff.nid,
    title: tariff.title,
    isTrial: tariff.isTrial && !/proef/i.test(tariff.title),
    price: priceText(currentPrice(tariff)),
    fullPrice: currentPrice(tariff) < tariff.price ? priceText(tariff.price) : '',
    availability: decision.may === 'register' ? tariffAvailability(tariff, setting.club) : undefined,
    may: decision.may,
    note: noteOf(decision),
  };
}

function noteOf(decision: ReturnType<typeof tariffDecision>): string {
  if (decision.may === 'not') return refusalText(decision.reason);
  return decision.may === 'queue' ? texts.fullWithWaitingList : '';
}
