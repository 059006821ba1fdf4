import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DensityPage } from './pages/DensityPage.tsx';

/** Comfortable and compact. */
const meta = {
  title: 'Foundations/Density',
  component: DensityPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof DensityPage>;
export default meta;

export const Density: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const [wide, compact] = await canvas.findAllByRole('button', { name: 'Versturen' });
    await expect(compact?.offsetHeight).toBeLessThan(wide?.offsetHeight ?? 0);
  },
};
