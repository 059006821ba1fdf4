import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SpacePage } from './pages/SpacePage.tsx';

/** Distances, radius and targets of the stylesheet. */
const meta = {
  title: 'Foundations/Space and shape',
  component: SpacePage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SpacePage>;
export default meta;

export const SpaceAndShape: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/is 44px/)).toBeVisible();
  },
};
