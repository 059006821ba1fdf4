import type { SeedCourse } from '../../offer/seedClub.ts';

const place = 'Coupure Links 112, zaal Fonteyn';
const secondRoom = 'Coupure Links 112, zaal Bausch';

/** Children and teenagers. */
export const youthCourses: readonly SeedCourse[] = [
  {
    nid: 101,
    url: 'kleuterdans',
    title: 'Kleuterdans',
    description:
      'Huppelen, draaien en stilstaan als een boom. In deze les ontdekken kleuters wat hun lijf allemaal kan, op muziek en met veel fantasie. Wie meekomt, wacht in de bar met een koffie.',
    place,
    bring: 'Losse kleren en een flesje water. We dansen op blote voeten.',
    teachers: ['Zoë D’Hondt'],
    ages: [4, 5],
    taxonomies: ['Kleuterdans'],
    levels: ['Starters'],
    when: [{ inDays: 9, on: 'wo', times: 30, every: 'week', from: '13:30', to: '14:20' }],
    tariffs: [
      { title: 'Heel seizoen', euros: 165, capacity: 16, sold: 5 },
      { title: 'Proefles', euros: 0, isTrial: true, capacity: 4, sold: 1 },
    ],
  },
  {
    nid: 102,
    url: 'ballet-6-8',
    title: 'Ballet 6-8 jaar',
    description:
      'De eerste stappen aan de barre: houding, ritme en de vijf posities, afgewisseld met spel. Aan het einde van het seizoen dans je mee in de voorstelling.',
    place,
    teachers: ['Camille Lefèvre'],
    ages: [6, 8],
    taxonomies: ['Ballet'],
    levels: ['Starters'],
    when: [{ inDays: 9, on: 'wo', times: 30, every: 'week', from: '14:30', to: '15:30' }],
    services: [
      { title: 'Balletpakje', euros: 29.95, capacity: 10 },
      { title: 'Balletschoenen', euros: 24.5 },
    ],
    tariffs: [
      { title: 'Heel seizoen', euros: 185, capacity: 14, sold: 13, parts: 3, deposit: 50, uitpasEuros: 37 },
    ],
  },
  {
    nid: 103,
    url: 'ballet-9-11',
    title: 'Ballet 9-11 jaar',
    description:
      'Je kent de basis en wil verder: sprongen, draaien en een eerste variatie. Twee lessen per week kan, één volstaat.',
    place,
    teachers: ['Camille Lefèvre'],
    ages: [9, 11],
    taxonomies: ['Ballet'],
    levels: ['Gevorderden'],
    when: [{ inDays: 9, on: 'wo', times: 30, every: 'week', from: '15:45', to: '17:00' }],
    tariffs: [
      {
        title: 'Eén les per week',
        euros: 205,
        capacity: 14,
        sold: 9,
        parts: 3,
        deposit: 50,
        uitpasEuros: 41,
      },
      {
        title: 'Twee lessen per week',
        euros: 340,
        discountedEuros: 310,
        capacity: 6,
        sold: 4,
        parts: 3,
        deposit: 50,
      },
    ],
  },
  {
    nid: 104,
    url: 'hiphop-kids',
    title: 'Hiphop kids',
    description:
      'Bouncen, lopen, vallen en weer opstaan. We leren een choreografie per trimester en tonen ze aan je ouders en vrienden.',
    place: secondRoom,
    teachers: ['Younes Bakkali'],
    ages: [7, 10],
    taxonomies: ['Hiphop'],
    levels: ['Starters'],
    when: [{ inDays: 10, on: 'do', times: 30, every: 'week', from: '17:00', to: '18:00' }],
    tariffs: [{ title: 'Heel seizoen', euros: 175, capacity: 18, sold: 18 }],
  },
  {
    nid: 105,
    url: 'hiphop-tieners',
    title: 'Hiphop tieners',
    description: 'Grooves, foundations en freestyle in een hechte groep. Wie wil, danst mee in onze crew.',
    place: secondRoom,
    teachers: ['Younes Bakkali'],
    ages: [11, 16],
    taxonomies: ['Hiphop'],
    levels: ['Gevorderden'],
    when: [{ inDays: 10, on: 'do', times: 30, every: 'week', from: '18:15', to: '19:30' }],
    tariffs: [{ title: 'Heel seizoen', euros: 195, capacity: 20, sold: 20, isWaitingListDisabled: true }],
  },
  {
    nid: 106,
    url: 'jazz-tieners',
    title: 'Jazz 12-15 jaar',
    description:
      'Techniek, lenigheid en expressie op muziek van nu. We werken naar de grote voorstelling in mei toe.',
    place,
    teachers: ['Zoë D’Hondt'],
    ages: [12, 15],
    taxonomies: ['Jazz'],
    levels: ['Gevorderden'],
    when: [{ inDays: -12, on: 'di', times: 32, every: 'week', from: '18:00', to: '19:15' }],
    tariffs: [{ title: 'Heel seizoen', euros: 195, capacity: 18, sold: 11 }],
  },
  {
    nid: 107,
    url: 'hedendaags-tieners',
    title: 'Hedendaags 12-16 jaar',
    description:
      'Vloerwerk, improvisatie en samen bewegen. Je maakt ook eigen materiaal: geen twee lessen zijn dezelfde.',
    place: secondRoom,
    teachers: ['Inès Vandenbroucke'],
    ages: [12, 16],
    taxonomies: ['Hedendaags'],
    levels: ['Starters', 'Gevorderden'],
    // Overlaps the jazz course of the same age, to show the warning.
    when: [{ inDays: -12, on: 'di', times: 32, every: 'week', from: '18:30', to: '19:45' }],
    tariffs: [
      { title: 'Heel seizoen', euros: 195, capacity: 16, sold: 7 },
      { title: 'Proefles', euros: 8.5, isTrial: true, capacity: 3, sold: 0 },
    ],
  },
  {
    nid: 108,
    url: 'ballet-examenklas',
    title: 'Ballet examenklas',
    description:
      'Voor wie in juni examen aflegt. Twee vaste lessen en in de laatste weken een extra repetitie, die soms samenvalt met de gewone les.',
    place,
    teachers: ['Camille Lefèvre', 'Zoë D’Hondt'],
    ages: [13, 0],
    taxonomies: ['Ballet'],
    levels: ['Expert'],
    when: [
      { inDays: 7, on: 'ma', times: 30, every: 'week', from: '17:30', to: '19:00' },
      { inDays: 77, on: 'ma', times: 4, every: 'week', from: '18:00', to: '20:00' },
    ],
    tariffs: [
      {
        title: 'Op auditie',
        euros: 420,
        capacity: 10,
        sold: 6,
        blocked:
          'Voor deze klas doe je eerst auditie. Mail naar hallo@arabesk.example.org voor een afspraak.',
      },
    ],
  },
];
