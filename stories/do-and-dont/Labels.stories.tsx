import type { Meta, StoryObj } from '@storybook/react-vite';
import { GuidePage, type GuideRule } from './GuidePage.tsx';

const rules: readonly GuideRule[] = [
  {
    title: 'Ask one thing, in few words',
    why: 'People scan labels. The word that matters comes first, and the rest goes into the help.',
    good: {
      questions: [
        { type: 'text', question: 'Telefoonnummer', help: 'Op dit nummer bellen we bij een ongeval.' },
      ],
      note: 'The label is a noun; the reason is a help text.',
    },
    bad: {
      questions: [
        {
          type: 'text',
          question: 'Gelieve hier het telefoonnummer in te vullen waarop we je kunnen bereiken',
        },
      ],
      note: 'Every label would begin with the same polite words.',
    },
  },
  {
    title: 'Keep the example out of the label',
    why: 'A placeholder disappears at the first key. It may show a form of writing, never what the question is.',
    good: {
      questions: [{ type: 'text', question: 'Naam van de school', placeholder: 'Basisschool De Linde' }],
      note: 'The label stays; the placeholder is only an example.',
    },
    bad: {
      questions: [{ type: 'text', question: 'Naam', placeholder: 'Naam van de school, niet van je kind' }],
      note: 'What must be known is gone as soon as somebody types.',
    },
  },
  {
    title: 'Ask what a box means when it is ticked',
    why: 'A checkbox is a sentence that becomes true. A denial makes people tick the wrong thing.',
    good: {
      questions: [{ type: 'checkbox', question: 'Mijn kind mag alleen naar huis' }],
      note: 'Ticked means yes.',
    },
    bad: {
      questions: [{ type: 'checkbox', question: 'Mijn kind mag niet alleen naar huis' }],
      note: 'Ticked means no. Half of the answers will be wrong.',
    },
  },
];

/** Live pairs about labels. */
const meta = {
  title: 'Do and don’t/Labels',
  component: GuidePage,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Labels',
    lead: 'A label says what to fill in, in the words of the reader. It stays visible, also when the field is filled.',
    rules,
  },
} satisfies Meta<typeof GuidePage>;
export default meta;

export const Labels: StoryObj<typeof meta> = {};
