import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { KindForm } from './KindForm.tsx';
import { longHelp, longText } from './longTexts.ts';
import { submitEmpty } from './submitEmpty.ts';

/** One choice for each row: a table on a wide screen, a card for each row on a phone. */
const meta = {
  title: 'Kinds/Matrix',
  component: KindForm,
  tags: ['autodocs'],
} satisfies Meta<typeof KindForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const question = {
  type: 'matrix',
  question: 'Wanneer kan je helpen?',
  options: ['Ja', 'Misschien', 'Nee'],
  config: { rows: ['Vrijdag', 'Zaterdag', 'Zondag'] },
};
const filled = { ...question, answer: { Vrijdag: 'Nee', Zaterdag: 'Ja', Zondag: 'Misschien' } };

export const Empty: Story = { args: { question } };
export const Filled: Story = { args: { question: filled } };
export const EarlierAnswer: Story = { args: { question: { ...question, last_answer: filled.answer } } };
export const RequiredError: Story = { args: { question: { ...question, required: 1 } }, play: submitEmpty };
export const Chosen: Story = {
  args: { question },
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('radio', { name: 'Misschien' });
    if (!first) throw new Error('the matrix has no option “Misschien”');
    await userEvent.click(first);
    await expect(first).toBeChecked();
  },
};
/** The club changed the options since the answer was given. */
export const OptionGone: Story = { args: { question: { ...filled, options: ['Ja', 'Nee'] } } };
/** With more than seven options each row is a card, on any screen. */
export const ManyOptions: Story = {
  args: { question: { ...question, options: Array.from({ length: 9 }, (_, index) => `Ploeg ${index + 1}`) } },
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
      options: ['Ja', 'Misschien, als het weer meezit', 'Nee'],
      config: { rows: [1, 2].map((n) => `${n}. ${longText}`) },
    },
  },
};
