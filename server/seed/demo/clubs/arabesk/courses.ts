import type { SeedCourse } from '../../offer/seedClub.ts';

const place = 'Coupure Links 112, zaal Bausch';

/** Adults. */
export const courses: readonly SeedCourse[] = [
  {
    nid: 109,
    url: 'ballet-volwassenen-starters',
    title: 'Ballet voor volwassenen, starters',
    description:
      'Nooit te laat om te beginnen. We bouwen de techniek rustig op, van de eerste plié tot een klein adagio. Een losse broek en sokken volstaan.',
    place: 'Coupure Links 112, zaal Fonteyn',
    teachers: ['Camille Lefèvre'],
    ages: [16, 0],
    taxonomies: ['Ballet'],
    levels: ['Starters'],
    when: [{ inDays: 8, on: 'di', times: 30, every: 'week', from: '20:00', to: '21:15' }],
    tariffs: [{ title: 'Heel seizoen', euros: 225, capacity: 18, sold: 4 }],
  },
  {
    nid: 110,
    url: 'ballet-volwassenen-gevorderden',
    title: 'Ballet voor volwassenen, gevorderden',
    description: 'Je danst al minstens drie jaar. Barre, midden, draaien en sprongen in een vlot tempo.',
    place: 'Coupure Links 112, zaal Fonteyn',
    teachers: ['Camille Lefèvre'],
    ages: [16, 0],
    taxonomies: ['Ballet'],
    levels: ['Gevorderden', 'Expert'],
    when: [{ inDays: 10, on: 'do', times: 30, every: 'week', from: '20:00', to: '21:30' }],
    tariffs: [
      { title: 'Heel seizoen', euros: 245, capacity: 16, sold: 12 },
      { title: 'Halfjaar', euros: 135, capacity: 4, sold: 3 },
    ],
  },
  {
    nid: 111,
    url: 'jazz-volwassenen',
    title: 'Jazz voor volwassenen',
    description: 'Een stevige opwarming, een reeks over de vloer en een choreografie waar je blij van wordt.',
    place,
    teachers: ['Zoë D’Hondt'],
    ages: [16, 0],
    taxonomies: ['Jazz'],
    levels: ['Starters', 'Gevorderden'],
    when: [{ inDays: 7, on: 'ma', times: 30, every: 'week', from: '19:30', to: '20:45' }],
    byPass: { turns: 2, places: 4 },
    tariffs: [{ title: 'Heel seizoen', euros: 215, discountedEuros: 195, capacity: 20, sold: 8 }],
  },
  {
    nid: 112,
    url: 'hedendaags-volwassenen',
    title: 'Hedendaags voor volwassenen',
    description:
      'Bewegen vanuit de adem, met veel vloerwerk en improvisatie. Je hoeft geen danser te zijn, wel nieuwsgierig.',
    place,
    teachers: ['Inès Vandenbroucke'],
    ages: [16, 0],
    taxonomies: ['Hedendaags'],
    levels: ['Starters', 'Gevorderden'],
    when: [{ inDays: 9, on: 'wo', times: 30, every: 'week', from: '19:30', to: '21:00' }],
    tariffs: [{ title: 'Heel seizoen', euros: 225, capacity: 18, sold: 6 }],
  },
  {
    nid: 113,
    url: 'open-training',
    title: 'Open training',
    description:
      'Vrij trainen in een lege zaal, elke zaterdag. Je brengt je eigen muziek mee. Geen lesgever.',
    place,
    ages: [16, 0],
    taxonomies: ['Hedendaags', 'Ballet', 'Jazz'],
    levels: ['Expert'],
    when: [{ inDays: -30, on: 'za', times: 40, every: 'week', from: '10:00', to: '12:00' }],
    tariffs: [{ title: 'Heel seizoen', euros: 90, sold: 1 }],
  },
  {
    nid: 114,
    url: 'salsa-starters',
    title: 'Salsa voor starters',
    description:
      'Basispassen, draaien en samen leren luisteren naar de muziek. Je schrijft je alleen in en wisselt tijdens de les van partner.',
    place,
    teachers: ['Rosa Íñiguez'],
    ages: [16, 0],
    taxonomies: ['Partnerdans'],
    levels: ['Starters'],
    when: [{ inDays: 40, on: 'vr', times: 12, every: 'week', from: '20:00', to: '21:00' }],
    tariffs: [{ title: 'Reeks van 12 lessen', euros: 119.5, capacity: 24, sold: 0, opensInDays: 10 }],
  },
  {
    nid: 115,
    url: 'tango-voor-koppels',
    title: 'Tango voor koppels',
    description:
      'Argentijnse tango met z’n tweeën. Jullie kiezen wie leidt en wie volgt. Bij het inschrijven vraag je je partner mee.',
    place,
    teachers: ['Rosa Íñiguez'],
    ages: [16, 0],
    taxonomies: ['Partnerdans'],
    levels: ['Gevorderden'],
    when: [{ inDays: 13, on: 'vr', times: 15, every: 'week', from: '20:30', to: '22:00' }],
    tariffs: [
      { title: 'Per persoon', euros: 140, capacity: 24, sold: 10, coupleRoles: ['Leider', 'Volger'] },
    ],
  },
];
