import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { KindForm } from './KindForm.tsx';
import { longHelp, longText } from './longTexts.ts';
import { submitEmpty } from './submitEmpty.ts';

/** A nationality: from the server's options, or from a fixed list of about 150. */
const meta = {
  title: 'Kinds/Nationality',
  component: KindForm,
  tags: ['autodocs'],
} satisfies Meta<typeof KindForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const question = { type: 'text', default_key: 'nationality', question: 'Nationaliteit' };
const filled = { ...question, answer: 'Belgisch' };

export const Empty: Story = { args: { question } };
export const Filled: Story = { args: { question: filled } };
export const EarlierAnswer: Story = { args: { question: { ...question, last_answer: filled.answer } } };
export const RequiredError: Story = { args: { question: { ...question, required: 1 } }, play: submitEmpty };
export const Disabled: Story = { args: { question: filled, disabled: true } };
export const ReadOnly: Story = { args: { question: filled, mode: 'read' } };
export const Review: Story = { args: { question: filled, mode: 'review' } };
export const LongText: Story = {
  args: { question: { ...question, question: longText, help: longHelp } },
};
export const NoLongerOffered: Story = { args: { question: { ...question, answer: 'Joegoslavisch' } } };

export const Searched: Story = {
  args: { question },
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('combobox', { name: /^Nationaliteit/ });
    await userEvent.type(box, 'haiti{Enter}');
    await waitFor(() => expect(box).toHaveValue('Haïtiaans'));
  },
};
