import type { SeedForm } from '../offer/seedClub.ts';

const courses = [
  'Spaans voor beginners',
  'Nederlands voor gevorderden',
  'Fotografie: je toestel leren kennen',
  'Eén avond wereldkeuken',
];

/** A form for everybody, one that needs a login, and one that has closed. */
export const kompasForms: readonly SeedForm[] = [
  {
    nid: 31,
    url: 'vraag-om-informatie',
    title: 'Vraag om informatie',
    description:
      'Twijfel je over een cursus of een niveau? Stel je vraag, we antwoorden binnen twee werkdagen.',
    needsLogin: false,
    sections: [
      {
        title: 'Wie ben je?',
        fields: [
          { qid: 3101, type: 'text', question: 'Voornaam', defaultKey: 'fname', required: true },
          { qid: 3102, type: 'text', question: 'Naam', defaultKey: 'lname', required: true },
          { qid: 3103, type: 'email', question: 'E-mailadres', defaultKey: 'mail', required: true },
          { qid: 3104, type: 'phone', question: 'Telefoonnummer', defaultKey: 'phone' },
        ],
      },
      {
        title: 'Je vraag',
        fields: [
          {
            qid: 3105,
            type: 'select',
            question: 'Over welke cursus gaat het?',
            options: [...courses, 'Een andere cursus'],
          },
          { qid: 3106, type: 'textarea', question: 'Wat wil je weten?', required: true },
        ],
      },
    ],
  },
  {
    nid: 32,
    url: 'attest-van-aanwezigheid',
    title: 'Attest van aanwezigheid aanvragen',
    description:
      'Voor je werkgever, de VDAB of het Vlaams opleidingsverlof. We mailen het attest zodra de lesgever je aanwezigheden heeft nagekeken.',
    needsLogin: true,
    sections: [
      {
        title: 'Voor wie is het attest?',
        fields: [
          { qid: 3111, type: 'text', question: 'Voornaam', defaultKey: 'fname', required: true },
          { qid: 3112, type: 'text', question: 'Naam', defaultKey: 'lname', required: true },
          {
            qid: 3113,
            type: 'text',
            question: 'Geboortedatum',
            defaultKey: 'birthdate',
            required: true,
            placeholder: 'DD/MM/JJJJ',
          },
          { qid: 3114, type: 'email', question: 'E-mailadres', defaultKey: 'mail', required: true },
        ],
      },
      {
        title: 'Welk attest?',
        fields: [
          {
            qid: 3115,
            type: 'select',
            question: 'Voor welke cursus?',
            required: true,
            options: courses,
          },
          {
            qid: 3116,
            type: 'radio',
            question: 'Waarvoor heb je het nodig?',
            required: true,
            options: [
              ['werkgever', 'Mijn werkgever'],
              ['vdab', 'De VDAB'],
              ['verlof', 'Vlaams opleidingsverlof'],
            ],
          },
          {
            qid: 3117,
            type: 'text',
            question: 'Naam van je werkgever',
            required: true,
            visibleWhen: { qid: 3116, equals: 'werkgever' },
          },
        ],
      },
    ],
  },
  {
    nid: 33,
    url: 'tevredenheid-vorig-seizoen',
    title: 'Hoe vond je het vorige seizoen?',
    description: 'Onze jaarlijkse bevraging is afgesloten. Dank je wel aan de 214 cursisten die antwoordden.',
    needsLogin: false,
    opensInDays: -120,
    closesInDays: -30,
    sections: [
      {
        title: 'Je mening',
        fields: [
          {
            qid: 3121,
            type: 'radio',
            question: 'Hoe tevreden was je?',
            required: true,
            options: ['Heel tevreden', 'Tevreden', 'Niet zo tevreden'],
          },
          { qid: 3122, type: 'textarea', question: 'Wat kan beter?' },
        ],
      },
    ],
  },
];
