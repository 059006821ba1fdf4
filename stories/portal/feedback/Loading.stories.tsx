import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Loading } from '#src/components/feedback/Loading.tsx';
import { Skeleton } from '#src/components/feedback/Skeleton.tsx';
import { componentsTexts } from '#src/texts/nl/components.ts';
import { coursesTexts } from '#src/texts/nl/courses.ts';
import { inPortal } from '../inPortal.tsx';

/**
 * Stands where content will come, in its shape, so that nothing jumps. Use a busy Button while an action runs, and an ErrorState
 * when the content doesn't come.
 */
const meta = {
  ...inPortal,
  title: 'Portal/Feedback/Loading',
  component: Loading,
  tags: ['autodocs'],
  args: { children: <Skeleton count={3} /> },
} satisfies Meta<typeof Loading>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A screen reader hears that something loads, and nothing about the grey shapes. */
export const Text: Story = {
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent(new RegExp(`^${componentsTexts.loading}$`));
    await expect(status).toHaveAttribute('aria-busy', 'true');
  },
};

export const Cards: Story = {
  args: {
    label: coursesTexts.loading,
    children: (
      <>
        <Skeleton shape="title" />
        <Skeleton shape="card" count={3} />
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(coursesTexts.loading);
  },
};

export const Form: Story = { args: { children: <Skeleton shape="field" count={3} /> } };
