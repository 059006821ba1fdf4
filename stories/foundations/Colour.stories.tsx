import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ColourPage } from './pages/ColourPage.tsx';

/** Every colour, read from the stylesheet. */
const meta = {
  title: 'Foundations/Colour',
  component: ColourPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ColourPage>;
export default meta;

export const Colour: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '--cf-surface' })).toBeVisible();
    await expect(canvas.getByText('#1b1f24')).toBeVisible();
  },
};
