import { dutchPostalDigits, isPostalCode } from '../../rules/postalCode.ts';
import {
  foldPlace,
  isPartOf,
  type Place,
  type PlaceIndex,
  type PlacePart,
  placeKey,
  placesAt,
} from './placeIndex.ts';

/** Maximum number of suggestions: a longer list is no help while somebody types. */
const maxSuggestions = 8;

/**
 * Suggests places for a typed postcode or city. Places that match the other field come first, then postcodes or cities
 * that start with the text. Cities with a later word that starts with the text come last. Returns nothing where the
 * typed postcode and city already belong together.
 */
export function suggestPlaces(index: PlaceIndex, part: PlacePart, typed: Place): readonly Place[] {
  const other = otherPart(part);
  const text = placeKey(index, part, typed[part]);
  const fitting = placesAt(index, other, typed[other]).filter((place) =>
    foldPlace(part, place[part]).startsWith(text),
  );
  if (fitting.some((place) => foldPlace(part, place[part]) === text)) return [];
  if (text === '') return fitting.slice(0, maxSuggestions);
  const found = new Set(fitting);
  const name = foldPlace('city', typed[part]);
  const tests: readonly ((entry: PlaceIndex['places'][number]) => boolean)[] = [
    (entry) => entry[part].startsWith(text),
    (entry) => entry.city.startsWith(name),
    (entry) => entry.city.includes(` ${name}`),
  ];
  for (const test of tests) {
    for (const entry of index.places) {
      if (found.size >= maxSuggestions) return [...found].slice(0, maxSuggestions);
      if (test(entry)) found.add(entry.place);
    }
  }
  return [...found];
}

/**
 * Fills in the other field (Specification 4.5). A postcode with one city fills in that city, a city with one postcode
 * that postcode. A city that doesn't belong to the postcode is cleared, so that the user chooses again.
 *
 * @param typing whether the user is still typing: the text may then be the start of another postcode or city.
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

/** The place to fill in. A Dutch postcode keeps its typed letters, which the list doesn't have. */
export function choosePlace(index: PlaceIndex, typed: Place, place: Place): Place {
  const isDutch = index.country === 'NL' && dutchPostalDigits(typed.postal) !== undefined;
  return isDutch && isPartOf(index, 'postal', typed.postal, place)
    ? { ...place, postal: typed.postal }
    : place;
}

/** Whether a complete postcode is missing from the list. Such a postcode is kept, because the list may be incomplete. */
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
