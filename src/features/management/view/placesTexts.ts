import type { PlacesTaken } from '#src/api/entities/management/managedCourse.ts';
import type { RegistrationsOverview } from '#src/api/entities/management/managedRegistration.ts';
import { managementTexts } from '#src/texts/nl/management.ts';
import { countOf, type RegistrationFilter } from './registrationFilter.ts';

const { takenBy: texts, people, list } = managementTexts;

/** Lists who or what takes the places of a group, with a part for each that takes some. */
export function takenByText(takenBy: PlacesTaken): string {
  const { registered, tickets, outside, offered, partners, carts } = takenBy;
  return joined([
    [registered, texts.registered],
    [tickets, texts.tickets],
    [outside, texts.outside],
    [offered, texts.offered],
    [partners, texts.partners],
    [carts, texts.carts],
  ]);
}

/** Who is in the list of a course, by state: the same numbers as beside its places. */
export function peopleText({ registered, trials, waiting, cancelled }: RegistrationsOverview): string {
  return joined([
    [registered - trials, people.registered],
    [trials, people.trials],
    [waiting, people.waiting],
    [cancelled, people.cancelled],
  ]);
}

/** A filter with the number of people behind it. Its words say so where they count trials, which a tile beside it doesn't. */
export function filterText(filter: RegistrationFilter, overview: RegistrationsOverview): string {
  const words = filter === 'ingeschreven' && overview.trials > 0 ? list.filterTrials : list.filter[filter];
  return `${words} ${countOf(filter, overview)}`;
}

function joined(parts: readonly (readonly [count: number, text: (count: number) => string])[]): string {
  return parts.flatMap(([count, text]) => (count > 0 ? [text(count)] : [])).join(' · ');
}
