import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { KindForm } from './KindForm.tsx';
import { longHelp, longText } from './longTexts.ts';
import { submitEmpty } from './submitEmpty.ts';

/** One line of text. A question with the key of a name follows the rule for names. */
const meta = {
  title: 'Kinds/Text',
  component: KindForm,
  tags: ['autodocs'],
} satisfies Meta<typeof KindForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const question = { type: 'text', question: 'Voornaam', default_key: 'fname' };
const filled = { ...question, answer: 'Noor' };

export const Empty: Story = { args: { question } };
export const Filled: Story = { args: { question: filled } };
export const EarlierAnswer: Story = { args: { question: { ...question, last_answer: filled.answer } } };
export const RequiredError: Story = { args: { question: { ...question, required: 1 } }, play: submitEmpty };
export const Disabled: Story = { args: { question: filled, disabled: true } };
export const ReadOnly: Story = { args: { question: filled, mode: 'read' } };
export const Review: Story = { args: { question: filled, mode: 'review' } };
export const LongText: Story = {
  args: {
    question: {
      ...question,
      question: longText,
      help: longHelp,
      answer: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(6),
    },
  },
};
/** A maximum length: the field counts along, and says when the text is too long. */
export const Counted: Story = {
  args: { question: { type: 'text', question: 'Vertel het kort', config: { max_length: 20 } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox'), 'een tekst van meer dan twintig tekens');
    await expect(await canvas.findByText('37 van 20 tekens')).toBeVisible();
    await userEvent.tab();
    await expect(await canvas.findByText('Deze tekst is te lang. Hou het bij 20 tekens.')).toBeVisible();
  },
};
/** A pattern with a message of the club, and texts beside the field. */
export const Pattern: Story = {
  args: {
    question: {
      type: 'text',
      question: 'Nummer van je lidkaart',
      config: {
        pattern: '[A-Z]{2}\\d{4}',
        pattern_message: 'Schrijf twee letters en vier cijfers',
        prefix: 'nr.',
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox'), 'AB12');
    await userEvent.tab();
    await expect(await canvas.findByText('Schrijf twee letters en vier cijfers')).toBeVisible();
  },
};
