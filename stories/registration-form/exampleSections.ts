import type { WireQuestion, WireSection } from '@clubpoort/form-engine/headless';

const participant: WireSection = {
  title: 'Gegevens van de deelnemer',
  fields: [
    {
      qid: 'fname',
      nid: 0,
      type: 'text',
      default_key: 'fname',
      question: 'Voornaam',
      required: 1,
      answer: 'Noor',
    },
    {
      qid: 'lname',
      nid: 0,
      type: 'text',
      default_key: 'lname',
      question: 'Familienaam',
      required: 1,
      answer: 'Peeters',
    },
    {
      qid: 'birthdate',
      nid: 0,
      type: 'text',
      default_key: 'birthdate',
      question: 'Geboortedatum',
      required: 1,
      answer: '2015-05-06',
    },
    {
      qid: 'mail',
      nid: 0,
      type: 'email',
      default_key: 'mail',
      question: 'E-mailadres',
      required: 1,
      last_answer: 'mama@example.be',
    },
    {
      qid: 'phone',
      nid: 0,
      type: 'phone',
      default_key: 'phone',
      question: 'Telefoonnummer',
      help: 'Op dit nummer bellen we bij een ongeval.',
      required: 1,
    },
  ],
};

const health: WireSection = {
  title: 'Gezondheid',
  fields: [
    {
      qid: 'allergy',
      nid: 0,
      type: 'radio',
      question: 'Heeft je kind een allergie?',
      options: ['Ja', 'Nee'],
      required: 1,
    },
    {
      qid: 'which',
      nid: 0,
      type: 'textarea',
      question: 'Welke, en wat doen we bij een reactie?',
      required: 1,
      visible_when: { qid: 'allergy', equals: 'Ja' },
    },
    {
      qid: 'pickup',
      nid: 0,
      type: 'select_multiple',
      question: 'Wie mag je kind ophalen?',
      options: ['Ouders', 'Grootouders', 'Oppas'],
    },
    { qid: 'photos', nid: 0, type: 'checkbox', question: 'Mijn kind mag op foto’s van de club staan' },
  ],
};

/** The questions of the club only. */
export const generalSections: readonly WireSection[] = [participant, health];

/** The same form with the questions of two courses. */
export const courseSections: readonly WireSection[] = [
  participant,
  health,
  {
    title: 'Over de lessen',
    fields: [
      {
        qid: 'level',
        nid: 12,
        type: 'radio',
        question: 'Welk niveau?',
        options: ['Beginner', 'Gevorderd'],
        required: 1,
        course_specific_info: 'Ballet maandag: neem de eerste les balletschoenen mee.',
      },
      {
        qid: 'size',
        nid: 34,
        type: 'select',
        question: 'Maat van het judopak',
        options: ['120', '130', '140', '150'],
        required: 1,
      },
      { qid: 'remarks', nid: 34, type: 'textarea', question: 'Opmerkingen voor de lesgever' },
    ],
  },
];

export const courses = [
  { nid: 12, title: 'Ballet maandag 14u30' },
  { nid: 34, title: 'Judo zaterdag 10u' },
];

/** Answers to every required question. */
export const completeAnswers = {
  fname_0: 'Noor',
  lname_0: 'Peeters',
  birthdate_0: '2015-05-06',
  mail_0: 'mama@example.be',
  phone_0: '+32 470123456',
  allergy_0: 'Ja',
  which_0: 'Noten.\nBel meteen 112, daarna mama.',
  pickup_0: ['Ouders', 'Grootouders'],
  photos_0: true,
  level_12: 'Beginner',
  size_34: '130',
};

const isMinor = { qid: 'born', age_lt: 18 } as const;

/** Questions, options and requirements that depend on other answers. */
export const conditionalSections: readonly WireSection[] = [
  {
    title: 'Deelnemer',
    fields: [
      {
        qid: 'born',
        nid: 0,
        type: 'text',
        default_key: 'birthdate',
        question: 'Geboortedatum',
        required: 1,
      },
      { qid: 'years', nid: 0, type: 'number', question: 'Jaren ervaring' },
      {
        qid: 'group',
        nid: 0,
        type: 'radio',
        question: 'Groep',
        options: [
          'Beginners',
          'Gevorderden',
          { value: 'Wedstrijdgroep', visible_when: { qid: 'years', gte: 3 } },
        ],
        required: 1,
      },
      {
        qid: 'doctor',
        nid: 0,
        type: 'text',
        question: 'Huisarts',
        visible_when: { any: [{ qid: 'group', equals: 'Wedstrijdgroep' }, isMinor] },
      },
    ],
  },
  {
    title: 'Ouder of voogd',
    visible_when: isMinor,
    fields: [
      { qid: 'phone', nid: 0, type: 'phone', question: 'Telefoonnummer' },
      { qid: 'silent', nid: 0, type: 'checkbox', question: 'Overdag kan ik niet bellen' },
      {
        qid: 'mail',
        nid: 0,
        type: 'email',
        question: 'E-mailadres',
        required_when: { qid: 'silent', equals: true },
      },
    ],
  },
];

/** A form of three steps. */
export const stepSections: readonly WireSection[] = [
  {
    title: 'Deelnemer',
    step: true,
    fields: [
      { qid: 'fname', nid: 0, type: 'text', default_key: 'fname', question: 'Voornaam', required: 1 },
      { qid: 'phone', nid: 0, type: 'phone', default_key: 'phone', question: 'Telefoonnummer' },
    ],
  },
  {
    title: 'Gezondheid',
    step: true,
    fields: [
      { qid: 'allergy', nid: 0, type: 'radio', question: 'Heb je een allergie?', options: ['Ja', 'Nee'] },
      {
        qid: 'which',
        nid: 0,
        type: 'textarea',
        question: 'Welke?',
        required: 1,
        visible_when: { qid: 'allergy', equals: 'Ja' },
      },
    ],
  },
  {
    title: 'Lessen',
    step: true,
    fields: [{ qid: 'level', nid: 0, type: 'radio', question: 'Niveau', options: ['Beginner', 'Gevorderd'] }],
  },
  { title: 'Vervoer', fields: [{ qid: 'bus', nid: 0, type: 'text', question: 'Halte van de bus' }] },
];

/** What a profile knows, and a sensitive question that is asked anew. */
export const knownSections: readonly WireSection[] = [
  {
    title: 'Wie ben je?',
    fields: [
      known({ qid: 'fname', type: 'text', question: 'Voornaam', required: 1, last_answer: 'Finn' }),
      known({ qid: 'lname', type: 'text', question: 'Naam', required: 1, last_answer: 'De Smet' }),
      known({ qid: 'phone', type: 'phone', question: 'Telefoonnummer', last_answer: '+32 472334455' }),
    ],
  },
  {
    title: 'Als er iets gebeurt',
    fields: [
      known({ qid: 'contact', type: 'text', question: 'Wie mogen we bellen?', last_answer: 'Sofie, mama' }),
      { qid: 'allergies', nid: 0, type: 'text', question: 'Allergieën', sensitive: true },
    ],
  },
];

function known(question: WireQuestion): WireQuestion {
  return { ...question, nid: 0, last_answer_source: 'profile' };
}
