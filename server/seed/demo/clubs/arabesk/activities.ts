import type { SeedCourse } from '../../offer/seedClub.ts';

const place = 'Coupure Links 112, zaal Fonteyn';
const theatre = 'Theater Tinnenpot, Tinnenpotstraat 21, 9000 Gent';

/** Single days, holiday weeks and shows. */
export const activities: readonly SeedCourse[] = [
  {
    nid: 121,
    url: 'danskamp-krokus',
    title: 'Danskamp in de vakantie',
    type: 'activity',
    description:
      'Vijf dagen dansen, knutselen en buiten spelen in de krokusvakantie, met een toonmoment op vrijdag. Breng een lunchpakket mee. Voor fruit en soep zorgen wij.',
    place,
    teachers: ['Zoë D’Hondt', 'Younes Bakkali'],
    ages: [6, 12],
    taxonomies: ['Jazz', 'Hiphop'],
    when: [{ inDays: 21, during: 'Krokusvakantie', times: 5, every: 'day', from: '09:00', to: '16:00' }],
    services: [
      { title: 'Vooropvang', euros: 10 },
      { title: 'Naopvang', euros: 12.5, capacity: 12 },
    ],
    allowsTaxCertificate: true,
    tariffs: [
      { title: 'Hele week', euros: 145, capacity: 30, sold: 21 },
      {
        ...{ title: 'Tweede kind van het gezin', euros: 145, discountedEuros: 130, capacity: 10, sold: 9 },
        fromFamilyMember: 2,
      },
      { title: 'Twee kinderen samen', euros: 130, capacity: 12, sold: 2, usersSimultaneous: 2 },
    ],
  },
  {
    nid: 122,
    url: 'workshop-heels',
    title: 'Workshop heels',
    type: 'activity',
    description:
      'Een middag dansen op hakken: balans, lijn en een korte choreografie. Breng stevige hakken van hoogstens 9 cm mee.',
    place,
    teachers: ['Inès Vandenbroucke'],
    ages: [16, 0],
    taxonomies: ['Jazz'],
    when: [{ inDays: 18, on: 'zo', times: 1, every: 'day', from: '13:00', to: '16:00' }],
    tariffs: [{ title: 'Deelname', euros: 28, capacity: 16, sold: 15 }],
  },
  {
    nid: 123,
    url: 'ouder-en-kind',
    title: 'Dans met je kind',
    type: 'activity',
    description:
      'Samen bewegen op een zondagochtend, voor kinderen van 3 tot en met 6 jaar en een volwassene.',
    place,
    teachers: ['Zoë D’Hondt'],
    ages: [3, 6],
    taxonomies: ['Kleuterdans'],
    when: [{ inDays: 25, on: 'zo', times: 1, every: 'day', from: '10:00', to: '11:15' }],
    tariffs: [{ title: 'Kind met begeleider', euros: 12.5, capacity: 12, sold: 12 }],
  },
  {
    nid: 124,
    url: 'stage-hedendaags',
    title: 'Stage hedendaags',
    type: 'activity',
    description:
      'Een weekend lang op onderzoek met gastlesgever Søren Kjær. Twee dagen, maaltijden inbegrepen.',
    place: 'Coupure Links 112, zaal Bausch',
    teachers: ['Søren Kjær'],
    ages: [16, 0],
    taxonomies: ['Hedendaags'],
    levels: ['Gevorderden', 'Expert'],
    when: [{ inDays: 50, on: 'za', times: 2, every: 'day', from: '10:00', to: '17:00' }],
    tariffs: [{ title: 'Weekend', euros: 110, capacity: 20, sold: 3, isInstant: true }],
  },
  {
    nid: 125,
    url: 'danscafe',
    title: 'Danscafé',
    type: 'activity',
    description: 'Een avond vrij dansen in de bar, met een dj en een korte initiatie. Iedereen welkom.',
    place: 'Coupure Links 112, bar',
    taxonomies: ['Partnerdans'],
    when: [{ inDays: 12, on: 'vr', times: 1, every: 'day', from: '20:00', to: '23:30' }],
    byPass: { turns: 1, places: 25 },
    tariffs: [{ title: 'Inkom', euros: 5, passTurns: 1 }],
  },
  {
    nid: 131,
    url: 'lentevoorstelling',
    title: 'Lentevoorstelling',
    type: 'ticket',
    description: 'Alle groepen op één podium: twee uur dans, van de kleuters tot de examenklas.',
    place: theatre,
    when: [{ inDays: 90, on: 'za', times: 1, every: 'day', from: '19:30', to: '22:00' }],
    tariffs: [
      { title: 'Volwassene', euros: 16 },
      { title: 'Kind tot en met 12 jaar', euros: 9 },
    ],
    stands: [
      {
        nid: 51,
        title: 'Parterre',
        surcharge: 2,
        rows: [
          { row: 'A', seats: 10, wheelchairs: [1, 10] },
          { row: 'B', seats: 12 },
          { row: 'C', seats: 12 },
          { row: 'D', seats: 14 },
          { row: 'E', seats: 14 },
        ],
      },
      {
        nid: 52,
        title: 'Balkon',
        rows: [
          { row: 'F', seats: 16 },
          { row: 'G', seats: 16 },
        ],
      },
      { nid: 53, title: 'Staanplaatsen', places: 30 },
    ],
  },
  {
    nid: 132,
    url: 'generale-repetitie',
    title: 'Generale repetitie',
    type: 'ticket',
    description: 'Kom kijken hoe de voorstelling tot leven komt, de avond voor de première.',
    place: theatre,
    when: [{ inDays: 89, on: 'vr', times: 1, every: 'day', from: '18:30', to: '20:30' }],
    tariffs: [{ title: 'Toeschouwer', euros: 4, capacity: 40, sold: 40, isWaitingListDisabled: true }],
  },
  {
    nid: 133,
    url: 'herfstmatinee',
    title: 'Herfstmatinee',
    type: 'ticket',
    description: 'Een uur dans op zondagnamiddag, met koffie en taart achteraf.',
    place: theatre,
    when: [{ inDays: -34, on: 'zo', times: 1, every: 'day', from: '14:30', to: '16:00' }],
    tariffs: [{ title: 'Inkom', euros: 8, capacity: 60, sold: 41 }],
  },
];
