import { isPostalCode } from '../../../rules/postalCode.ts';
import type { AddressTexts } from '../addressParts.ts';
import { type Place, type PlaceIndex, placesAt } from './placeIndex.ts';

/**
 * What another country changes in an address. Postcode and city go together where they can't belong to it: the old country
 * has them, or the postcode has another form than those of the new one.
 *
 * @param index the places of the old country.
 */
export function changeCountry(
  index: PlaceIndex,
  { postal, city }: Place,
  country: string,
): Partial<AddressTexts> {
  if (postal.trim() === '')
    return placesAt(index, 'city', city).length > 0 ? { country, city: '' } : { country };
  const stays = isPostalCode(postal, country) && placesAt(index, 'postal', postal).length === 0;
  return stays ? { country } : { country, postal: '', city: '' };
}
