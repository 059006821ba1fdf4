import { page } from 'vitest/browser';
import type { KindName } from '#form-engine/src/headless.ts';
import type { WireQuestion, WireSection } from '#form-engine/src/sections/wireSection.ts';

export type Fields = Omit<WireQuestion, 'qid' | 'nid' | 'question'>;

export const manyOptions = (count: number) => Array.from({ length: count }, (_, n) => `optie ${n + 1}`);

export const address = {
  street: 'Kerkstraat',
  streetNumber: '12',
  bus: '',
  postal: '9000',
  city: 'Gent',
  country: 'BE',
  isValidAddress: true,
};

/** A question of each kind, and how the server stores an answer with this `text`. */
export const kinds: Readonly<Record<KindName, { fields: Fields; stored?: (text: string) => unknown }>> = {
  text: { fields: { type: 'text' } },
  textarea: { fields: { type: 'textarea' } },
  email: { fields: { type: 'email' } },
  phone: { fields: { type: 'phone' } },
  birthdate: { fields: { type: 'text', default_key: 'birthdate' } },
  address: { fields: { type: 'address' }, stored: (text) => ({ ...address, street: text }) },
  radio: { fields: { type: 'radio', options: ['a', 'b'] } },
  select: { fields: { type: 'select', options: ['a', 'b'] } },
  select_multiple: { fields: { type: 'select_multiple', options: ['a', 'b'] }, stored: (text) => [text] },
  nationality: { fields: { type: 'nationality' } },
  number: { fields: { type: 'number' } },
  decimal: { fields: { type: 'decimal' } },
  computed: { fields: { type: 'computed', config: { expression: { sum: [{ ref: 'number' }, 1] } } } },
  date: { fields: { type: 'date' } },
  time: { fields: { type: 'time' } },
  rating: { fields: { type: 'rating' } },
  iban: { fields: { type: 'iban' } },
  url: { fields: { type: 'url' } },
  national_number: { fields: { type: 'text', default_key: 'national_insurance_number' } },
  file: { fields: { type: 'file' } },
  image: { fields: { type: 'image' } },
  checkbox: { fields: { type: 'checkbox' } },
  static: { fields: { type: 'static' } },
  group: {
    fields: { type: 'group', fields: [{ qid: 'inner', nid: 0, type: 'text', question: 'Binnen' }] },
    stored: (text) => [{ inner_0: text }],
  },
  unknown: { fields: { type: 'hologram' } },
};

/** Every kind, with the same text in every place where a server can put one. */
export function hostileSections(text: string): readonly WireSection[] {
  const fields = Object.entries(kinds).map(
    ([kind, { fields: own, stored = (value: string) => value }]): WireQuestion => ({
      ...own,
      ...(Array.isArray(own.options) && { options: { a: text, b: `${text} b` } }),
      ...(kind === 'static' && { config: { text } }),
      ...(kind === 'group' && { config: { repeat: { label: text } } }),
      qid: kind,
      nid: 0,
      question: `${kind} ${text}`,
      help: text,
      placeholder: text,
      course_specific_info: text,
      answer: stored(text),
    }),
  );
  return [{ title: text, fields }];
}

export const submit = () => page.getByRole('button', { name: 'Versturen' });
export const one = (question: Fields & { readonly question?: string }): readonly WireSection[] => [
  { title: 'Gegevens', fields: [{ question: 'Vraag', ...question, qid: 'q', nid: 0 }] },
];

/** Sets a large text as a paste does: with one event instead of one for each character. */
export function enter(element: Element, text: string): void {
  if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement))
    throw new Error('only an input can be filled');
  const prototype = element instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(element, text);
  element.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
}
