import type { Meta, StoryObj } from '@storybook/react-vite';
import { GuidePage, type GuideRule } from './GuidePage.tsx';

const rules: readonly GuideRule[] = [
  {
    title: 'Stay on one page while it is short',
    why: 'Up to some ten questions, one page is quicker and shows how much there is. Mark a section with step when the subject changes.',
    good: {
      questions: [
        { type: 'text', question: 'Voornaam' },
        { type: 'text', question: 'Familienaam' },
        { type: 'text', default_key: 'birthdate', question: 'Geboortedatum' },
      ],
      note: 'Three questions about one person, together.',
    },
    bad: {
      questions: [{ type: 'text', question: 'Voornaam' }],
      note: 'A page for a name, and four more to come.',
      submit: 'Volgende (1 van 5)',
    },
  },
  {
    title: 'Let the reader see what they get',
    why: 'The title of a step is a subject. Numbers and “Andere info” promise nothing.',
    good: {
      questions: [
        { type: 'static', question: 'Gezondheid', config: { text: 'Wat onze lesgevers moeten weten.' } },
        { type: 'radio', question: 'Heb je een allergie?', options: ['Ja', 'Nee'] },
      ],
      note: '“Gezondheid” says what comes.',
    },
    bad: {
      questions: [
        { type: 'static', question: 'Deel 3: andere info' },
        { type: 'radio', question: 'Heb je een allergie?', options: ['Ja', 'Nee'] },
      ],
      note: 'It could be anything.',
    },
  },
];

/** Live pairs about steps. */
const meta = {
  title: 'Do and don’t/Steps',
  component: GuidePage,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Steps',
    lead: 'A step is a subject, and not a number of fields. Most forms need none.',
    rules,
  },
} satisfies Meta<typeof GuidePage>;
export default meta;

export const Steps: StoryObj<typeof meta> = {};
