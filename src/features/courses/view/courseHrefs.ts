import type { Club } from '#src/api/entities/club/club.ts';
import type { CourseType } from '#src/api/entities/offer/course.ts';
import { hrefs } from '#src/paths.ts';

const lists = {
  course: 'courses',
  activity: 'activities',
  ticket: 'ticketSales',
} as const satisfies Record<CourseType, keyof typeof hrefs>;

export function courseListHref(club: string, type: CourseType): string {
  return hrefs[lists[type]]({ club });
}

/** The address of a route to a place, in a map service that needs no key; '' without a place. */
export function routeHref(place: string, club: Pick<Club, 'city' | 'contact'>): string {
  if (place.trim() === '') return '';
  const destination = fullAddress(place, club);
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination })}`;
}

/** A room at the club's own address is found by that address. Any other place gets the municipality of the club. */
export function fullAddress(place: string, { city, contact }: Pick<Club, 'city' | 'contact'>): string {
  if (streetOf(place) === streetOf(contact.place)) return contact.place;
  const isInCity = place.toLowerCase().includes(city.toLowerCase());
  return isInCity ? place : `${place}, ${city}`;
}

function streetOf(place: string): string {
  return (place.split(',', 1)[0] ?? '').trim().toLowerCase();
}
