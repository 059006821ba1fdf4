import type { Meta, StoryObj } from '@storybook/react-vite';
import { longHelp, longText } from '../kinds/longTexts.ts';
import { StockForm } from './StockForm.tsx';

/** An option “Andere…” with a text of the person’s own, in a choice with `config.other`. */
const meta = {
  title: 'Controls/Other',
  component: StockForm,
  tags: ['autodocs'],
} satisfies Meta<typeof StockForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const question = {
  qid: 'question',
  nid: 0,
  type: 'radio',
  question: 'Hoe kom je naar de les?',
  options: ['Te voet', 'Met de fiets'],
  config: { other: true },
};
const filled = [{ ...question, answer: 'Met de tram' }];

export const Empty: Story = { args: { questions: [question] } };
export const Filled: Story = { args: { questions: filled } };
export const RequiredError: Story = {
  args: { questions: [{ ...question, required: 1 }], isRefused: true },
};
export const Disabled: Story = { args: { questions: filled, disabled: true } };
export const ReadOnly: Story = { args: { questions: filled, readonly: true } };
export const LongText: Story = {
  args: { questions: [{ ...question, question: longText, help: longHelp, answer: longText }] },
};
