import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { KindForm } from './KindForm.tsx';
import { longHelp, longText } from './longTexts.ts';
import { submitEmpty } from './submitEmpty.ts';

/** A number on a slider of the browser, with its value in words. Without an answer it stands nowhere. */
const meta = {
  title: 'Kinds/Slider',
  component: KindForm,
  tags: ['autodocs'],
} satisfies Meta<typeof KindForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const question = {
  type: 'slider',
  question: 'Hoeveel kilometer fiets je?',
  config: { max: 40, step: 5, unit: 'km' },
};
const filled = { ...question, answer: '25' };

export const Empty: Story = { args: { question } };
export const Filled: Story = { args: { question: filled } };
export const EarlierAnswer: Story = { args: { question: { ...question, last_answer: filled.answer } } };
export const RequiredError: Story = { args: { question: { ...question, required: 1 } }, play: submitEmpty };
export const Chosen: Story = {
  args: { question },
  play: async ({ canvas, userEvent }) => {
    const slider = await canvas.findByRole('slider');
    await userEvent.click(slider);
    await expect(slider).not.toHaveAttribute('aria-valuetext', 'Nog niets gekozen');
  },
};
/** The club lowered the highest number since the answer was given. */
export const OutOfRange: Story = { args: { question: { ...filled, config: { max: 20, unit: 'km' } } } };
export const Disabled: Story = { args: { question: filled, disabled: true } };
export const ReadOnly: Story = { args: { question: filled, mode: 'read' } };
export const Review: Story = { args: { question: filled, mode: 'review' } };
export const LongText: Story = {
  args: {
    question: {
      ...filled,
      question: longText,
      help: longHelp,
      config: { max: 40, unit: 'kilometer op een gewone schooldag' },
    },
  },
};
