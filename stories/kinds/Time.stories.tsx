import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { KindForm } from './KindForm.tsx';
import { longHelp, longText } from './longTexts.ts';
import { submitEmpty } from './submitEmpty.ts';

/** A time of the day, typed as 9u30, 9:30 or 930. */
const meta = {
  title: 'Kinds/Time',
  component: KindForm,
  tags: ['autodocs'],
} satisfies Meta<typeof KindForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const question = { type: 'time', question: 'Hoe laat kom je?', config: { min: '09:00', max: '17:30' } };
const filled = { ...question, answer: '14:30' };

export const Empty: Story = { args: { question } };
export const Filled: Story = { args: { question: filled } };
export const EarlierAnswer: Story = { args: { question: { ...question, last_answer: filled.answer } } };
export const RequiredError: Story = { args: { question: { ...question, required: 1 } }, play: submitEmpty };
export const Warning: Story = {
  args: { question },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox'), '25:00');
    await userEvent.tab();
    await expect(await canvas.findByText('Schrijf het uur en de minuten, zoals 9u30')).toBeVisible();
  },
};
/** A typed text is rewritten when the field is left. */
export const Rewritten: Story = {
  args: { question },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox'), '930');
    await userEvent.tab();
    await expect(await canvas.findByRole('textbox')).toHaveValue('9u30');
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
      answer: 'ergens in de loop van de namiddag, na het middageten',
    },
  },
};
