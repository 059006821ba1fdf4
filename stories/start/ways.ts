import type { PageName } from '../page/pages.ts';

/** A way into the manual: for whom it is, and where it leads. */
export interface Way {
  readonly title: string;
  readonly text: string;
  readonly page: PageName;
}

/** By what somebody has. */
export const startingPoints: readonly Way[] = [
  {
    title: 'I have a JSON Schema already',
    text: 'SchemaForm takes draft-07 and 2020-12, with a uiSchema',
    page: 'schemaForm',
  },
  {
    title: 'I write my own sections',
    text: 'The playground names each misspelt property, with the nearest known one',
    page: 'playground',
  },
  {
    title: 'I want our own look',
    text: 'One brand colour gives AA contrast, in light and dark',
    page: 'branding',
  },
  { title: 'I need one control, not a form', text: 'Eleven controls work by themselves', page: 'controls' },
];

/** The way through the manual, from front to back. */
export const chapters: readonly Way[] = [
  {
    title: 'Foundations',
    text: 'Colour, type, space, motion, breakpoints and density, read from the stylesheet',
    page: 'colour',
  },
  {
    title: 'Do and don’t',
    text: 'How to ask: ten pages of live pairs, for whoever writes the questions',
    page: 'labels',
  },
  { title: 'Kinds', text: 'Every kind of question, in every state', page: 'kinds' },
  { title: 'Controls', text: 'The same controls without a form around them', page: 'controls' },
  { title: 'Form', text: 'A whole form: errors, steps, courses, drafts, review and print', page: 'form' },
  {
    title: 'Schema form',
    text: 'A form from a plain JSON Schema, with plain data in and out',
    page: 'schemaForm',
  },
  { title: 'Branding', text: 'Recipes for plain CSS, Tailwind and MUI', page: 'branding' },
  {
    title: 'Playground',
    text: 'Paste your questions and see the form, what is wrong with them, and what is sent',
    page: 'playground',
  },
  {
    title: 'Reference',
    text: 'Every token, every text in four languages, and the benchmark',
    page: 'tokens',
  },
];
