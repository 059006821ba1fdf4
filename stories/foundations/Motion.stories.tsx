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
    await expect(await canvas.findByRole('rowheader', { name: '.cf-progress-bar' })).toBeVisible();
  },
};
