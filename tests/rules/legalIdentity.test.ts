import { expect, it } from 'vitest';
import { legalLines } from '#rules/legalIdentity.ts';

const arabesk = {
  name: 'Dansstudio Arabesk',
  form: 'vzw',
  seat: 'Coupure Links 112, 9000 Gent',
  enterpriseNumber: '0999000129',
  court: 'Gent',
  vatNote: '',
  email: '',
};

it.each([
  ['an association', arabesk, 'Ondernemingsnummer 0999.000.129, RPR Gent'],
  [
    'a club that writes its form in its name',
    { ...arabesk, name: 'Dansstudio Arabesk vzw' },
    'Ondernemingsnummer 0999.000.129, RPR Gent',
  ],
  ['a club without a court', { ...arabesk, court: '' }, 'Ondernemingsnummer 0999.000.129'],
  [
    'a club with VAT',
    { ...arabesk, vat: { lessons: 6, goods: 21 } as const },
    'BTW BE 0999.000.129, RPR Gent',
  ],
  [
    'a club that charges 0 % on everything',
    { ...arabesk, vat: { lessons: 0, goods: 0 } as const },
    'Ondernemingsnummer 0999.000.129, RPR Gent',
  ],
])('legalLines names %s', (_name, legal, last) =>
  expect(legalLines(legal)).toEqual(['Dansstudio Arabesk vzw', 'Coupure Links 112, 9000 Gent', last]),
);
