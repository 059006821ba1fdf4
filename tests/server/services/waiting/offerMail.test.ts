import { expect, test } from 'vitest';
import { offerMail } from '#server/services/waiting/offerMail.ts';

const offer = {
  to: { mail: 'ouder@example.org', greeted: 'An' },
  person: { fname: 'Lars' },
  course: { title: 'Italiaans', url: 'italiaans' },
  tariff: 'Lidgeld',
  until: new Date('2026-11-24T17:00:00Z'),
  origin: 'https://club.example.org',
};

test.each([
  ['standard', 'https://club.example.org/kompas/uitnodigingen'],
  ['free', 'https://club.example.org/kompas/italiaans'],
] as const)('offerMail: a club with a %s licence leads to %s', (licenseType, link) => {
  const { text } = offerMail({
    ...offer,
    club: { title: 'Kompas', url: 'kompas', legal: null, licenseType, color: '#3c7a3f', mail: '' },
  });
  expect(text.match(/https:\S+/g)).toEqual([link]);
});
