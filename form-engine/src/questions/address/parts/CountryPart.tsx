import { useMemo } from 'react';
import { countryName } from '../../building-blocks/countryName.ts';
import { ariaProps } from '../../controls/ariaProps.ts';
import { TextControl } from '../../controls/TextControl.tsx';
import { changeCountry } from '../places/changeCountry.ts';
import { sortCountries } from '../sortCountries.ts';
import type { AddressEntry } from '../useAddressEntry.tsx';
import { AddressPartFrame, partInput } from './AddressPartFrame.tsx';

/** What is offered where the host has no list: the countries that the search knows (Specification 9). */
const knownCountries = ['BE', 'NL', 'FR'] as const;

/** The country, by its Dutch name. */
export function CountryPart({ entry }: { readonly entry: AddressEntry }) {
  const { countries, address, index } = entry;
  const { readOnly, disabled, autoComplete, ...control } = partInput(entry, 'country');
  const { items } = countries;
  const offered = useMemo(
    () => sortCountries([...(items.length > 0 ? items : knownCountries), address.country]),
    [items, address.country],
  );
  if (readOnly) {
    // A select has no read-only state: disabled it would be grey, and passed over by the keyboard.
    const name = countryName(address.country);
    return (
      <AddressPartFrame entry={entry} part="country">
        <TextControl {...partInput(entry, 'country')} value={name} onChange={() => {}} />
      </AddressPartFrame>
    );
  }
  return (
    <AddressPartFrame entry={entry} part="country">
      <select
        {...ariaProps(control)}
        className="cf-input cf-select"
        id={control.id}
        autoComplete={autoComplete}
        value={address.country}
        disabled={disabled}
        onChange={(event) => entry.choose(changeCountry(index, address, event.target.value))}
      >
        {offered.map((code) => (
          <option key={code} value={code}>
            {countryName(code)}
          </option>
        ))}
      </select>
    </AddressPartFrame>
  );
}
