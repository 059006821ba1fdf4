import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { KindForm } from './KindForm.tsx';
import { longHelp, longText } from './longTexts.ts';
import { submitEmpty } from './submitEmpty.ts';

/** The address of a web page. It is never drawn as a link. */
const meta = {
  title: 'Kinds/Url',
  component: KindForm,
  tags: ['autodocs'],
} satisfies Meta<typeof KindForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const question = { type: 'url', question: 'Website van je groep' };
const filled = { ...question, answer: 'https://www.club.be/groep' };

export const Empty: Story = { args: { question } };
export const Filled: Story = { args: { question: filled } };
export const EarlierAnswer: Story = { args: { question: { ...question, last_answer: filled.answer } } };
export const RequiredError: Story = { args: { question: { ...question, required: 1 } }, play: submitEmpty };
export const Warning: Story = {
  args: { question },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox'), 'onze site');
    await userEvent.tab();
    await expect(
      await canvas.findByText('Vul het adres van een website in, zoals www.mijnclub.be'),
    ).toBeVisible();
  },
};
/** A typed text is rewritten when the field is left. */
export const Rewritten: Story = {
  args: { question },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox'), 'www.club.be');
    await userEvent.tab();
    await expect(await canvas.findByRole('textbox')).toHaveValue('https://www.club.be');
  },
};
export const Disabled: Story = { args: { question: filled, disabled: true } };
export const ReadOnly: Story = { args: { question: filled, mode: 'read' } };
export const Review: Story = { args: { question: filled, mode: 'review' } };
export const LongText: Story = {
  args: {
    question: {
      ...question,
      question: longText,
      help: longHelp,
      answer: 'https://www.club.be/een-heel-lang-adres/dat-niet-op-een-gewone-regel-past/van-een-telefoon',
    },
  },
};
