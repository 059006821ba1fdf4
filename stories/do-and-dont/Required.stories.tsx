import type { Meta, StoryObj } from '@storybook/react-vite';
import { GuidePage, type GuideRule } from './GuidePage.tsx';

const rules: readonly GuideRule[] = [
  {
    title: 'Require what you can’t do without',
    why: 'Every required question is a reason to stop. If you would enrol somebody without the answer, it is optional.',
    good: {
      questions: [
        { type: 'text', question: 'Voornaam', required: 1 },
        { type: 'text', question: 'Tweede voornaam', required: 0 },
      ],
      note: 'The engine marks the optional one, in words and not with a star.',
    },
    bad: {
      questions: [
        { type: 'text', question: 'Voornaam', required: 1 },
        { type: 'text', question: 'Tweede voornaam', required: 1 },
      ],
      note: 'Whoever has no second name writes a dash.',
    },
  },
  {
    title: 'Give a way out of a required choice',
    why: 'A required choice without “none” makes people invent an answer.',
    good: {
      questions: [
        {
          type: 'radio',
          question: 'Zwembrevet',
          options: ['25 meter', '100 meter', 'Nog geen'],
          required: 1,
        },
      ],
      note: 'Everybody finds an answer that is true.',
    },
    bad: {
      questions: [{ type: 'radio', question: 'Zwembrevet', options: ['25 meter', '100 meter'], required: 1 }],
      note: 'A child without a certificate can’t enrol.',
    },
  },
  {
    title: 'Let a consent be a choice',
    why: 'A required box must be ticked. That is right for the rules of the club, and wrong for photos.',
    good: {
      questions: [
        {
          type: 'radio',
          question: 'Mogen we foto’s van je kind tonen?',
          options: ['Ja', 'Nee'],
          required: 1,
        },
      ],
      note: 'Both answers are possible, and one is needed.',
    },
    bad: {
      questions: [{ type: 'checkbox', question: 'De club mag foto’s van mijn kind tonen', required: 1 }],
      note: 'A consent that can’t be refused is none (GDPR, article 7).',
    },
  },
];

/** Live pairs about required. */
const meta = {
  title: 'Do and don’t/Required',
  component: GuidePage,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Required',
    lead: 'Everything is required, except what says “(optioneel)”. So ask only what you need.',
    rules,
  },
} satisfies Meta<typeof GuidePage>;
export default meta;

export const Required: StoryObj<typeof meta> = {};
