import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { GuidePage, type GuideRule } from './GuidePage.tsx';

const rules: readonly GuideRule[] = [
  {
    title: 'Name the outcome',
    why: 'People read the button before they press it. “Inschrijven” promises, “OK” doesn’t.',
    good: {
      questions: [{ type: 'text', question: 'Voornaam' }],
      note: 'The text is yours: texts={{ submit }}.',
      submit: 'Schrijf Noor in',
    },
    bad: { questions: [{ type: 'text', question: 'Voornaam' }], note: 'What is OK?', submit: 'OK' },
  },
  {
    title: 'Leave the button alone',
    why: 'A disabled button doesn’t say what is missing. The engine’s button can always be pressed, and then lists what to do.',
    good: {
      questions: [{ type: 'text', question: 'Voornaam', required: 1 }],
      note: 'Press it empty: a summary with links, and the first field has the focus.',
      canSend: true,
    },
    bad: {
      questions: [
        { type: 'text', question: 'Voornaam', required: 1 },
        { type: 'static', question: 'Vul eerst alles in om verder te kunnen.' },
      ],
      note: 'A sentence that stands for a dead button.',
    },
  },
];

/** Live pairs about buttons. */
const meta = {
  title: 'Do and don’t/Buttons',
  component: GuidePage,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Buttons',
    lead: 'One filled button in a form, at the end. Its text says what happens.',
    rules,
  },
} satisfies Meta<typeof GuidePage>;
export default meta;

export const Buttons: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Schrijf Noor in' })).toBeVisible();
  },
};
