import type { Meta, StoryObj } from '@storybook/react-vite';
import { longHelp, longText } from '../kinds/longTexts.ts';
import { StockControl } from './StockControl.tsx';

/** The rows of a group. */
const meta = {
  title: 'Controls/Group',
  component: StockControl,
  tags: ['autodocs'],
} satisfies Meta<typeof StockControl>;
export default meta;
type Story = StoryObj<typeof meta>;

const question = {
  type: 'group',
  question: 'Wie gaat er mee op kamp?',
  fields: [
    { qid: 'fname', nid: 0, type: 'text', question: 'Voornaam', required: 1 as const },
    { qid: 'age', nid: 0, type: 'number', question: 'Leeftijd' },
  ],
  config: { repeat: { max: 3, label: 'Deelnemer' } },
};
const filled = {
  ...question,
  answer: [
    { fname_0: 'Noor', age_0: '9' },
    { fname_0: 'Jef', age_0: '7' },
  ],
};

export const Empty: Story = { args: { question } };
export const Filled: Story = { args: { question: filled } };
export const RequiredError: Story = {
  args: { question: { ...question, required: 1 }, error: 'Voeg er minstens één toe' },
};
export const Disabled: Story = { args: { question: filled, disabled: true } };
export const ReadOnly: Story = { args: { question: filled, readonly: true } };
export const LongText: Story = { args: { question: { ...filled, question: longText, help: longHelp } } };
