import { page } from 'vitest/browser';
import type { WireSection } from '#form-engine/src/sections/wireSection.ts';

/** The general questions of a club, and nothing else. */
export const general: readonly WireSection[] = [
  {
    title: 'Deelnemer',
    fields: [
      { qid: 'fname', nid: 0, type: 'text', default_key: 'fname', question: 'Voornaam', required: 1 },
      { qid: 'phone', nid: 0, type: 'phone', default_key: 'phone', question: 'Telefoon' },
    ],
  },
];
export const firstName = () => page.getByRole('textbox', { name: 'Voornaam' });
export const submit = () => page.getByRole('button', { name: 'Versturen' });
