import type { Meta, StoryObj } from '@storybook/react-vite';
import { GuidePage, type GuideRule } from './GuidePage.tsx';

const schools = [
  'De Linde',
  'De Kleine Prins',
  'Sint-Jozef',
  'De Wegwijzer',
  'Het Kompas',
  'De Regenboog',
  'Klavertje Vier',
  'De Bron',
  'Sint-Pieter',
  'De Zonnebloem',
  'Ten Bos',
  'De Vlieger',
];

const rules: readonly GuideRule[] = [
  {
    title: 'Let people type',
    why: 'A school, a country or a club is found by its name. The search ignores accents and finds words in the middle.',
    good: {
      questions: [{ type: 'select', question: 'School', options: schools }],
      note: 'Type “linde”: the list follows.',
    },
    bad: {
      questions: [{ type: 'text', question: 'School' }],
      note: 'The same school is written in six ways.',
    },
  },
  {
    title: 'Don’t group what can be found',
    why: 'Choices in an order that everybody knows need no second question to narrow them.',
    good: {
      questions: [{ type: 'nationality', question: 'Nationaliteit' }],
      note: 'About 150, and two letters are enough.',
    },
    bad: {
      questions: [
        {
          type: 'radio',
          question: 'Werelddeel',
          options: ['Afrika', 'Amerika', 'Azië', 'Europa', 'Oceanië'],
        },
        { type: 'select', question: 'Nationaliteit', options: ['Belgisch', 'Frans', 'Nederlands'] },
      ],
      note: 'Two answers where one would do.',
    },
  },
];

/** Live pairs about long lists. */
const meta = {
  title: 'Do and don’t/Long lists',
  component: GuidePage,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Long lists',
    lead: 'Above ten options the engine draws a list with a search box, that shows ten at a time. It needs no setting.',
    rules,
  },
} satisfies Meta<typeof GuidePage>;
export default meta;

// With the name of its page, the story and the page are one entry in the sidebar.
export const LongLists: StoryObj<typeof meta> = {
  name: 'Long lists',
};
