import { memo } from 'react';
import type { Texts } from '../../texts/nl.ts';
import { type DialCountry, farCountries, nearCountries } from './dialCountries.ts';
import { dialCodeOf } from './phoneEntry.ts';

interface DialCodeSelectProps {
  readonly id: string;
  /** Two letters. */
  readonly country: string;
  readonly onChange: (country: string) => void;
  readonly disabled: boolean;
  readonly texts: Texts;
}

/** A native select of countries that shows no more than the dial code: a name would leave a phone no room for the number. */
export function DialCodeSelect({ id, country, onChange, disabled, texts }: DialCodeSelectProps) {
  return (
    <span className="cf-dial">
      <span aria-hidden="true">+{dialCodeOf(country)}</span>
      <select
        id={id}
        aria-label={texts.dialCode}
        autoComplete="off"
        value={country}
        onChange={(event) => onChange(event.target.value)}
        disabled={disabled}
      >
        <Countries near={texts.nearCountries} far={texts.otherCountries} />
      </select>
    </span>
  );
}

/** Hundreds of options that never change: not one is drawn anew for a key. */
const Countries = memo(function Countries({ near, far }: { readonly near: string; readonly far: string }) {
  return (
    <>
      <CountryGroup label={near} countries={nearCountries} />
      <CountryGroup label={far} countries={farCountries} />
    </>
  );
});

interface CountryGroupProps {
  readonly label: string;
  readonly countries: readonly DialCountry[];
}

function CountryGroup({ label, countries }: CountryGroupProps) {
  return (
    <optgroup label={label}>
      {countries.map(({ country, name, dialCode }) => (
        <option key={country} value={country}>{`${name} (+${dialCode})`}</option>
      ))}
    </optgroup>
  );
}
