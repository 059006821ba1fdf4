import type { AddressEntry } from '../useAddressEntry.tsx';
import { CountryPart } from './CountryPart.tsx';
import { ListFailure } from './ListFailure.tsx';
import { PlacePart } from './PlacePart.tsx';
import { TextPart } from './TextPart.tsx';

/** The separate fields of an address, in the order of an envelope. */
export function AddressParts({ entry }: { readonly entry: AddressEntry }) {
  return (
    <div className="cf-parts">
      <TextPart entry={entry} part="street" />
      <TextPart entry={entry} part="streetNumber" />
      <TextPart entry={entry} part="bus" />
      <PlacePart entry={entry} part="postal" />
      <PlacePart entry={entry} part="city" />
      <CountryPart entry={entry} />
      <ListFailure entry={entry} />
    </div>
  );
}
