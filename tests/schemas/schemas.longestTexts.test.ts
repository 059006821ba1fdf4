import { describe, expect, it } from 'vitest';
import { rules } from '#form-engine/src/headless.ts';
import { longestParts } from '#form-engine/src/questions/address/addressParts.ts';
import { longestName } from '#form-engine/src/rules/personName.ts';
import { storedPhonePattern } from '#form-engine/src/rules/phone.ts';
import { Address } from '#schemas/entities/people/address.ts';
import { PersonName } from '#schemas/entities/people/personName.ts';
import { GivenPhone } from '#schemas/entities/people/phone.ts';

describe('a limit of the contract is that of the form, so that a form names the field before the server refuses the call', () => {
  it.each(Object.entries(longestParts))('for the %s of an address', (part, most) => {
    expect(Object.entries(Address.properties).find(([name]) => name === part)?.[1]).toMatchObject({
      maxLength: most,
    });
  });

  it('for a name', () => {
    expect(PersonName).toMatchObject({ maxLength: longestName });
    expect(rules.isValidName('a'.repeat(longestName))).toBe(true);
    expect(rules.isValidName('a'.repeat(longestName + 1))).toBe(false);
  });

  it('for a phone number', () => {
    const stored = new RegExp(storedPhonePattern);
    const numbers = ['1', '31', '353', '3531'].flatMap((code) =>
      Array.from({ length: 60 }, (_, digits) => `+${code} ${'1'.repeat(digits)}`),
    );
    const longest = Math.max(...numbers.filter((number) => stored.test(number)).map(({ length }) => length));
    expect(GivenPhone).toMatchObject({ maxLength: longest });
  });
});
