import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { KindForm } from './KindForm.tsx';
import { longHelp, longText } from './longTexts.ts';
import { submitEmpty } from './submitEmpty.ts';

/** A national register number. It is confidential: masked with dots, and never kept in a draft. */
const meta = {
  title: 'Kinds/National number',
  component: KindForm,
  tags: ['autodocs'],
} satisfies Meta<typeof KindForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const question = {
  type: 'text',
  default_key: 'national_insurance_number',
  question: 'Rijksregisternummer',
  help: 'Voor het fiscaal attest',
};
const filled = { ...question, answer: '93051822361' };

export const Empty: Story = { args: { question } };
export const Filled: Story = { args: { question: filled } };
export const EarlierAnswer: Story = { args: { question: { ...question, last_answer: filled.answer } } };
export const RequiredError: Story = { args: { question: { ...question, required: 1 } }, play: submitEmpty };
export const Warning: Story = {
  args: { question },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox'), '93051822362');
    await userEvent.tab();
    await userEvent.tab();
    await expect(await canvas.findByText(/^Klopt dit nummer\?/)).toBeVisible();
  },
};
export const Disabled: Story = { args: { question: filled, disabled: true } };
export const ReadOnly: Story = { args: { question: filled, mode: 'read' } };
export const Review: Story = { args: { question: filled, mode: 'review' } };
export const LongText: Story = {
  args: {
    question: {
      ...question,
      question: longText,
      help: longHelp,
      answer: '93051822361'.repeat(6),
    },
  },
  // Waits for the lazy-loaded input, so that the form is checked with it.
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox')).toBeVisible();
  },
};
