import type { Meta, StoryObj } from '@storybook/react-vite';
import { longHelp, longText } from '../kinds/longTexts.ts';
import { StockControl } from './StockControl.tsx';

/** Several lines of text, in a box that grows with its content. */
const meta = {
  title: 'Controls/Textarea',
  component: StockControl,
  tags: ['autodocs'],
} satisfies Meta<typeof StockControl>;
export default meta;
type Story = StoryObj<typeof meta>;

const question = { type: 'textarea', question: 'Opmerkingen' };
const filled = { ...question, answer: 'Noor is wat verlegen.\nGraag samen met Lotte.' };

export const Empty: Story = { args: { question } };
export const Filled: Story = { args: { question: filled } };
export const RequiredError: Story = {
  args: { question: { ...question, required: 1 }, error: 'Vul dit veld in' },
};
export const Disabled: Story = { args: { question: filled, disabled: true } };
export const ReadOnly: Story = { args: { question: filled, readonly: true } };
export const LongText: Story = {
  args: {
    question: { ...question, question: longText, help: longHelp, answer: `${longText}\n`.repeat(6) },
  },
};
