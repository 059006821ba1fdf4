import type { Meta, StoryObj } from '@storybook/react-vite';
import { longHelp, longText } from '../kinds/longTexts.ts';
import { StockControl } from './StockControl.tsx';

/** Yes or no. */
const meta = {
  title: 'Controls/Checkbox',
  component: StockControl,
  tags: ['autodocs'],
} satisfies Meta<typeof StockControl>;
export default meta;
type Story = StoryObj<typeof meta>;

const question = { type: 'checkbox', question: 'Ik kan 25 meter zwemmen' };
const filled = { ...question, answer: '1' };

export const Empty: Story = { args: { question } };
export const Filled: Story = { args: { question: filled } };
export const RequiredError: Story = {
  args: { question: { ...question, required: 1 }, error: 'Dit veld is verplicht aan te duiden' },
};
export const Disabled: Story = { args: { question: filled, disabled: true } };
export const ReadOnly: Story = { args: { question: filled, readonly: true } };
export const LongText: Story = {
  args: {
    question: { ...question, question: longText, help: longHelp, answer: '1' },
  },
};
