import type { Meta, StoryObj } from '@storybook/react-vite';
import { longHelp, longText } from '../kinds/longTexts.ts';
import { StockControl } from './StockControl.tsx';

/** One of a few options, all visible. */
const meta = {
  title: 'Controls/Radio',
  component: StockControl,
  tags: ['autodocs'],
} satisfies Meta<typeof StockControl>;
export default meta;
type Story = StoryObj<typeof meta>;

const question = { type: 'radio', question: 'Niveau', options: ['Beginner', 'Halfgevorderd', 'Gevorderd'] };
const filled = { ...question, answer: 'Halfgevorderd' };

export const Empty: Story = { args: { question } };
export const Filled: Story = { args: { question: filled } };
export const RequiredError: Story = {
  args: { question: { ...question, required: 1 }, error: 'Selecteer een optie' },
};
export const Disabled: Story = { args: { question: filled, disabled: true } };
export const ReadOnly: Story = { args: { question: filled, readonly: true } };
export const LongText: Story = {
  args: {
    question: {
      ...question,
      question: longText,
      help: longHelp,
      options: Array.from({ length: 3 }, (_, index) => `${index + 1}. ${longText}`),
    },
  },
};
