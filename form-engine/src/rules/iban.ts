import { plainDigits } from './plainDigits.ts';

/** The length of an IBAN by country (SWIFT IBAN registry, ISO 13616). */
const lengths: ReadonlyMap<string, number> = new Map(
  (
    'AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BI27 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DJ27 DK18 DO28 EE20 EG29 ' +
    'ES24 FI18 FK18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HN28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 ' +
    'LB28 LC32 LI21 LT20 LU20 LV21 LY25 MC27 MD24 ME22 MK19 MN20 MR27 MT31 MU30 NI28 NL18 NO15 OM23 PK24 PL28 PS29 ' +
    'PT25 QA29 RO24 RS22 RU33 SA24 SC31 SD18 SE24 SI19 SK24 SM27 SO23 ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20 ' +
    'YE30'
  )
    .split(' ')
    .map((entry) => [entry.slice(0, 2), Number(entry.slice(2))]),
);

/** Whether the text is an IBAN as it is stored: upper case, without blanks, of the right length, with a right check. */
export function isIban(text: string): boolean {
  return (
    /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(text) &&
    lengths.get(text.slice(0, 2)) === text.length &&
    remainder(text.slice(4) + text.slice(0, 4)) === 1
  );
}

/**
 * Reads a typed account number: in groups, in lower case, with points or hyphens, or after the word IBAN.
 * @returns upper case without blanks, or `undefined` where the text is no IBAN.
 */
export function readIban(text: string): string | undefined {
  // A valid IBAN has 34 characters at most; four times as many leaves space for its separators.
  if (text.length > 136) return undefined;
  const typed = plainDigits(text)
    .toUpperCase()
    .replace(/^\s*IBAN\b:?/, '')
    .replace(/[\s.-]/g, '');
  return isIban(typed) ? typed : undefined;
}

/** Writes an IBAN in groups of four. Text that is no IBAN is returned as it is. */
export function showIban(value: string): string {
  return isIban(value) ? value.replace(/.{4}(?=.)/g, '$& ') : value;
}

/** The remainder by 97, with A as 10 to Z as 35 (ISO 7064). */
function remainder(text: string): number {
  let rest = 0;
  for (const character of text) {
    const value = Number.parseInt(character, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest;
}
