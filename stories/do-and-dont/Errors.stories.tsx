import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { GuidePage, type GuideRule } from './GuidePage.tsx';

const rules: readonly GuideRule[] = [
  {
    title: 'Say how it must be written',
    why: 'A pattern of yours comes with a message of yours: how the answer looks when it is right.',
    good: {
      questions: [
        {
          type: 'text',
          question: 'Lidnummer',
          answer: '123',
          config: {
            pattern: '^[A-Z]{2}[0-9]{4}$',
            pattern_message: 'Schrijf twee letters en vier cijfers, zoals DZ0417.',
          },
        },
      ],
      note: 'Send it: the message has an example.',
      canSend: true,
    },
    bad: {
      questions: [
        {
          type: 'text',
          question: 'Lidnummer',
          answer: '123',
          config: { pattern: '^[A-Z]{2}[0-9]{4}$', pattern_message: 'Ongeldige invoer.' },
        },
      ],
      note: 'Send it: nobody knows what to change.',
      canSend: true,
    },
  },
  {
    title: 'Refuse nothing that you can read',
    why: 'A date, an amount or a telephone number can be written in many ways. The kinds read them all.',
    good: {
      questions: [
        { type: 'text', default_key: 'birthdate', question: 'Geboortedatum', help: 'Zoals 3/9/2016' },
      ],
      note: 'Type 3-9-2016 or 03092016, and leave the field.',
    },
    bad: {
      questions: [
        {
          type: 'text',
          question: 'Geboortedatum',
          placeholder: 'DD/MM/JJJJ',
          config: { pattern: '^[0-9]{2}/[0-9]{2}/[0-9]{4}$' },
        },
      ],
      note: 'A text with a pattern refuses 3/9/2016.',
    },
  },
];

/** Live pairs about errors. */
const meta = {
  title: 'Do and don’t/Errors',
  component: GuidePage,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Errors',
    lead: 'An error says what to do, below its field. The engine writes most of them; you write those for your own rules.',
    rules,
  },
} satisfies Meta<typeof GuidePage>;
export default meta;

export const Errors: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent }) => {
    for (const button of await canvas.findAllByRole('button', { name: 'Versturen' }))
      await userEvent.click(button);
    await expect(canvas.getAllByText('Schrijf twee letters en vier cijfers, zoals DZ0417.')[0]).toBeVisible();
    await expect(canvas.getAllByText('Ongeldige invoer.')[0]).toBeVisible();
  },
};
