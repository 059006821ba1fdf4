import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { KindForm } from './KindForm.tsx';
import { longHelp, longText } from './longTexts.ts';
import { submitEmpty } from './submitEmpty.ts';

/** A day and a time, each typed in many notations, or the day picked on a calendar. */
const meta = {
  title: 'Kinds/Datetime',
  component: KindForm,
  tags: ['autodocs'],
} satisfies Meta<typeof KindForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const question = {
  type: 'datetime',
  question: 'Wanneer kom je je tent zetten?',
  config: { min: '2026-12-04T09:00', max: '2026-12-06' },
};
const filled = { ...question, answer: '2026-12-04T14:30' };

export const Empty: Story = { args: { question } };
export const Filled: Story = { args: { question: filled } };
export const EarlierAnswer: Story = { args: { question: { ...question, last_answer: filled.answer } } };
export const RequiredError: Story = { args: { question: { ...question, required: 1 } }, play: submitEmpty };
export const Warning: Story = {
  args: { question },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Datum' }), '4/12/2026');
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Uur' }), '8u');
    await userEvent.tab();
    await expect(await canvas.findByText('Kies een datum vanaf 04/12/2026 9u00')).toBeVisible();
  },
};
/** Only the day was typed. */
export const HalfFilled: Story = {
  args: { question },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Datum' }), '4/12/2026');
    for (const _ of ['calendar', 'time', 'out']) await userEvent.tab();
    await expect(await canvas.findByText('Vul ook het uur in')).toBeVisible();
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
      answer: 'ergens in de lenteTin de loop van de namiddag',
    },
  },
};
