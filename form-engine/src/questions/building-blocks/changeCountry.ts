import { isPostalCode } from '../../rules/postalCode.ts';
import { type Place, type PlaceIndex, placesAt } from './placeIndex.ts';

/**
 * The changes to an address when its country changes. Postcode and city are cleared where they can't belong to the new
 * country. That is so where the old country's list has them, or the postcode has another format than the new
 * country's.
 *
 * @param index the places of the old country.
 */
export function changeCountry(
  index: PlaceIndex,
  { postal, city }: Place,
  country: string,
): Partial<Place> & { readonly country: string } {
  if (postal.trim() === '')
    return placesAt(index, 'city', city).length > 0 ? { country, city: '' } : { country };
  const stays = isPostalCode(postal, country) && placesAt(index, 'postal', postal).length === 0;
  return stays ? { country } : { country, postal: '', city: '' };
}
