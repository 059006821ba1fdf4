import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { KindForm } from './KindForm.tsx';
import { longHelp, longText } from './longTexts.ts';
import { submitEmpty } from './submitEmpty.ts';

/** Any number of several options. */
const meta = {
  title: 'Kinds/Select multiple',
  component: KindForm,
  tags: ['autodocs'],
} satisfies Meta<typeof KindForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const question = {
  type: 'select_multiple',
  question: 'Wanneer kan je?',
  options: { ma: 'Maandag', wo: 'Woensdag', za: 'Zaterdag' },
};
const filled = { ...question, answer: ['ma', 'za'] };

export const Empty: Story = { args: { question } };
export const Filled: Story = { args: { question: filled } };
export const EarlierAnswer: Story = { args: { question: { ...question, last_answer: filled.answer } } };
export const RequiredError: Story = { args: { question: { ...question, required: 1 } }, play: submitEmpty };
export const Disabled: Story = { args: { question: filled, disabled: true } };
export const ReadOnly: Story = { args: { question: filled, mode: 'read' } };
export const Review: Story = { args: { question: filled, mode: 'review' } };
export const LongText: Story = {
  args: {
    question: {
      ...question,
      question: longText,
      help: longHelp,
      options: Array.from({ length: 4 }, (_, index) => `${index + 1}. ${longText}`),
    },
  },
};
export const NoLongerOffered: Story = { args: { question: { ...question, answer: ['ma', 'zo'] } } };

const longList = {
  type: 'select_multiple',
  question: 'Verenigingen',
  options: Array.from({ length: 40_000 }, (_, index) => `Vereniging ${index + 1}`),
};

export const LongListRequiredError: Story = {
  args: { question: { ...longList, required: 1 } },
  play: async (context) => {
    await context.canvas.findByRole('combobox');
    await submitEmpty(context);
    await expect(await context.canvas.findByRole('combobox')).toHaveFocus();
  },
};

export const FortyThousand: Story = {
  args: { question: { ...longList, answer: ['Vereniging 3', 'Vereniging 400'] } },
  play: async ({ canvas, userEvent }) => {
    const group = await canvas.findByRole('group', { name: /^Verenigingen/ });
    await expect(group).toBeVisible();
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Zoek in de lijst' }), '39999{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Verwijder Vereniging 39999' })).toBeVisible();
  },
};

/** "Andere…" with a text of the person's own, beside the chosen options. */
export const OtherAnswer: Story = {
  args: { question: { ...filled, config: { other: true }, answer: ['ma', 'enkel in de vakantie'] } },
  play: async ({ canvas, userEvent }) => {
    const text = await canvas.findByRole('textbox', { name: 'Schrijf hier je antwoord' });
    await expect(text).toHaveValue('enkel in de vakantie');
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Woensdag' }));
    await expect(text).toHaveValue('enkel in de vakantie');
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Andere…' }));
    await expect(text).not.toBeInTheDocument();
  },
};
/** Options with pictures. One has none, and one can't be loaded: its text stands there instead. */
export const Pictures: Story = {
  args: {
    question: {
      type: 'select_multiple',
      question: 'Waar slaap je?',
      options: [
        { value: 'Tent', image: '/icons/512.png', image_alt: 'Een tent aan een meer' },
        { value: 'Huis', image: '/icons/192.png' },
        { value: 'Boot', image: '/niet-hier.jpg', image_alt: 'Een boot op de Leie' },
        'Thuis',
      ],
      answer: ['Tent'],
    },
  },
};
