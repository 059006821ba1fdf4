import type { Meta, StoryObj } from '@storybook/react-vite';
import { GuidePage, type GuideRule } from './GuidePage.tsx';

const rules: readonly GuideRule[] = [
  {
    title: 'Ask in rows what is one thing each',
    why: 'Numbered questions have a maximum that somebody will pass, and empty ones for everybody else.',
    good: {
      questions: [
        {
          type: 'group',
          question: 'Wie gaat er mee?',
          fields: [{ qid: 'name', nid: 0, type: 'text', question: 'Voornaam', required: 1 }],
          config: { repeat: { min: 1, max: 4, label: 'Deelnemer' } },
        },
      ],
      note: 'A button adds the next one.',
    },
    bad: {
      questions: [
        { type: 'text', question: 'Voornaam kind 1' },
        { type: 'text', question: 'Voornaam kind 2' },
        { type: 'text', question: 'Voornaam kind 3' },
      ],
      note: 'Empty fields for small families, too few for large ones.',
    },
  },
  {
    title: 'Name the row',
    why: 'The label of a row is in its title and on its buttons: “Verwijder Deelnemer 2”.',
    good: {
      questions: [
        {
          type: 'group',
          question: 'Noodcontacten',
          fields: [{ qid: 'who', nid: 0, type: 'text', question: 'Naam', required: 1 }],
          config: { repeat: { min: 1, max: 2, label: 'Contact' } },
        },
      ],
      note: 'Everybody knows what is added.',
    },
    bad: {
      questions: [
        {
          type: 'group',
          question: 'Noodcontacten',
          fields: [{ qid: 'who', nid: 0, type: 'text', question: 'Naam', required: 1 }],
          config: { repeat: { min: 1, max: 2 } },
        },
      ],
      note: '“Rij toevoegen” is the language of a spreadsheet.',
    },
  },
];

/** Live pairs about groups. */
const meta = {
  title: 'Do and don’t/Groups',
  component: GuidePage,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Groups',
    lead: 'A group asks the same questions for each child, parent or car, as often as needed.',
    rules,
  },
} satisfies Meta<typeof GuidePage>;
export default meta;

export const Groups: StoryObj<typeof meta> = {};
