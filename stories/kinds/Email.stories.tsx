import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { KindForm } from './KindForm.tsx';
import { longHelp, longText } from './longTexts.ts';
import { submitEmpty } from './submitEmpty.ts';

/** An e-mail address, or several separated by semicolons. */
const meta = {
  title: 'Kinds/Email',
  component: KindForm,
  tags: ['autodocs'],
} satisfies Meta<typeof KindForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const question = { type: 'email', question: 'E-mailadres' };
const filled = { ...question, answer: 'noor@example.be' };

export const Empty: Story = { args: { question } };
export const Filled: Story = { args: { question: filled } };
export const EarlierAnswer: Story = { args: { question: { ...question, last_answer: filled.answer } } };
export const RequiredError: Story = { args: { question: { ...question, required: 1 } }, play: submitEmpty };
export const Warning: Story = {
  args: { question: { ...question, answer: 'noor@gmial.com' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('textbox'));
    await userEvent.tab();
    await expect(await canvas.findByRole('button', { name: 'Bedoelde je noor@gmail.com?' })).toBeVisible();
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
      answer: `${'noor.peeters.'.repeat(12)}@example.be`,
    },
  },
};
