/** Belgium and Luxembourg write four digits, France and Germany five. The Netherlands add two letters, never SA, SD or SS. */
const forms: ReadonlyMap<string, RegExp> = new Map([
  ['BE', /^[1-9]\d{3}$/],
  ['NL', /^[1-9]\d{3}\s?(?!S[ADS])[A-Z]{2}$/i],
  ['FR', /^\d{5}$/],
  ['DE', /^\d{5}$/],
  ['LU', /^\d{4}$/],
]);

/**
 * Whether a postcode has the form of its country, a two-letter code. `''` is valid, and so is any postcode of a country
 * whose form isn't known here. Whether a place has the postcode is not looked at.
 */
export function isPostalCode(postal: string, country: string): boolean {
  const text = postal.trim();
  return text === '' || (forms.get(country)?.test(text) ?? true);
}

/** The digits of a Dutch postcode: lists of places carry those alone. `undefined` for anything else. */
export function dutchPostalDigits(postal: string): string | undefined {
  return isPostalCode(postal, 'NL') ? postal.trim().slice(0, 4) || undefined : undefined;
}

/** A postcode as its country writes it: `1012 AB` for `1012ab`. Any other stays as it is. */
export function writePostalCode(postal: string, country: string): string {
  const digits = country === 'NL' ? dutchPostalDigits(postal) : undefined;
  return digits === undefined ? postal : `${digits} ${postal.trim().slice(-2).toUpperCase()}`;
}
