import type { Meta, StoryObj } from '@storybook/react-vite';
import { KindForm } from './KindForm.tsx';
import { longHelp, longText } from './longTexts.ts';
import { submitEmpty } from './submitEmpty.ts';

/** One of a few options, all visible. */
const meta = {
  title: 'Kinds/Radio',
  component: KindForm,
  tags: ['autodocs'],
} satisfies Meta<typeof KindForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const question = { type: 'radio', question: 'Niveau', options: ['Beginner', 'Halfgevorderd', 'Gevorderd'] };
const filled = { ...question, answer: 'Halfgevorderd' };

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
export const NoLongerOffered: Story = { args: { question: { ...question, answer: 'Expert' } } };
/** "Andere…" with a text that isn't one of the options. */
export const OtherAnswer: Story = {
  args: {
    question: {
      type: 'radio',
      question: 'Hoe kom je naar de les?',
      options: ['Te voet', 'Met de fiets'],
      config: { other: true },
      answer: 'Met de tram',
    },
  },
};
/** Options with pictures. One has none, and one can't be loaded: its text stands there instead. */
export const Pictures: Story = {
  args: {
    question: {
      type: 'radio',
      question: 'Waar slaap je?',
      options: [
        { value: 'Tent', image: '/icons/512.png', image_alt: 'Een tent aan een meer' },
        { value: 'Huis', image: '/icons/192.png' },
        { value: 'Boot', image: '/niet-hier.jpg', image_alt: 'Een boot op de Leie' },
        'Thuis',
      ],
      answer: 'Tent',
    },
  },
};
