import type { Meta, StoryObj } from '@storybook/react-vite';
import { longHelp, longText } from '../kinds/longTexts.ts';
import { StockControl } from './StockControl.tsx';

/** A number from other answers. Nobody edits it, so it has no errors and can’t be disabled. */
const meta = {
  title: 'Controls/Computed',
  component: StockControl,
  tags: ['autodocs'],
} satisfies Meta<typeof StockControl>;
export default meta;
type Story = StoryObj<typeof meta>;

const total = {
  type: 'computed',
  question: 'Totaal',
  config: { expression: { product: [{ ref: 'shirts' }, 12.5] }, decimals: 2, prefix: '€' },
};
const shirts = { qid: 'shirts', nid: 0, type: 'number', question: 'Aantal T-shirts' };

export const Empty: Story = { args: { question: total, others: [shirts] } };
export const Filled: Story = { args: { question: total, others: [{ ...shirts, answer: '3' }] } };
export const LongText: Story = {
  args: {
    question: { ...total, question: longText, help: longHelp },
    others: [{ ...shirts, answer: '99999999' }],
  },
};
