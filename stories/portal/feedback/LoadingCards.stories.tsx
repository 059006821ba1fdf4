import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LoadingCards } from '#src/components/feedback/LoadingCards.tsx';
import { coursesTexts } from '#src/texts/nl/courses.ts';
import { inPortal } from '../inPortal.tsx';

/** A list or a screen of cards that loads. Other shapes are Skeletons in a Loading. */
const meta = {
  ...inPortal,
  title: 'Portal/Feedback/LoadingCards',
  component: LoadingCards,
  tags: ['autodocs'],
  args: { label: coursesTexts.loading },
} satisfies Meta<typeof LoadingCards>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A screen reader hears what loads, and nothing about the cards. */
export const Four: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(new RegExp(`^${coursesTexts.loading}$`));
  },
};

export const One: Story = { args: { count: 1 } };
