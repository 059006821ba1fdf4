import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { KindForm } from './KindForm.tsx';
import { longHelp, longText } from './longTexts.ts';
import { submitEmpty } from './submitEmpty.ts';

/** A number of stars, chosen by mouse or by the arrow keys. */
const meta = {
  title: 'Kinds/Rating',
  component: KindForm,
  tags: ['autodocs'],
} satisfies Meta<typeof KindForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const question = { type: 'rating', question: 'Hoe was het kamp?' };
const filled = { ...question, answer: '4' };

export const Empty: Story = { args: { question } };
export const Filled: Story = { args: { question: filled } };
export const EarlierAnswer: Story = { args: { question: { ...question, last_answer: filled.answer } } };
export const RequiredError: Story = { args: { question: { ...question, required: 1 } }, play: submitEmpty };
export const Chosen: Story = {
  args: { question: { ...question, config: { max: 10 } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '8 van 10 sterren' }));
    await expect(await canvas.findByText('8 van 10')).toBeVisible();
  },
};
/** The club lowered the number of stars since the answer was given. */
export const OptionGone: Story = { args: { question: { ...filled, config: { max: 3 } } } };
export const Disabled: Story = { args: { question: filled, disabled: true } };
export const ReadOnly: Story = { args: { question: filled, mode: 'read' } };
export const Review: Story = { args: { question: filled, mode: 'review' } };
export const LongText: Story = {
  args: { question: { ...filled, question: longText, help: longHelp, config: { max: 10 } } },
};
