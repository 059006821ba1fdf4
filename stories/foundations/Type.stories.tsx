import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TypePage } from './pages/TypePage.tsx';

/** The sizes and weights of the stylesheet. */
const meta = {
  title: 'Foundations/Type',
  component: TypePage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof TypePage>;
export default meta;

export const Type: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('max(1rem, 16px)')).toBeVisible();
  },
};
