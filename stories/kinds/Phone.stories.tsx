import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { KindForm } from './KindForm.tsx';
import { longHelp, longText } from './longTexts.ts';
import { submitEmpty } from './submitEmpty.ts';

/** A phone number: dial code and number, in the country's grouping. */
const meta = {
  title: 'Kinds/Phone',
  component: KindForm,
  tags: ['autodocs'],
} satisfies Meta<typeof KindForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const question = { type: 'phone', question: 'Telefoonnummer', help: 'Voor noodgevallen' };
const filled = { ...question, answer: '+32 470123456' };

export const Empty: Story = { args: { question } };
export const Filled: Story = { args: { question: filled } };
export const EarlierAnswer: Story = { args: { question: { ...question, last_answer: filled.answer } } };
export const RequiredError: Story = { args: { question: { ...question, required: 1 } }, play: submitEmpty };
export const Warning: Story = {
  args: { question: { ...question, answer: '+32 123456789' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('textbox'));
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
      answer: '+32 4701234567890123456789012345678901234567890',
    },
  },
  // Waits for the lazy-loaded input, so that the form is checked with it.
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox')).toBeVisible();
  },
};
