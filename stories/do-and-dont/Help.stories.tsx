import type { Meta, StoryObj } from '@storybook/react-vite';
import { GuidePage, type GuideRule } from './GuidePage.tsx';

const rules: readonly GuideRule[] = [
  {
    title: 'Say why you ask, or what will happen',
    why: 'A reason gives trust. The best help text answers the question that people would mail you.',
    good: {
      questions: [{ type: 'email', question: 'E-mailadres', help: 'Hier sturen we het lesschema naartoe.' }],
      note: 'One sentence, about this question.',
    },
    bad: {
      questions: [{ type: 'email', question: 'E-mailadres', help: 'Vul hier je e-mailadres in.' }],
      note: 'It repeats the label, so people stop reading help.',
    },
  },
  {
    title: 'Put what everybody must read into a text of its own',
    why: 'A help text of five lines is skipped. A text between the questions has room for a list.',
    good: {
      questions: [
        {
          type: 'static',
          question: 'Mee te brengen',
          config: { text: '- een drinkbus\n- een regenjas\n- **geen** snoep' },
        },
        { type: 'checkbox', question: 'Ik breng een lunchpakket mee' },
      ],
      note: 'A title and a list. The question is short.',
    },
    bad: {
      questions: [
        {
          type: 'checkbox',
          question: 'Ik breng een lunchpakket mee',
          help: 'Breng ook een drinkbus mee, een regenjas, want we gaan altijd naar buiten, en geen snoep, omdat er kinderen met een allergie zijn.',
        },
      ],
      note: 'The rules hide behind a box about lunch.',
    },
  },
];

/** Live pairs about help texts. */
const meta = {
  title: 'Do and don’t/Help texts',
  component: GuidePage,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Help texts',
    lead: 'Help stands between the label and the field: it is read before somebody answers, also by a screen reader.',
    rules,
  },
} satisfies Meta<typeof GuidePage>;
export default meta;

// With the name of its page, the story and the page are one entry in the sidebar.
export const HelpTexts: StoryObj<typeof meta> = {
  name: 'Help texts',
};
