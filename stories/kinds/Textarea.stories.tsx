import type { Meta, StoryObj } from '@storybook/react-vite';
import { KindForm } from './KindForm.tsx';
import { longHelp, longText } from './longTexts.ts';
import { submitEmpty } from './submitEmpty.ts';

/** Several lines of text in a box that grows with its content. */
const meta = {
  title: 'Kinds/Textarea',
  component: KindForm,
  tags: ['autodocs'],
} satisfies Meta<typeof KindForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const question = { type: 'textarea', question: 'Opmerkingen' };
const filled = { ...question, answer: 'Noor is wat verlegen.\nGraag samen met Lotte.' };

export const Empty: Story = { args: { question } };
export const Filled: Story = { args: { question: filled } };
export const EarlierAnswer: Story = { args: { question: { ...question, last_answer: filled.answer } } };
export const RequiredError: Story = { args: { question: { ...question, required: 1 } }, play: submitEmpty };
export const Disabled: Story = { args: { question: filled, disabled: true } };
export const ReadOnly: Story = { args: { question: filled, mode: 'read' } };
export const Review: Story = { args: { question: filled, mode: 'review' } };
export const LongText: Story = {
  args: {
    question: { ...question, question: longText, help: longHelp, answer: `${longText}\n\n`.repeat(8) },
  },
};
