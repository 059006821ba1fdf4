import { personalQuestions } from '../offer/personalQuestions.ts';
import type { SeedClub } from '../offer/seedClub.ts';
import { kompasForms } from './kompasForms.ts';

const place = 'Hof van Busleyden, Sint-Janstraat 2, 2800 Mechelen';

export const kompas: SeedClub = {
  club: {
    nid: 3,
    url: 'kompas',
    title: 'Avondschool Kompas',
    city: 'Mechelen',
    description:
      'Talen, koken en fotografie voor wie overdag werkt. Kleine groepen, geen examens, wel een glas na de laatste les.',
    mail: 'info@kompas.example.org',
    phone: '+32 15345678',
    place: 'Sint-Janstraat 2, 2800 Mechelen',
    legal: {
      name: 'Avondschool Kompas',
      form: 'vzw',
      seat: 'Sint-Janstraat 2, 2800 Mechelen',
      enterpriseNumber: '0999000327',
      court: 'Antwerpen, afdeling Mechelen',
      vatNote: 'Vrijgesteld van btw – art. 44 WBTW',
      email: 'info@kompas.example.org',
    },
    color: '#3c7a3f',
    addons: [],
    hasForms: true,
    licenseType: 'free',
    webshopTerm: 'Webshop',
    logoFids: [3],
    gtmContainerId: '',
    isWaitingListDisabled: false,
    showsAgeRestriction: false,
    hidesTimestamp: true,
    occupationDisplay: 'hidden',
    occupationDisplayAmount: 0,
    overviewDisplay: 'list',
    ageCalculation: 'today',
    isPaidLater: true,
    conditions: [
      'Avondschool Kompas bewaart je naam, je e-mailadres en de cursussen die je volgde. Meer vragen we niet en meer bewaren we niet.',
    ],
  },
  courses: [
    {
      nid: 301,
      url: 'spaans-beginners',
      title: 'Spaans voor beginners',
      description:
        'Je leert jezelf voorstellen, eten bestellen en de weg vragen. Vanaf de eerste les praat je.',
      place,
      teachers: ['Núria Casals'],
      ages: [16, 0],
      taxonomies: ['Talen'],
      levels: ['A1'],
      when: [{ inDays: 14, on: 'di', times: 15, every: 'week', from: '19:00', to: '21:30' }],
      tariffs: [
        { title: 'Standaard', euros: 149, capacity: 16, sold: 6 },
        { title: 'Werkzoekend', euros: 149, discountedEuros: 45, capacity: 4, sold: 3 },
      ],
    },
    {
      nid: 302,
      url: 'nederlands-gevorderden',
      title: 'Nederlands voor gevorderden',
      description: 'Vlot leren schrijven en spreken op het werk. Niveau B2.',
      place,
      teachers: ['Godelieve Van den Bossche'],
      ages: [16, 0],
      taxonomies: ['Talen'],
      levels: ['B2'],
      when: [{ inDays: 15, on: 'wo', times: 15, every: 'week', from: '19:00', to: '21:00' }],
      tariffs: [{ title: 'Standaard', euros: 99, capacity: 14, sold: 14 }],
    },
    {
      nid: 303,
      url: 'fotografie',
      title: 'Fotografie: je toestel leren kennen',
      description:
        'Diafragma, sluitertijd en licht. Elke week een opdracht en samen kijken naar wat je maakte.',
      place,
      teachers: ['Jean-François Declercq'],
      taxonomies: ['Creatief'],
      levels: ['Starters'],
      when: [{ inDays: 21, on: 'do', times: 8, every: 'week', from: '19:30', to: '22:00' }],
      tariffs: [{ title: 'Standaard', euros: 115, capacity: 12, sold: 2 }],
    },
    {
      nid: 304,
      url: 'wereldkeuken',
      title: 'Eén avond wereldkeuken',
      type: 'activity',
      description: 'Samen koken en samen eten. Deze keer: Libanon.',
      place,
      teachers: ['Rania Haddad'],
      taxonomies: ['Koken'],
      when: [{ inDays: 30, on: 'vr', times: 1, every: 'day', from: '18:30', to: '22:00' }],
      tariffs: [{ title: 'Deelname met maaltijd', euros: 35, capacity: 14, sold: 13 }],
    },
  ],
  forms: kompasForms,
  questions: [
    {
      title: 'Je gegevens',
      fields: [
        ...personalQuestions(3001),
        { qid: 3004, type: 'email', question: 'E-mailadres', defaultKey: 'mail', required: true },
        {
          qid: 3005,
          type: 'select',
          question: 'Wat is je hoogste diploma?',
          options: ['Lager onderwijs', 'Secundair onderwijs', 'Hoger onderwijs', 'Een ander diploma'],
        },
        { qid: 3006, type: 'textarea', question: 'Wil je ons nog iets vertellen?' },
      ],
    },
    {
      title: 'Spaans voor beginners',
      course: 301,
      fields: [
        {
          qid: 3010,
          type: 'radio',
          question: 'Volgde je al eens Spaans?',
          required: true,
          options: [
            ['nooit', 'Nog nooit'],
            ['lang-geleden', 'Lang geleden'],
            ['recent', 'De voorbije twee jaar'],
          ],
        },
      ],
    },
  ],
};
