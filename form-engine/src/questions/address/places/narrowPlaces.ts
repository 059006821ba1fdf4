import { foldPlace, type Place, type PlaceIndex, type PlacePart, placesAt } from './placeIndex.ts';

/** More are no help in a list that somebody reads while typing. */
const mostSuggestions = 8;

/**
 * What to offer while somebody types a postcode or a city: first what fits the other one, then whatever begins with the
 * text, then the cities that have it in their name. Nothing where that is what stands there already.
 */
export function suggestPlaces(index: PlaceIndex, part: PlacePart, typed: Place): readonly Place[] {
  const other = otherPart(part);
  const text = foldPlace(part, typed[part]);
  const fitting = placesAt(index, other, typed[other]).filter((place) =>
    foldPlace(part, place[part]).startsWith(text),
  );
  if (fitting.some((place) => foldPlace(part, place[part]) === text)) return [];
  if (text === '') return fitting.slice(0, mostSuggestions);
  const found = new Set(fitting);
  const name = foldPlace('city', typed[part]);
  const tests: readonly ((entry: PlaceIndex['places'][number]) => boolean)[] = [
    (entry) => entry[part].startsWith(text),
    (entry) => entry.city.startsWith(name),
    (entry) => entry.city.includes(` ${name}`),
  ];
  for (const test of tests) {
    for (const entry of index.places) {
      if (found.size >= mostSuggestions) return [...found].slice(0, mostSuggestions);
      if (test(entry)) found.add(entry.place);
    }
  }
  return [...found];
}

/**
 * What the one fills in of the other (Specification 4.5): a postcode with one city that city, a city with one postcode
 * that postcode. A city that isn't one of its postcode's goes, to be chosen from them.
 *
 * @param typing the text may be the beginning of another postcode or city still.
 */
export function fillFromPlace(
  index: PlaceIndex,
  part: PlacePart,
  typed: Place,
  typing: boolean,
): Partial<Place> {
  const here = placesAt(index, part, typed[part]);
  const other = otherPart(part);
  if (here.length === 0 || (typing && isBeginning(index, part, typed[part]))) return {};
  const known = here.find((place) => foldPlace(other, place[other]) === foldPlace(other, typed[other]));
  const [only] = here;
  const written = typing ? {} : { [part]: only?.[part] ?? typed[part] };
  if (known) return { ...written, [other]: known[other] };
  if (only && here.length === 1) return { ...written, [other]: only[other] };
  const isElsewhere = part === 'postal' && placesAt(index, 'city', typed.city).length > 0;
  return isElsewhere ? { ...written, city: '' } : written;
}

function isBeginning(index: PlaceIndex, part: PlacePart, typed: string): boolean {
  const text = foldPlace(part, typed);
  return index.places.some((entry) => entry[part] !== text && entry[part].startsWith(text));
}

function otherPart(part: PlacePart): PlacePart {
  return part === 'postal' ? 'city' : 'postal';
}
