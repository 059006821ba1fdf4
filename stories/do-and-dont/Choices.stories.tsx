import type { Meta, StoryObj } from '@storybook/react-vite';
import { GuidePage, type GuideRule } from './GuidePage.tsx';

const rules: readonly GuideRule[] = [
  {
    title: 'Show two to five choices',
    why: 'What is visible is compared at a glance. A drop-down list hides the answers behind a press.',
    good: {
      questions: [{ type: 'radio', question: 'Niveau', options: ['Beginner', 'Halfgevorderd', 'Gevorderd'] }],
      note: 'Three radio buttons, one press.',
    },
    bad: {
      questions: [
        { type: 'select', question: 'Niveau', options: ['Beginner', 'Halfgevorderd', 'Gevorderd'] },
      ],
      note: 'Two presses, and the answers are out of sight.',
    },
  },
  {
    title: 'One sentence, one box',
    why: 'Yes or no about one thing is a checkbox. Two radio buttons say that both answers count.',
    good: {
      questions: [{ type: 'checkbox', question: 'Ik wil de nieuwsbrief' }],
      note: 'Not ticking it is an answer too.',
    },
    bad: {
      questions: [{ type: 'select', question: 'Wil je de nieuwsbrief?', options: ['Ja', 'Nee'] }],
      note: 'A list of two.',
    },
  },
  {
    title: 'Give room for an answer that you forgot',
    why: 'With config.other somebody writes what isn’t in the list.',
    good: {
      questions: [
        {
          type: 'radio',
          question: 'Hoe kom je naar de les?',
          options: ['Te voet', 'Met de fiets'],
          config: { other: true },
        },
      ],
      note: '“Andere…” opens a field of one line.',
    },
    bad: {
      questions: [
        {
          type: 'radio',
          question: 'Hoe kom je naar de les?',
          options: ['Te voet', 'Met de fiets', 'Anders'],
        },
        { type: 'text', question: 'Indien anders, hoe?' },
      ],
      note: 'A second question that most people must skip.',
    },
  },
];

/** Live pairs about choices. */
const meta = {
  title: 'Do and don’t/Choices',
  component: GuidePage,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Choices',
    lead: 'The number of choices decides how they look. Few are shown, many are searched.',
    rules,
  },
} satisfies Meta<typeof GuidePage>;
export default meta;

export const Choices: StoryObj<typeof meta> = {};
