import { expect, test } from 'vitest';
import { tidyClub } from '#src/features/offer/state/tidyClub.ts';
import { clubOffer } from '../clubOffer.ts';

const legal = {
  ...{ name: 'Turnkring Vooruit', form: 'vzw', seat: 'Kerkstraat 1, 9000 Gent' },
  ...{ court: '', vatNote: '', email: '' },
};

test.each([
  ['BE68 5390 0754 7034', 'BE68539007547034'],
  ['be68-5390-0754-7034', 'BE68539007547034'],
  ['', ''],
])('tidyClub reads the IBAN %j as %j', (iban, kept) => {
  expect(tidyClub(clubOffer({ settings: { iban } }).club).settings.iban).toBe(kept);
});

test.each(['0123.456.749', 'BE 0123.456.749', '0123456749'])(
  'tidyClub reads the enterprise number %j, and changes nothing else',
  (enterpriseNumber) => {
    const { club } = clubOffer({ club: { legal: { ...legal, enterpriseNumber } } });
    expect(tidyClub(club)).toEqual({ ...club, legal: { ...legal, enterpriseNumber: '0123456749' } });
  },
);
