import type { Meta, StoryObj } from '@storybook/react-vite';
import { longHelp, longText } from '../kinds/longTexts.ts';
import { StockControl } from './StockControl.tsx';

/** A text between the questions. It asks nothing, so it has no errors and can’t be disabled. */
const meta = {
  title: 'Controls/Static',
  component: StockControl,
  tags: ['autodocs'],
} satisfies Meta<typeof StockControl>;
export default meta;
type Story = StoryObj<typeof meta>;

const question = { type: 'static', question: 'Voor het kamp' };

export const Empty: Story = { args: { question } };
export const Filled: Story = {
  args: { question: { ...question, config: { text: 'Breng **zeker** een drinkbus en een regenjas mee.' } } },
};
export const LongText: Story = {
  args: { question: { ...question, question: longText, config: { text: `${longHelp}\n\n- ${longText}` } } },
};
