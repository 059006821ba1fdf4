import { personalQuestions } from '../offer/personalQuestions.ts';
import type { SeedClub } from '../offer/seedClub.ts';
import { spaghettiForm } from './spaghettiForm.ts';
import { turnfeestForm } from './turnfeestForm.ts';

const place = 'Sporthal Kessel-Lo, Stadionlaan 4, 3010 Kessel-Lo';

/** The camp has no reductions. */
const regular = ['recreatief-lagere-school', 'kleuterturnen', 'tumbling', 'turnspeeltuin'];

export const deZwaluw: SeedClub = {
  club: {
    nid: 2,
    url: 'de-zwaluw',
    title: 'Turnkring De Zwaluw',
    city: 'Leuven',
    description:
      'Turnen, springen en tumbling voor wie graag ondersteboven hangt. We maken groepen per geboortejaar, zodat je met je klasgenoten turnt.',
    mail: 'secretariaat@dezwaluw.example.org',
    phone: '+32 16234567',
    place: 'Stadionlaan 4, 3010 Kessel-Lo',
    legal: {
      name: 'Turnkring De Zwaluw',
      form: 'vzw',
      seat: 'Stadionlaan 4, 3010 Kessel-Lo',
      enterpriseNumber: '0999000228',
      court: 'Leuven',
      vatNote: 'Vrijgesteld van btw – art. 44, § 2, 3° WBTW',
      email: 'secretariaat@dezwaluw.example.org',
    },
    certification: {
      recognition: 2,
      certifier: {
        name: 'Stad Leuven',
        street: 'Professor Van Overstraetenplein 1',
        postal: '3000',
        city: 'Leuven',
      },
      signatory: { name: 'Lieselot Mertens', capacity: 'secretaris' },
      place: 'Leuven',
      sport: 'Turnen',
      federation: 'Gymfederatie Vlaanderen',
      maxima: [],
    },
    color: '#2f6fb4',
    addons: ['webshop'],
    hasForms: true,
    licenseType: 'standard',
    webshopTerm: 'Turnkledij',
    logoFids: [2],
    gtmContainerId: '',
    isWaitingListDisabled: true,
    showsAgeRestriction: true,
    hidesTimestamp: false,
    occupationDisplay: 'always',
    occupationDisplayAmount: 0,
    overviewDisplay: 'list',
    ageCalculation: 'calculateAgeOnStartActivity',
    isPaidLater: true,
    iban: 'BE71096123456769',
    reductions: [
      { for: 'next-family-member', from: 2, percentage: 10, courses: regular },
      { for: 'next-family-member', from: 3, percentage: 15, courses: regular },
      { for: 'next-course', from: 2, amountCents: 2_000, courses: regular },
    ],
    conditions: [
      'Turnkring De Zwaluw vzw gebruikt je gegevens om je lidmaatschap en je sportverzekering te regelen. We bewaren ze tot een jaar na je laatste les.',
      'Met vragen over je gegevens kan je terecht bij secretariaat@dezwaluw.example.org.',
    ],
  },
  courses: [
    {
      nid: 201,
      url: 'recreatief-lagere-school',
      title: 'Recreatief turnen, lagere school',
      description:
        'Alle toestellen komen aan bod: balk, brug, ringen, sprong en de lange mat. Plezier eerst.',
      place,
      teachers: ['Wout Vandersmissen'],
      birthYearsOfAges: [6, 11],
      taxonomies: ['Toestelturnen'],
      levels: ['Basis'],
      when: [{ inDays: 6, on: 'za', times: 28, every: 'week', from: '09:30', to: '11:00' }],
      tariffs: [{ title: 'Lidgeld', euros: 142.5, capacity: 40, sold: 33 }],
    },
    {
      nid: 202,
      url: 'kleuterturnen',
      title: 'Kleuterturnen',
      description: 'Klauteren, rollen en evenwicht zoeken in een beweeglandschap.',
      place,
      teachers: ['Lieselot Mertens'],
      birthYearsOfAges: [3, 5],
      taxonomies: ['Kleuters'],
      levels: ['Basis'],
      when: [{ inDays: 6, on: 'za', times: 28, every: 'week', from: '11:15', to: '12:00' }],
      tariffs: [{ title: 'Lidgeld', euros: 118, capacity: 24, sold: 10 }],
    },
    {
      nid: 209,
      url: 'turnspeeltuin',
      title: 'Turnspeeltuin',
      description: 'Vrij spelen op de toestellen, met een lesgever in de buurt.',
      place,
      teachers: ['Lieselot Mertens'],
      birthYearsOfAges: [3, 5],
      taxonomies: ['Kleuters'],
      levels: ['Basis'],
      // Has begun: whoever comes now pays the lessons that are left.
      when: [{ inDays: -40, on: 'za', times: 28, every: 'week', from: '13:15', to: '14:00' }],
      tariffs: [{ title: 'Lidgeld', euros: 118, proRata: 'lessons', capacity: 24, sold: 10 }],
    },
    {
      nid: 203,
      url: 'tumbling',
      title: 'Tumbling',
      description: 'Rondat, flikflak en salto op de lange baan. Je kan al een handstand en een radslag.',
      place,
      teachers: ['Wout Vandersmissen', 'Aïcha Ben Salah'],
      birthYearsOfAges: [9, 17],
      taxonomies: ['Tumbling'],
      levels: ['Gevorderd'],
      when: [{ inDays: 8, on: 'vr', times: 28, every: 'week', from: '18:00', to: '20:00' }],
      tariffs: [{ title: 'Lidgeld', euros: 189, capacity: 16, sold: 16 }],
    },
    {
      nid: 204,
      url: 'turnkamp',
      title: 'Turnkamp',
      type: 'activity',
      description: 'Een week van de paasvakantie lang turnen, zwemmen en samen eten. Slapen doe je thuis.',
      place,
      teachers: ['Lieselot Mertens'],
      birthYearsOfAges: [6, 12],
      taxonomies: ['Kampen'],
      allowsTaxCertificate: true,
      when: [{ inDays: 21, during: 'Paasvakantie', times: 5, every: 'day', from: '09:00', to: '16:30' }],
      tariffs: [
        { title: 'Hele week', euros: 135, capacity: 32, sold: 31 },
        { title: 'Leden van De Zwaluw', euros: 135, discountedEuros: 120, capacity: 20, sold: 6 },
      ],
    },
  ],
  forms: [
    {
      nid: 21,
      url: 'iets-verloren',
      title: 'Iets verloren in de turnzaal?',
      description: 'We leggen verloren spullen twee maanden opzij. Vertel ons wat je zoekt.',
      needsLogin: false,
      sections: [
        {
          title: 'Wat zoek je?',
          fields: [
            { qid: 2101, type: 'textarea', question: 'Wat ben je kwijt?', required: true },
            { qid: 2102, type: 'email', question: 'E-mailadres', defaultKey: 'mail', required: true },
          ],
        },
      ],
    },
    turnfeestForm,
    spaghettiForm,
  ],
  questions: [
    {
      title: 'De turner',
      fields: [
        ...personalQuestions(2001),
        {
          qid: 2004,
          type: 'email',
          question: 'E-mailadres van een ouder',
          defaultKey: 'mail',
          required: true,
        },
        { qid: 2005, type: 'phone', question: 'Telefoonnummer van een ouder', required: true },
      ],
    },
    {
      title: 'Afspraken',
      fields: [
        {
          qid: 2010,
          type: 'radio',
          question: 'Mag je kind alleen naar huis?',
          required: true,
          options: ['Ja', 'Nee, het wordt opgehaald'],
        },
        {
          qid: 2011,
          type: 'text',
          question: 'Wie haalt je kind op?',
          required: true,
          visibleWhen: { qid: 2010, equals: 'Nee, het wordt opgehaald' },
        },
        {
          qid: 2012,
          type: 'checkbox',
          question: 'Ik ga akkoord met het reglement van de turnzaal',
          required: true,
        },
      ],
    },
    {
      title: 'Fiscaal attest',
      fields: [
        {
          qid: 2015,
          type: 'text',
          question: 'Rijksregisternummer van je kind',
          defaultKey: 'national_insurance_number',
          help: 'Zonder dit nummer kunnen we geen attest voor je belastingen maken.',
        },
      ],
    },
  ],
  webshop: [
    {
      nid: 5,
      url: 'turnpakken',
      title: 'Turnpakken',
      products: [
        {
          nid: 71,
          url: 'clubturnpak',
          title: 'Clubturnpak',
          description: 'Donkerblauw met lange mouwen, verplicht op wedstrijden.',
          variants: [
            { title: 'Maat 116', euros: 49, stock: 5 },
            { title: 'Maat 128', euros: 49, stock: 2 },
            { title: 'Maat 140', euros: 52, stock: 0, allowsBackorder: true },
          ],
        },
      ],
    },
  ],
};
