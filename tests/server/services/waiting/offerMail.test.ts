import { expect, test } from 'vitest';
import { offerMail } from '#server/services/waiting/offerMail.ts';

const offer = {
  to: { mail: 'ouder@example.org', greeted: 'An' },
  person: { uid: 3, fname: 'Lars' },
  course: { title: 'Italiaans', url: 'italiaans' },
  tariff: 'Lidgeld',
  until: new Date('2026-11-24T17:00:00Z'),
  origin: 'https://club.example.org',
};

const login = { by: 'login' } as const;
const record = { by: 'record', code: 'q8Zr' } as const;
const claim = 'https://club.example.org/rol-aanvaarden?dossier=q8Zr&redirect=%2Fkompas%2Fuitnodigingen';

test.each([
  ['standard', login, 'https://club.example.org/kompas/uitnodigingen?uid=3'],
  ['free', login, 'https://club.example.org/kompas/italiaans?uid=3'],
  ['standard', record, claim],
] as const)('offerMail: a club with a %s licence leads %o to %s', (licenseType, entry, link) => {
  const { text } = offerMail({
    ...offer,
    to: { ...offer.to, entry },
    club: { title: 'Kompas', url: 'kompas', legal: null, licenseType, color: '#3c7a3f', mail: '' },
  });
  expect(text.match(/https:\S+/g)).toEqual([link]);
});
