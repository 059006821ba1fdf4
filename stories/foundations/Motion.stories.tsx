import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MotionPage } from './pages/MotionPage.tsx';

/** Everything that moves. */
const meta = {
  title: 'Foundations/Motion',
  component: MotionPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof MotionPage>;
export default meta;

export const Motion: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const bars = await canvas.findAllByRole('rowheader', { name: '.cf-progress-bar' });
    await expect(bars[0]).toBeVisible();
  },
};
