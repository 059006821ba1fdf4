import type { WireQuestion, WireSection } from '@clubpoort/form-engine/headless';

const elevenSizes = Array.from({ length: 11 }, (_, index) => `maat ${index + 1}`);

/** The questions of the plain form. */
const baseFields = [
  { qid: 'name', nid: 0, type: 'text', question: 'Naam', required: 1 },
  { qid: 'mail', nid: 0, type: 'email', question: 'E-mailadres', required: 1 },
  { qid: 'level', nid: 0, type: 'radio', question: 'Niveau', options: ['beginner', 'gevorderd'] },
  { qid: 'photos', nid: 0, type: 'checkbox', question: 'Foto’s mogen gebruikt worden' },
] satisfies WireQuestion[];

/** Extra questions, by the name that selects them. */
const extraFields: Readonly<Record<string, WireQuestion>> = {
  phone: { qid: 'phone', nid: 0, type: 'phone', question: 'Telefoonnummer' },
  select: { qid: 'size', nid: 0, type: 'select', question: 'Maat', options: elevenSizes },
  address: { qid: 'address', nid: 0, type: 'address', question: 'Adres' },
  file: { qid: 'proof', nid: 0, type: 'file', question: 'Attest' },
  nationality: { qid: 'nationality', nid: 0, type: 'nationality', question: 'Nationaliteit' },
  birthdate: { qid: 'born', nid: 0, type: 'text', default_key: 'birthdate', question: 'Geboortedatum' },
  number: { qid: 'count', nid: 0, type: 'number', question: 'Aantal' },
  group: {
    qid: 'people',
    nid: 0,
    type: 'group',
    question: 'Wie komt er mee?',
    fields: [{ qid: 'name', nid: 0, type: 'text', question: 'Naam' }],
  },
  decimal: { qid: 'weight', nid: 0, type: 'decimal', question: 'Gewicht', config: { unit: 'kg' } },
  date: { qid: 'day', nid: 0, type: 'date', question: 'Dag' },
  time: { qid: 'hour', nid: 0, type: 'time', question: 'Uur' },
  iban: { qid: 'account', nid: 0, type: 'iban', question: 'Rekeningnummer' },
  url: { qid: 'site', nid: 0, type: 'url', question: 'Website' },
  rating: { qid: 'stars', nid: 0, type: 'rating', question: 'Hoe was het?' },
  static: {
    qid: 'note',
    nid: 0,
    type: 'static',
    question: 'Vooraf',
    config: { text: 'Breng **water** mee.' },
  },
  other: {
    qid: 'how',
    nid: 0,
    type: 'radio',
    question: 'Hoe?',
    options: ['te voet'],
    config: { other: true },
  },
  textarea: { qid: 'remark', nid: 0, type: 'textarea', question: 'Opmerking' },
};

/** The names of all extra questions. */
export const everyExtra: readonly string[] = Object.keys(extraFields);

/** The plain form, plus the extra questions with the given names. */
export function sectionsWith(...names: readonly string[]): WireSection[] {
  const extras = names.flatMap((name) => extraFields[name] ?? []);
  return [{ title: 'Inschrijving', fields: [...baseFields, ...extras] }];
}
