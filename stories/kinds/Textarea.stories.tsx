import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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
/** A maximum length: the field counts along, and says when the text is too long. */
export const Counted: Story = {
  args: { question: { type: 'textarea', question: 'Vertel het kort', config: { max_length: 20 } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox'), 'een tekst van meer dan twintig tekens');
    await expect(await canvas.findByText('37 van 20 tekens')).toBeVisible();
    await userEvent.tab();
    await expect(await canvas.findByText('Deze tekst is te lang. Hou het bij 20 tekens.')).toBeVisible();
  },
};
