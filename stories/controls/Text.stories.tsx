import type { Meta, StoryObj } from '@storybook/react-vite';
import { longHelp, longText } from '../kinds/longTexts.ts';
import { StockControl } from './StockControl.tsx';

/** A line of text. */
const meta = {
  title: 'Controls/Text',
  component: StockControl,
  tags: ['autodocs'],
} satisfies Meta<typeof StockControl>;
export default meta;
type Story = StoryObj<typeof meta>;

const question = { type: 'text', question: 'Voornaam' };
const filled = { ...question, answer: 'Noor' };

export const Empty: Story = { args: { question } };
export const Filled: Story = { args: { question: filled } };
export const RequiredError: Story = {
  args: { question: { ...question, required: 1 }, error: 'Vul dit veld in' },
};
export const Disabled: Story = { args: { question: filled, disabled: true } };
export const ReadOnly: Story = { args: { question: filled, readonly: true } };
export const LongText: Story = {
  args: {
    question: { ...question, question: longText, help: longHelp, answer: 'Jan-Baptist '.repeat(20) },
  },
};
