import { TextControl } from '../../controls/TextControl.tsx';
import type { AddressPart } from '../addressParts.ts';
import type { AddressEntry } from '../useAddressEntry.tsx';
import { AddressPartFrame, partInput } from './AddressPartFrame.tsx';

interface TextPartProps {
  readonly entry: AddressEntry;
  readonly part: Exclude<AddressPart, 'country' | 'postal' | 'city'>;
}

/** An address part that is plain text: street, number or bus. */
export function TextPart({ entry, part }: TextPartProps) {
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
