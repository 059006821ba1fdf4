import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { KindForm } from './KindForm.tsx';
import { longHelp, longText } from './longTexts.ts';
import { submitEmpty } from './submitEmpty.ts';

/** Options in an order of one’s own: by buttons, by Alt and an arrow, by mouse or by finger. */
const meta = {
  title: 'Kinds/Ranking',
  component: KindForm,
  tags: ['autodocs'],
} satisfies Meta<typeof KindForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const question = {
  type: 'ranking',
  question: 'Wat doe je het liefst?',
  options: ['Zwemmen', 'Lopen', 'Fietsen', 'Klimmen'],
};
const filled = { ...question, answer: ['Fietsen', 'Klimmen', 'Zwemmen', 'Lopen'] };

export const Empty: Story = { args: { question } };
export const Filled: Story = { args: { question: filled } };
export const EarlierAnswer: Story = { args: { question: { ...question, last_answer: filled.answer } } };
export const RequiredError: Story = { args: { question: { ...question, required: 1 } }, play: submitEmpty };
export const Moved: Story = {
  args: { question },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Verplaats Klimmen naar boven' }));
    await expect(await canvas.findByText('Klimmen: plaats 3 van 4')).toBeInTheDocument();
  },
};
/** The club changed the options since the answer was given. */
export const OptionGone: Story = {
  args: { question: { ...filled, options: ['Zwemmen', 'Lopen', 'Fietsen', 'Schaatsen'] } },
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
      options: [1, 2, 3].map((n) => `${n}. ${longText}`),
    },
  },
};
