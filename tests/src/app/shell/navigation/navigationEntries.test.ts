import { describe, expect, test } from 'vitest';
import type { Club } from '#src/api/entities/club/club.ts';
import { memberEntries } from '#src/app/shell/navigation/memberEntries.ts';
import { clubEntries } from '#src/app/shell/navigation/navigationEntries.ts';
import type { User } from '#src/features/session/index.ts';
import { an } from '#tests/src/features/session/people.ts';

/** A club without any addon or offer. */
const bare: Club = {
  nid: 1,
  url: 'arabesk',
  title: 'Dansstudio Arabesk',
  city: 'Gent',
  color: '#7a1f5c',
  description: '',
  legal: undefined,
  contact: { mail: '', phone: '', place: '' },
  addons: [],
  hasForms: false,
  hasTeachers: false,
  logo: undefined,
  font: 'plain',
  cover: undefined,
  offer: { course: 0, activity: 0, ticket: 0 },
  isFreeLicense: true,
  webshopTerm: '',
  reductions: [],
  isWaitingListDisabled: false,
  showsAgeRestriction: true,
  hidesTimes: false,
  occupation: { show: 'always' },
  courseDisplay: 'grid',
  sellsToGuests: false,
  ageOn: 'today',
};
const offering = { course: 3, activity: 1, ticket: 2 };
const withTickets: User = { ...an, hasTickets: true };

const places = (entries: readonly { label: string; to: string }[]) =>
  entries.map(({ label, to }) => `${label} ${to}`);

describe('clubEntries (specification 2.4)', () => {
  interface Row {
    readonly when: string;
    readonly club?: Partial<Club>;
    readonly user?: User;
    readonly shown?: string;
    readonly hidden?: string;
  }
  const rows: readonly Row[] = [
    { when: 'always', shown: 'Overzicht /arabesk' },
    { when: 'it offers courses', club: { offer: offering }, shown: 'Cursussen /arabesk/cursussen' },
    { when: 'it offers no courses', hidden: 'Cursussen' },
    { when: 'it offers activities', club: { offer: offering }, shown: 'Activiteiten /arabesk/activiteiten' },
    { when: 'it offers no activities', hidden: 'Activiteiten' },
    { when: 'it sells tickets', club: { offer: offering }, shown: 'Ticketverkoop /arabesk/ticketverkoop' },
    { when: 'it sells no tickets', hidden: 'Ticketverkoop' },
    {
      when: 'the backend counts no offer',
      club: { offer: undefined },
      shown: 'Cursussen /arabesk/cursussen',
    },
    { when: 'the addon passes', club: { addons: ['passes'] }, shown: 'Beurtenkaart /arabesk/beurtenkaart' },
    { when: 'no addon passes', club: { addons: ['webshop', 'ticketsales'] }, hidden: 'Beurtenkaart' },
    {
      when: 'the addon ticketsales and a user with tickets',
      club: { addons: ['ticketsales'] },
      user: withTickets,
      shown: 'Tickets /arabesk/tickets',
    },
    {
      when: 'the addon ticketsales and a user without tickets',
      club: { addons: ['ticketsales'] },
      user: an,
      hidden: 'Tickets',
    },
    { when: 'the addon ticketsales and a visitor', club: { addons: ['ticketsales'] }, hidden: 'Tickets' },
    { when: 'a user with tickets, no addon', user: withTickets, hidden: 'Tickets' },
    { when: 'it has forms', club: { hasForms: true }, shown: 'Formulieren /arabesk/formulieren' },
    { when: 'it has no forms', hidden: 'Formulieren' },
    {
      when: 'a licence that is not free',
      club: { isFreeLicense: false },
      shown: 'Uitnodigingen /arabesk/uitnodigingen',
    },
    { when: 'a free licence', hidden: 'Uitnodigingen' },
    { when: 'the addon webshop', club: { addons: ['webshop'] }, shown: 'Webshop /arabesk/webshop' },
    {
      when: 'the addon webshop, in the words of the club',
      club: { addons: ['webshop'], webshopTerm: 'Danswinkel' },
      shown: 'Danswinkel /arabesk/webshop',
    },
    { when: 'a webshop term without the addon', club: { webshopTerm: 'Danswinkel' }, hidden: 'Danswinkel' },
  ];
  test.each(rows)('$when: $shown$hidden', ({ club, user, shown, hidden }) => {
    const entries = clubEntries({ ...bare, ...club }, user);
    if (shown !== undefined) expect(places(entries)).toContain(shown);
    if (hidden !== undefined) expect(entries.map(({ label }) => label)).not.toContain(hidden);
  });

  test('have a fixed order', () => {
    const full: Club = {
      ...bare,
      addons: ['passes', 'ticketsales', 'webshop'],
      hasForms: true,
      offer: offering,
      isFreeLicense: false,
    };
    expect(clubEntries(full, withTickets).map(({ label }) => label)).toEqual([
      'Overzicht',
      'Cursussen',
      'Activiteiten',
      'Ticketverkoop',
      'Beurtenkaart',
      'Tickets',
      'Formulieren',
      'Uitnodigingen',
      'Webshop',
    ]);
  });

  test('have no filters, so that the overview and every list start without any', () => {
    const entries = clubEntries({ ...bare, offer: offering }, undefined);
    expect(entries.filter(({ to }) => to.includes('?'))).toEqual([]);
  });
});

