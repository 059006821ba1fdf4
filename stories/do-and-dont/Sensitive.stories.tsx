import type { Meta, StoryObj } from '@storybook/react-vite';
import { GuidePage, type GuideRule } from './GuidePage.tsx';

const rules: readonly GuideRule[] = [
  {
    title: 'Say who reads it',
    why: 'People tell the truth about health when they know who sees it, and for how long.',
    good: {
      questions: [
        {
          type: 'textarea',
          question: 'Wat moeten onze lesgevers weten?',
          help: 'Alleen je lesgever leest dit. Na het seizoen wissen we het.',
        },
      ],
      note: 'Reader and period, in one line.',
    },
    bad: {
      questions: [{ type: 'textarea', question: 'Medische toestand' }],
      note: 'A word from a hospital, without a reader.',
    },
  },
  {
    title: 'Use the kind for identity numbers',
    why: 'It masks the number until somebody asks to see it, and keeps it out of drafts.',
    good: {
      questions: [
        {
          type: 'text',
          default_key: 'national_number',
          question: 'Rijksregisternummer',
          help: 'Nodig voor je fiscaal attest.',
        },
      ],
      note: 'Masked, checked, and never stored on the device.',
    },
    bad: {
      questions: [{ type: 'text', question: 'Rijksregisternummer', answer: '16.09.03-123.45' }],
      note: 'A plain text: readable over a shoulder, and in every draft.',
    },
  },
  {
    title: 'Ask no gender, unless you need it',
    why: 'Needed for a match or a changing room? Say so, and give room.',
    good: {
      questions: [
        { type: 'radio', question: 'In welke reeks speel je?', options: ['Meisjes', 'Jongens', 'Gemengd'] },
      ],
      note: 'It asks what the club must know.',
    },
    bad: {
      questions: [{ type: 'radio', question: 'Geslacht', options: ['M', 'V'], required: 1 }],
      note: 'Nobody knows what for.',
    },
  },
];

/** Live pairs about sensitive questions. */
const meta = {
  title: 'Do and don’t/Sensitive questions',
  component: GuidePage,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Sensitive questions',
    lead: 'Health, money and identity numbers: ask less, say who reads the answer, and use the kind that protects it.',
    rules,
  },
} satisfies Meta<typeof GuidePage>;
export default meta;

// With the name of its page, the story and the page are one entry in the sidebar.
export const SensitiveQuestions: StoryObj<typeof meta> = {
  name: 'Sensitive questions',
};
