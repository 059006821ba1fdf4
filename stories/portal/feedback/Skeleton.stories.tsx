import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Skeleton } from '#src/components/feedback/Skeleton.tsx';
import { inPortal } from '../inPortal.tsx';

/**
 * One grey shape in the place of coming content. Use it inside a Loading, which says so to screen readers, and in the size of
 * what comes.
 */
const meta = {
  ...inPortal,
  title: 'Portal/Feedback/Skeleton',
  component: Skeleton,
  tags: ['autodocs'],
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Stays invisible at first, so that fast content doesn't flash. */
export const Line: Story = {
  play: async ({ canvasElement }) => {
    const shape = canvasElement.querySelector('[aria-hidden=true]');
    await expect(shape).not.toBeNull();
    await waitFor(() => expect(Number(shape && getComputedStyle(shape).opacity)).toBeGreaterThan(0.5));
  },
};

export const Lines: Story = {
  args: { count: 4 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[aria-hidden=true]')).toHaveLength(4);
  },
};

export const Title: Story = { args: { shape: 'title' } };
export const Field: Story = { args: { shape: 'field', count: 2 } };
export const Card: Story = { args: { shape: 'card' } };
export const Circle: Story = { args: { shape: 'circle' } };
