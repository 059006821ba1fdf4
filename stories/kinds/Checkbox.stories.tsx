import type { Meta, StoryObj } from '@storybook/react-vite';
import { KindForm } from './KindForm.tsx';
import { longHelp, longText } from './longTexts.ts';
import { submitEmpty } from './submitEmpty.ts';

/** Yes or no; required means that it must be ticked. */
const meta = {
  title: 'Kinds/Checkbox',
  component: KindForm,
  tags: ['autodocs'],
} satisfies Meta<typeof KindForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const question = { type: 'checkbox', question: 'Ik kan 25 meter zwemmen' };
const filled = { ...question, answer: '1' };

export const Empty: Story = { args: { question } };
export const Filled: Story = { args: { question: filled } };
export const EarlierAnswer: Story = { args: { question: { ...question, last_answer: filled.answer } } };
export const RequiredError: Story = { args: { question: { ...question, required: 1 } }, play: submitEmpty };
export const Disabled: Story = { args: { question: filled, disabled: true } };
export const ReadOnly: Story = { args: { question: filled, mode: 'read' } };
export const Review: Story = { args: { question: filled, mode: 'review' } };
export const LongText: Story = {
  args: { question: { ...question, question: longText, help: longHelp, answer: '1' } },
};
