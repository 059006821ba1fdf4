import { dutchPostalDigits, isPostalCode } from '../../../rules/postalCode.ts';
import {
  foldPlace,
  isPartOf,
  type Place,
  type PlaceIndex,
  type PlacePart,
  placeKey,
  placesAt,
} from './placeIndex.ts';

/** More are no help in a list that somebody reads while typing. */
const mostSuggestions = 8;

/**
 * What to offer while somebody types a postcode or a city: first what fits the other one, then whatever begins with the
 * text, then the cities that have it in their name. Nothing where that is what stands there already.
 */
export function suggestPlaces(index: PlaceIndex, part: PlacePart, typed: Place): readonly Place[] {
  const other = otherPart(part);
  const text = placeKey(index, part, typed[part]);
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
  const known = here.find((place) => isPartOf(index, other, typed[other], place));
  const [only] = here;
  const written = typing || !only ? {} : { [part]: choosePlace(index, typed, only)[part] };
  if (known) return { ...written, [other]: choosePlace(index, typed, known)[other] };
  if (other === 'postal' && isUnlisted(index, typed.postal)) return written;
  if (only && here.length === 1) return { ...written, [other]: only[other] };
  const isElsewhere = part === 'postal' && placesAt(index, 'city', typed.city).length > 0;
  return isElsewhere ? { ...written, city: '' } : written;
}

/** A place as it is filled in: the letters of a Dutch postcode stay, which the list doesn't have. */
export function choosePlace(index: PlaceIndex, typed: Place, place: Place): Place {
  const isDutch = index.country === 'NL' && dutchPostalDigits(typed.postal) !== undefined;
  return isDutch && isPartOf(index, 'postal', typed.postal, place)
    ? { ...place, postal: typed.postal }
    : place;
}

/** A whole postcode that the list lacks. The list may be incomplete, so it stays. */
function isUnlisted(index: PlaceIndex, postal: string): boolean {
  const isWhole = postal.trim() !== '' && isPostalCode(postal, index.country);
  return isWhole && placesAt(index, 'postal', postal).length === 0;
}

function isBeginning(index: PlaceIndex, part: PlacePart, typed: string): boolean {
  const text = foldPlace(part, typed);
  return index.places.some((entry) => entry[part] !== text && entry[part].startsWith(text));
}

function otherPart(part: PlacePart): PlacePart {
  return part === 'postal' ? 'city' : 'postal';
}
