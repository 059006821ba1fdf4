import { useMemo } from 'react';
import { changeCountry } from '../../building-blocks/changeCountry.ts';
import { countryName } from '../../building-blocks/countryName.ts';
import { sortCountries } from '../../building-blocks/sortCountries.ts';
import { TextControl } from '../../controls/TextControl.tsx';
import { PagedSelect } from '../../paged-select/PagedSelect.tsx';
import type { AddressEntry } from '../useAddressEntry.tsx';
import { AddressPartFrame, partInput } from './AddressPartFrame.tsx';

/** Fallback list where the host has none: the countries that the search knows (Specification 9). */
const knownCountries = ['BE', 'NL', 'FR'] as const;

/** The country field, with names in the language of the form. */
export function CountryPart({ entry }: { readonly entry: AddressEntry }) {
  const { countries, address, index, locale } = entry;
  const { readOnly, disabled, autoComplete, ...control } = partInput(entry, 'country');
  const { items } = countries;
  const options = useMemo(() => {
    const codes = sortCountries([...(items.length > 0 ? items : knownCountries), address.country], locale);
    return codes.map((code) => ({ value: code, label: countryName(code, locale) }));
  }, [items, address.country, locale]);
  if (readOnly) {
    // A native select has no read-only state. A disabled one would be grey and skipped by the keyboard.
    const name = countryName(address.country, locale);
    return (
      <AddressPartFrame entry={entry} part="country">
        <TextControl {...partInput(entry, 'country')} value={name} onChange={() => {}} />
      </AddressPartFrame>
    );
  }
  return (
    <AddressPartFrame entry={entry} part="country">
      <PagedSelect
        {...control}
        value={address.country}
        onChange={(country) => entry.choose(changeCountry(index, address, country))}
        options={options}
        isClearable={false}
        autoComplete={autoComplete}
        disabled={disabled}
        texts={entry.texts}
        locale={locale}
      />
    </AddressPartFrame>
  );
}