describe('memberEntries (specification 2.4)', () => {
  const nobody = { user: an, isTeacher: false, club: bare, admin: undefined };
  interface Row {
    readonly when: string;
    readonly input?: Partial<Parameters<typeof memberEntries>[0]>;
    readonly shown?: string;
    readonly hidden?: string;
  }
  const rows: readonly Row[] = [
    { when: 'always', shown: 'Dashboard /dashboard' },
    { when: 'always', shown: 'Kalender /calendar' },
    { when: 'always', shown: 'Berichten /communication' },
    { when: 'always', shown: 'Kostennota’s /kostennota-s' },
    { when: 'always', shown: 'Attesten /attesten' },
    { when: 'always', shown: 'Video’s /video' },
    { when: 'always', shown: 'Profiel /profiel' },
    {
      when: 'the user has membership cards',
      input: { user: { ...an, hasMembershipCards: true } },
      shown: 'Lidkaarten /lidkaarten',
    },
    { when: 'the user has no membership cards', hidden: 'Lidkaarten' },
    {
      when: 'a teacher at a club with teachers',
      input: { isTeacher: true, club: { ...bare, hasTeachers: true } },
      shown: 'Lesgever /docent',
    },
    { when: 'a teacher at a club without teachers', input: { isTeacher: true }, hidden: 'Lesgever' },
    {
      when: 'a teacher, and a backend that does not say whether the club has teachers',
      input: { isTeacher: true, club: { ...bare, hasTeachers: undefined } },
      shown: 'Lesgever /docent',
    },
    {
      when: 'no teacher, at a club with teachers',
      input: { club: { ...bare, hasTeachers: true } },
      hidden: 'Lesgever',
    },
    {
      when: 'an admin',
      input: { admin: { to: '/api?q=open_admin_panel', isElsewhere: true } },
      shown: 'Beheerderspaneel /api?q=open_admin_panel',
    },
    {
      when: 'a manager without a panel elsewhere',
      input: { admin: { to: '/arabesk/beheer', isElsewhere: false } },
      shown: 'Beheerderspaneel /arabesk/beheer',
    },
    { when: 'no admin', hidden: 'Beheerderspaneel' },
  ];
  test.each(rows)('$when: $shown$hidden', ({ input, shown, hidden }) => {
    const entries = memberEntries({ ...nobody, ...input });
    if (shown !== undefined) expect(places(entries)).toContain(shown);
    if (hidden !== undefined) expect(entries.map(({ label }) => label)).not.toContain(hidden);
  });

  test('open only the admin panel in a new tab', () => {
    const external = memberEntries({
      ...nobody,
      admin: { to: '/api?q=open_admin_panel', isElsewhere: true },
    }).filter((entry) => entry.external);
    expect(external.map(({ label }) => label)).toEqual(['Beheerderspaneel']);
  });
});
