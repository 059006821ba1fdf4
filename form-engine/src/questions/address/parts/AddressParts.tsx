import { TextControl } from '../../controls/TextControl.tsx';
import type { AddressPart } from '../addressParts.ts';
import type { AddressEntry } from '../useAddressEntry.tsx';
import { AddressPartFrame, partInput } from './AddressPartFrame.tsx';
import { CountryPart } from './CountryPart.tsx';
import { PlacePart } from './PlacePart.tsx';

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

/** Reports lists of the host that failed to load, with a retry button. Meanwhile the parts stay free text. */
function ListFailure({ entry }: { readonly entry: AddressEntry }) {
  const { countries, places, texts } = entry;
  const failed = [places, countries].filter(({ state }) => state === 'failed');
  return (
    <div className="cf-part-note" role="status">
      {failed.length > 0 && (
        <>
          {failed.includes(places) ? texts.placesFailed : texts.countriesFailed}{' '}
          <button
            type="button"
            className="cf-link"
            onClick={() => {
              for (const list of failed) list.retry();
            }}
          >
            {texts.tryAgain}
          </button>
        </>
      )}
    </div>
  );
}

interface TextPartProps {
  readonly entry: AddressEntry;
  readonly part: Exclude<AddressPart, 'country' | 'postal' | 'city'>;
}

/** An address part that is plain text: street, number or bus. */
function TextPart({ entry, part }: TextPartProps) {
  return (
    <AddressPartFrame entry={entry} part={part}>
      <TextControl
        {...partInput(entry, part)}
        value={entry.address[part]}
        onChange={(text) => entry.type(part, text)}
        onBlur={() => entry.leave(part)}
      />
    </AddressPartFrame>
  );
}
