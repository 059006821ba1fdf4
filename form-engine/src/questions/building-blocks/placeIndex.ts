import { dutchPostalDigits } from '../../rules/postalCode.ts';

/** A postcode with a city; a postcode may have several cities, and a city several postcodes. */
export interface Place {
  readonly postal: string;
  readonly city: string;
}

export type PlacePart = keyof Place;

interface IndexedPlace {
  readonly place: Place;
  readonly postal: string;
  readonly city: string;
}

/** The places of a country, indexed for a search at every key press. */
export interface PlaceIndex {
  /** Two-letter code. */
  readonly country: string;
  readonly places: readonly IndexedPlace[];
  readonly by: Readonly<Record<PlacePart, ReadonlyMap<string, readonly Place[]>>>;
}

export function indexPlaces(places: readonly Place[], country: string): PlaceIndex {
  const indexed = new Map<string, IndexedPlace>();
  for (const place of places) {
    const entry = { place, postal: foldPlace('postal', place.postal), city: foldPlace('city', place.city) };
    if (entry.postal !== '' && entry.city !== '') indexed.set(`${entry.postal} ${entry.city}`, entry);
  }
  const entries = [...indexed.values()];
  return {
    country,
    places: entries,
    by: { postal: groupBy(entries, 'postal'), city: groupBy(entries, 'city') },
  };
}

/** The places with exactly this postcode, or of exactly this city. */
export function placesAt(index: PlaceIndex, part: PlacePart, text: string): readonly Place[] {
  return index.by[part].get(placeKey(index, part, text)) ?? [];
}

/** The lookup key for a typed text: folded. A Dutch postcode is reduced to its digits where the list has digits only. */
export function placeKey({ country, by }: PlaceIndex, part: PlacePart, text: string): string {
  const folded = foldPlace(part, text);
  const isDutchPostal = country === 'NL' && part === 'postal' && !by.postal.has(folded);
  return (isDutchPostal ? dutchPostalDigits(text) : undefined) ?? folded;
}

/** Whether what was typed is the postcode or the city of a place. */
export function isPartOf(index: PlaceIndex, part: PlacePart, text: string, place: Place): boolean {
  return placeKey(index, part, text) === foldPlace(part, place[part]);
}

/** Folds a place name for comparing: lower case, no accents, no hyphens, `St.` as `Sint`. A postcode loses its blanks. */
export function foldPlace(part: PlacePart, text: string): string {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  if (part === 'postal') return plain.replace(/\s/g, '');
  return plain
    .replace(/[\s'’-]+/g, ' ')
    .replace(/\bst\.? /g, 'sint ')
    .trim();
}

function groupBy(entries: readonly IndexedPlace[], part: PlacePart): ReadonlyMap<string, readonly Place[]> {
  const groups = new Map<string, Place[]>();
  for (const entry of entries) {
    const group = groups.get(entry[part]);
    if (group) group.push(entry.place);
    else groups.set(entry[part], [entry.place]);
  }
  return groups;
}
