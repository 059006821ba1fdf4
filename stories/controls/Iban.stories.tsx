import type { Meta, StoryObj } from '@storybook/react-vite';
import { longHelp, longText } from '../kinds/longTexts.ts';
import { StockControl } from './StockControl.tsx';

/** The number of a bank account, in groups of four. */
const meta = {
  title: 'Controls/Iban',
  component: StockControl,
  tags: ['autodocs'],
} satisfies Meta<typeof StockControl>;
export default meta;
type Story = StoryObj<typeof meta>;

const question = { type: 'iban', question: 'Rekeningnummer voor de terugbetaling' };
const filled = { ...question, answer: 'BE68539007547034' };

export const Empty: Story = { args: { question } };
export const Filled: Story = { args: { question: filled } };
export const RequiredError: Story = {
  args: { question: { ...question, required: 1 }, error: 'Vul dit veld in' },
};
export const Disabled: Story = { args: { question: filled, disabled: true } };
export const ReadOnly: Story = { args: { question: filled, readonly: true } };
export const LongText: Story = {
  args: {
    question: { ...question, question: longText, help: longHelp, answer: 'MT84MALT011000012345MTLCAST001S' },
  },
};
