import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BenchPage } from './BenchPage.tsx';

/** The results of the benchmark, from the file that it writes. */
const meta = {
  title: 'Reference/Bench',
  component: BenchPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof BenchPage>;
export default meta;

export const Bench: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'How fast the form is' })).toBeVisible();
    const goals = canvas.getByRole('region', { name: 'Goal' });
    await expect(goals.querySelectorAll('tbody tr').length).toBeGreaterThan(10);
    await expect(canvas.queryByText(/\|/)).toBeNull();
  },
};
