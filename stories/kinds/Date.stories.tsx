import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { KindForm } from './KindForm.tsx';
import { longHelp, longText } from './longTexts.ts';
import { submitEmpty } from './submitEmpty.ts';

/** A day, typed in many notations or picked on a calendar. */
const meta = {
  title: 'Kinds/Date',
  component: KindForm,
  tags: ['autodocs'],
} satisfies Meta<typeof KindForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const question = {
  type: 'date',
  question: 'Wanneer kom je proberen?',
  config: { min: 'today', max: { today: 60 } },
};
const filled = { ...question, answer: '2026-12-01' };

export const Empty: Story = { args: { question } };
export const Filled: Story = { args: { question: filled } };
export const EarlierAnswer: Story = { args: { question: { ...question, last_answer: filled.answer } } };
export const RequiredError: Story = { args: { question: { ...question, required: 1 } }, play: submitEmpty };
export const Warning: Story = {
  args: { question },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox'), '1/11/2026');
    await userEvent.tab();
    await userEvent.tab();
    await expect(await canvas.findByText('Kies een datum vanaf 20/11/2026')).toBeVisible();
  },
};
/** The calendar, opened at the chosen day. */
export const Opened: Story = {
  args: { question: filled },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Kies op de kalender' }));
    const calendar = within(await canvas.findByRole('dialog', { name: 'Kalender' }));
    const chosen = calendar.getByRole('button', { name: /1 december 2026, geselecteerd/ });
    await waitFor(() => expect(chosen).toHaveFocus());
  },
};
export const Disabled: Story = { args: { question: filled, disabled: true } };
export const ReadOnly: Story = { args: { question: filled, mode: 'read' } };
export const Review: Story = { args: { question: filled, mode: 'review' } };
export const LongText: Story = {
  args: { question: { ...question, question: longText, help: longHelp, answer: 'ergens in de lente' } },
};
