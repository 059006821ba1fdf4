import type { WireSection } from '@clubpoort/form-engine/headless';

const person: WireSection = {
  title: 'Wie schrijf je in?',
  fields: [
    { qid: 'fname', nid: 0, type: 'text', default_key: 'fname', question: 'Voornaam', required: 1 },
    { qid: 'lname', nid: 0, type: 'text', default_key: 'lname', question: 'Familienaam', required: 1 },
    {
      qid: 'birthdate',
      nid: 0,
      type: 'text',
      default_key: 'birthdate',
      question: 'Geboortedatum',
      required: 1,
    },
    {
      qid: 'sex',
      nid: 0,
      type: 'radio',
      default_key: 'sex',
      question: 'Geslacht',
      options: { v: 'Vrouw', m: 'Man', x: 'X' },
      required: 1,
    },
    { qid: 'nationality', nid: 0, type: 'nationality', question: 'Nationaliteit', required: 1 },
    {
      qid: 'insz',
      nid: 0,
      type: 'text',
      default_key: 'national_insurance_number',
      question: 'Rijksregisternummer',
      help: 'Voor het fiscaal attest.',
      required: 1,
    },
  ],
};

const contact: WireSection = {
  title: 'Waar bereiken we je?',
  fields: [
    { qid: 'address', nid: 0, type: 'address', question: 'Adres', required: 1 },
    { qid: 'phone', nid: 0, type: 'phone', default_key: 'phone', question: 'Telefoon', required: 1 },
    { qid: 'mail', nid: 0, type: 'email', default_key: 'mail', question: 'E-mailadres', required: 1 },
  ],
};

const extra: WireSection = {
  title: 'Wat moeten we weten?',
  fields: [
    { qid: 'siblings', nid: 0, type: 'number', question: 'Hoeveel broers en zussen?', config: { max: 9 } },
    {
      qid: 'size',
      nid: 0,
      type: 'select',
      question: 'Maat van de trui',
      options: ['S', 'M', 'L'],
      required: 1,
    },
    {
      qid: 'school',
      nid: 0,
      type: 'select',
      question: 'School',
      options: [
        'Sint-Jozef',
        'De Wereldboom',
        'Het Eiland',
        'Klavertje Vier',
        'De Regenboog',
        'Sint-Paulus',
        'De Kleine Icarus',
        'Mariagaard',
        'Het Trappenhuis',
        'De Muze',
        'Sint-Bavo',
        'De Sassepoort',
      ],
      required: 1,
    },
    {
      qid: 'days',
      nid: 0,
      type: 'select_multiple',
      question: 'Welke dagen kan je?',
      options: ['ma', 'wo', 'za'],
    },
    {
      qid: 'languages',
      nid: 0,
      type: 'select_multiple',
      question: 'Welke talen spreek je thuis?',
      options: [
        'Nederlands',
        'Frans',
        'Duits',
        'Engels',
        'Turks',
        'Arabisch',
        'Berbers',
        'Pools',
        'Roemeens',
        'Bulgaars',
        'Spaans',
        'Portugees',
      ],
    },
    {
      qid: 'allergy',
      nid: 0,
      type: 'radio',
      question: 'Heb je een allergie?',
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
    { qid: 'photo', nid: 0, type: 'image', question: 'Foto voor de lidkaart', config: { max: 1 } },
    { qid: 'papers', nid: 0, type: 'file', question: 'Medisch attest', config: { max: 5 } },
    {
      qid: 'total',
      nid: 0,
      type: 'computed',
      question: 'Te betalen voor de middag',
      config: { expression: { if: [{ qid: 'days', contains: 'wo' }, 12.5, 0] }, decimals: 2, prefix: '€' },
    },
    { qid: 'rules', nid: 0, type: 'checkbox', question: 'Ik ken de afspraken van de club', required: 1 },
    { qid: 'later', nid: 0, type: 'hologram', question: 'Iets van later' },
  ],
};

const lesson: WireSection = {
  title: 'Over de les',
  fields: [
    {
      qid: 'level',
      nid: 12,
      type: 'radio',
      question: 'Welk niveau?',
      options: ['Beginner', 'Gevorderd'],
      required: 1,
      course_specific_info: 'Neem de eerste les balletschoenen mee.',
    },
    { qid: 'remarks', nid: 12, type: 'textarea', question: 'Opmerkingen voor de lesgever' },
  ],
};

/** Questions of every kind, from the club and from a course. */
export const everySection: readonly WireSection[] = [person, contact, extra, lesson];

export const everyCourse = [{ nid: 12, title: 'Ballet maandag 14u30' }];
