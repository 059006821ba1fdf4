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

// With the name of its page, the story and the page are one entry in the sidebar.
export const SpaceAndShape: StoryObj<typeof meta> = {
  name: 'Space and shape',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/is 44px/)).toBeVisible();
  },
};
