import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { KindForm } from './KindForm.tsx';
import { longHelp, longText } from './longTexts.ts';
import { submitEmpty } from './submitEmpty.ts';

/** One of several options, in a drop-down list. */
const meta = {
  title: 'Kinds/Select',
  component: KindForm,
  tags: ['autodocs'],
} satisfies Meta<typeof KindForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const question = { type: 'select', question: 'Maat', options: ['S', 'M', 'L', 'XL'] };
const filled = { ...question, answer: 'M' };

export const Empty: Story = { args: { question } };
export const Filled: Story = { args: { question: filled } };
export const EarlierAnswer: Story = { args: { question: { ...question, last_answer: filled.answer } } };
export const RequiredError: Story = { args: { question: { ...question, required: 1 } }, play: submitEmpty };
export const Disabled: Story = { args: { question: filled, disabled: true } };
export const ReadOnly: Story = { args: { question: filled, mode: 'read' } };
export const Review: Story = { args: { question: filled, mode: 'review' } };
export const LongText: Story = {
  args: {
    question: {
      ...question,
      question: longText,
      help: longHelp,
      options: Array.from({ length: 4 }, (_, index) => `${index + 1}. ${longText}`),
    },
  },
};
export const NoLongerOffered: Story = { args: { question: { ...question, answer: 'XXS' } } };

const longList = {
  type: 'select',
  question: 'Vereniging',
  options: Array.from({ length: 40_000 }, (_, index) => `Vereniging ${index + 1}`),
};

export const FortyThousand: Story = {
  args: { question: longList },
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('combobox', { name: /^Vereniging/ });
    await userEvent.type(box, '39999{Enter}');
    await waitFor(() => expect(box).toHaveValue('Vereniging 39999'));
  },
};
/** "Andere…" with a text that isn't one of the options. */
export const OtherAnswer: Story = {
  args: {
    question: {
      type: 'select',
      question: 'Hoe kom je naar de les?',
      options: ['Te voet', 'Met de fiets'],
      config: { other: true },
      answer: 'Met de tram',
    },
  },
};
