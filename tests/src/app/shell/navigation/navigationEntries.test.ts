import { expect, test } from 'vitest';
import type { Club } from '../../../../../src/api/entities/club.ts';
import { clubEntries, memberEntries } from '../../../../../src/app/shell/navigation/navigationEntries.ts';
import { an } from '../../../features/session/people.ts';

const club: Club = {
  nid: 1,
  url: 'arabesk',
  title: 'Dansstudio Arabesk',
  city: 'Gent',
  color: '#7a1f5c',
  description: '',
  contact: { mail: '', phone: '', place: '' },
  addons: [],
  hasForms: false,
  hasTeachers: false,
  offer: { course: 0, activity: 0, ticket: 0 },
  isFreeLicense: true,
  webshopTerm: '',
  isWaitingListDisabled: false,
  showsAgeRestriction: true,
  hidesTimes: false,
  occupation: { show: 'always' },
  courseDisplay: 'grid',
  ageOn: 'today',
};

const labels = (entries: readonly { label: string }[]) => entries.map(({ label }) => label);

test('clubEntries of a club that has nothing is the overview', () => {
  expect(labels(clubEntries(club, undefined))).toEqual(['Overzicht']);
});

test('clubEntries of a club that has everything, for somebody with tickets', () => {
  const full: Club = {
    ...club,
    addons: ['passes', 'ticketsales', 'webshop'],
    hasForms: true,
    offer: { course: 3, activity: 1, ticket: 2 },
    isFreeLicense: false,
    webshopTerm: 'Danswinkel',
  };
  expect(labels(clubEntries(full, { ...an, hasTickets: true }))).toEqual([
    'Overzicht',
    'Cursussen',
    'Activiteiten',
    'Ticketverkoop',
    'Beurtenkaart',
    'Tickets',
    'Formulieren',
    'Uitnodigingen',
    'Danswinkel',
  ]);
  expect(labels(clubEntries(full, an))).not.toContain('Tickets');
});

test('clubEntries shows the lists of a club whose backend doesn’t count its offer', () => {
  expect(labels(clubEntries({ ...club, offer: undefined }, undefined))).toEqual([
    'Overzicht',
    'Cursussen',
    'Activiteiten',
    'Ticketverkoop',
  ]);
});

test('memberEntries: membership cards, teacher and admin only for who has them', () => {
  const plain = labels(memberEntries({ user: an, club, adminUrl: undefined }));
  expect(plain).toEqual([
    'Dashboard',
    'Kalender',
    'Communicatie',
    "Kostennota's",
    'Attesten',
    "Video's",
    'Profiel',
  ]);
  const teacher = { ...an, isTeacher: true, hasMembershipCards: true };
  const adminUrl = 'https://beheer.example.org/';
  const all = labels(memberEntries({ user: teacher, club: { ...club, hasTeachers: true }, adminUrl }));
  expect(all).toEqual(expect.arrayContaining(['Docent', 'Lidkaarten', 'Beheerderspaneel']));
  expect(labels(memberEntries({ user: teacher, club, adminUrl }))).not.toContain('Docent');
});
