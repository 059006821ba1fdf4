import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { KindForm } from './KindForm.tsx';
import { longHelp, longText } from './longTexts.ts';
import { submitEmpty } from './submitEmpty.ts';

/** The number of a bank account, shown in groups of four. */
const meta = {
  title: 'Kinds/Iban',
  component: KindForm,
  tags: ['autodocs'],
} satisfies Meta<typeof KindForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const question = { type: 'iban', question: 'Rekeningnummer voor de terugbetaling' };
const filled = { ...question, answer: 'BE68539007547034' };

export const Empty: Story = { args: { question } };
export const Filled: Story = { args: { question: filled } };
export const EarlierAnswer: Story = { args: { question: { ...question, last_answer: filled.answer } } };
export const RequiredError: Story = { args: { question: { ...question, required: 1 } }, play: submitEmpty };
export const Warning: Story = {
  args: { question },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox'), 'BE68539007547035');
    await userEvent.tab();
    await expect(await canvas.findByText('Dit rekeningnummer klopt niet. Kijk het na.')).toBeVisible();
  },
};
/** A typed text is rewritten when the field is left. */
export const Rewritten: Story = {
  args: { question },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox'), 'be68539007547034');
    await userEvent.tab();
    await expect(await canvas.findByRole('textbox')).toHaveValue('BE68 5390 0754 7034');
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
      answer: 'MT84 MALT 0110 0001 2345 MTLC AST0 01S',
    },
  },
};
