import type { WireQuestion } from '../../sections/wireSection.ts';

/** Questions that a builder adds together, under a name that people look for. */
export interface BuilderPreset {
  /** The name in the palette. */
  readonly name: string;
  /** Other words by which it is found. */
  readonly words?: string;
  /** The questions. One whose qid is taken gets another. */
  readonly questions: readonly WireQuestion[];
}

/** Questions of a host that can be added again, under the name of their list. */
export interface QuestionBank {
  /** The name of the list in the palette. */
  readonly name: string;
  /** The questions, each added on its own. */
  readonly questions: readonly WireQuestion[];
}

/** The questions that clubs ask most, in Dutch. Health and consent are sensitive: nobody's answer is copied to another person. */
export const clubPresets: readonly BuilderPreset[] = [
  {
    name: 'Noodcontact',
    words: 'ouder bereikbaar telefoon ICE',
    questions: [
      { qid: 'noodcontact', type: 'text', question: 'Noodcontact: naam', required: true },
      { qid: 'noodcontact_telefoon', type: 'phone', question: 'Noodcontact: telefoon', required: true },
    ],
  },
  {
    name: 'Allergieën en medicatie',
    words: 'medisch gezondheid ziekte dieet',
    questions: [
      {
        qid: 'allergie',
        type: 'radio',
        question: 'Heb je allergieën?',
        options: [
          { value: 'ja', label: 'Ja' },
          { value: 'nee', label: 'Nee' },
        ],
        required: true,
        sensitive: true,
      },
      {
        qid: 'allergieen',
        type: 'select_multiple',
        question: 'Welke allergieën?',
        options: ['Noten', 'Lactose', 'Gluten', 'Bijensteken'],
        config: { other: true },
        sensitive: true,
        visible_when: { qid: 'allergie', equals: 'ja' },
        required_when: { qid: 'allergie', equals: 'ja' },
      },
      {
        qid: 'medicatie',
        type: 'textarea',
        question: 'Welke medicatie neem je?',
        help: 'Schrijf ook hoeveel en wanneer.',
        sensitive: true,
      },
    ],
  },
  {
    name: "Toestemming voor foto's",
    words: 'beeld privacy GDPR filmen',
    questions: [
      {
        qid: 'fotos',
        type: 'checkbox',
        question: "Jullie mogen foto's van mij gebruiken op de website en sociale media",
        sensitive: true,
      },
    ],
  },
  {
    name: 'T-shirtmaat',
    words: 'kledij kleding maat',
    questions: [
      {
        qid: 'tshirt',
        type: 'select',
        question: 'T-shirtmaat',
        options: ['116', '128', '140', '152', 'S', 'M', 'L', 'XL'],
        required: true,
      },
    ],
  },
  {
    name: 'Wie haalt af?',
    words: 'ophalen kind alleen naar huis',
    questions: [
      {
        qid: 'afhalen',
        type: 'radio',
        question: 'Wie haalt je kind af?',
        options: ['Een ouder', 'Iemand anders', 'Gaat alleen naar huis'],
        required: true,
      },
      {
        qid: 'afhaler',
        type: 'text',
        question: 'Naam van wie je kind afhaalt',
        visible_when: { qid: 'afhalen', equals: 'Iemand anders' },
        required_when: { qid: 'afhalen', equals: 'Iemand anders' },
      },
    ],
  },
  {
    name: 'Handtekening van een ouder',
    words: 'tekenen toestemming akkoord',
    questions: [
      { qid: 'ouder', type: 'text', question: 'Naam van de ouder', required: true },
      { qid: 'handtekening', type: 'signature', question: 'Handtekening van de ouder', required: true },
    ],
  },
];
