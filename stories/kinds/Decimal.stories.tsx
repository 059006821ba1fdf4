import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { KindForm } from './KindForm.tsx';
import { longHelp, longText } from './longTexts.ts';
import { submitEmpty } from './submitEmpty.ts';

/** A number with decimals, typed with a comma or a point, and shown with a comma. */
const meta = {
  title: 'Kinds/Decimal',
  component: KindForm,
  tags: ['autodocs'],
} satisfies Meta<typeof KindForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const question = {
  type: 'decimal',
  question: 'Gewicht',
  config: { min: 0, max: 200, step: 0.1, unit: 'kg' },
};
const filled = { ...question, answer: '32.5' };

export const Empty: Story = { args: { question } };
export const Filled: Story = { args: { question: filled } };
export const EarlierAnswer: Story = { args: { question: { ...question, last_answer: filled.answer } } };
export const RequiredError: Story = { args: { question: { ...question, required: 1 } }, play: submitEmpty };
export const Warning: Story = {
  args: { question },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox'), '1.500');
    await userEvent.tab();
    await expect(await canvas.findByRole('textbox')).toHaveValue('1,5');
    await expect(await canvas.findByText(/We lezen dit als 1,5/)).toBeVisible();
  },
};
export const Prefix: Story = {
  args: { question: { ...filled, question: 'Bijdrage', config: { prefix: '€', step: 0.01 } } },
};
export const Disabled: Story = { args: { question: filled, disabled: true } };
export const ReadOnly: Story = { args: { question: filled, mode: 'read' } };
export const Review: Story = { args: { question: filled, mode: 'review' } };
export const LongText: Story = {
  args: { question: { ...question, question: longText, help: longHelp, answer: 'ongeveer dertig kilo' } },
};
