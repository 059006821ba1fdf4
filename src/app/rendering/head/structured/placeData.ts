import type { Club } from '#src/api/entities/club/club.ts';
import { fullAddress } from '#src/features/courses/view/courseHrefs.ts';
import { plainLine } from '../plainLine.ts';
import type { StructuredData } from './structuredData.ts';

type Located = Pick<Club, 'city' | 'contact'>;

/** The end of a Belgian address: `9000 Gent`. A Dutch postcode has two letters behind its digits. */
const municipality = /^([1-9]\d{3}) (?![A-Z]{2}\b)(\S.*)$/;

/** The address of the club, or only its municipality; undefined where neither is known. */
export function clubAddress(club: Located): StructuredData | undefined {
  return addressData(club.contact.place, club) ?? addressData(club.city, club);
}

/** Where a course or an event is: its own place, else the address of its club; undefined where neither is known. */
export function placeData(place: string, club: Located & Pick<Club, 'title'>): StructuredData | undefined {
  const own = plainLine(place);
  const address = own === '' ? clubAddress(club) : addressData(withTown(own, club), club);
  return address && { '@type': 'Place', name: own === '' ? plainLine(club.title) : nameOf(own), address };
}

/** Reads an address as clubs write it: `Sporthal, Stadionlaan 4, 3010 Kessel-Lo`. */
function addressData(written: string, { city }: Pick<Club, 'city'>): StructuredData | undefined {
  const parts = partsOf(written);
  const last = parts.at(-1);
  if (last === undefined) return undefined;
  const [, postalCode, addressLocality] = municipality.exec(last) ?? [];
  const base = { '@type': 'PostalAddress', addressCountry: 'BE' } as const;
  if (postalCode !== undefined) return { ...base, streetAddress: parts.at(-2), postalCode, addressLocality };
  if (last !== plainLine(city)) return { ...base, streetAddress: parts.join(', ') };
  const street = parts.slice(0, -1).join(', ');
  return { ...base, ...(street !== '' && { streetAddress: street }), addressLocality: last };
}

function withTown(place: string, club: Located): string {
  return endsInTown(place) ? place : fullAddress(place, club);
}

function endsInTown(place: string): boolean {
  return municipality.test(partsOf(place).at(-1) ?? '');
}

/** `Sporthal`, the name before street and municipality; or all of it where these are not there. */
function nameOf(place: string): string {
  const parts = partsOf(place);
  return parts.length > 2 && endsInTown(place) ? parts.slice(0, -2).join(', ') : place;
}

function partsOf(written: string): string[] {
  return plainLine(written)
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
