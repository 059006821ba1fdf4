import type { Meta, StoryObj } from '@storybook/react-vite';
import { longHelp, longText } from '../kinds/longTexts.ts';
import { StockControl } from './StockControl.tsx';

/** A time of the day. */
const meta = {
  title: 'Controls/Time',
  component: StockControl,
  tags: ['autodocs'],
} satisfies Meta<typeof StockControl>;
export default meta;
type Story = StoryObj<typeof meta>;

const question = { type: 'time', question: 'Hoe laat kom je?' };
const filled = { ...question, answer: '14:30' };

export const Empty: Story = { args: { question } };
export const Filled: Story = { args: { question: filled } };
export const RequiredError: Story = {
  args: { question: { ...question, required: 1 }, error: 'Vul dit veld in' },
};
export const Disabled: Story = { args: { question: filled, disabled: true } };
export const ReadOnly: Story = { args: { question: filled, readonly: true } };
export const LongText: Story = {
  args: {
    question: {
      ...question,
      question: longText,
      help: longHelp,
      answer: 'ergens in de loop van de namiddag, na het middageten',
    },
  },
};
