import type { Meta, StoryObj } from '@storybook/react-vite';
import { longHelp, longText } from '../kinds/longTexts.ts';
import { StockControl } from './StockControl.tsx';

/** An option “Andere…” with a text of the person’s own, in a choice with `config.other`. */
const meta = {
  title: 'Controls/Other',
  component: StockControl,
  tags: ['autodocs'],
} satisfies Meta<typeof StockControl>;
export default meta;
type Story = StoryObj<typeof meta>;

const question = {
  type: 'radio',
  question: 'Hoe kom je naar de les?',
  options: ['Te voet', 'Met de fiets'],
  config: { other: true },
};
const filled = { ...question, answer: 'Met de tram' };

export const Empty: Story = { args: { question } };
export const Filled: Story = { args: { question: filled } };
export const RequiredError: Story = {
  args: { question: { ...question, required: 1 }, error: 'Selecteer een optie' },
};
export const Disabled: Story = { args: { question: filled, disabled: true } };
export const ReadOnly: Story = { args: { question: filled, readonly: true } };
export const LongText: Story = {
  args: { question: { ...question, question: longText, help: longHelp, answer: longText } },
};
