/**
 * Formats by country. Belgium and Luxembourg have four digits, France and Germany five. The Netherlands add two
 * letters, never SA, SD or SS.
 */
const forms: ReadonlyMap<string, RegExp> = new Map([
  ['BE', /^[1-9]\d{3}$/],
  ['NL', /^[1-9]\d{3}\s?(?!S[ADS])[A-Z]{2}$/i],
  ['FR', /^\d{5}$/],
  ['DE', /^\d{5}$/],
  ['LU', /^\d{4}$/],
]);

/**
 * Whether a postcode has the format of its country, a two-letter code. `''` is valid, and so is any postcode of a
 * country that isn't listed here. Whether the postcode exists is not checked.
 */
export function isPostalCode(postal: string, country: string): boolean {
  const text = postal.trim();
  return text === '' || (forms.get(country)?.test(text) ?? true);
}

/** The digits of a Dutch postcode, because lists of places have only those. `undefined` for any other text. */
export function dutchPostalDigits(postal: string): string | undefined {
  return isPostalCode(postal, 'NL') ? postal.trim().slice(0, 4) || undefined : undefined;
}

/** Formats a postcode as its country does: `1012ab` becomes `1012 AB`. Other postcodes are returned as they are. */
export function writePostalCode(postal: string, country: string): string {
  const digits = country === 'NL' ? dutchPostalDigits(postal) : undefined;
  return digits === undefined ? postal : `${digits} ${postal.trim().slice(-2).toUpperCase()}`;
}
