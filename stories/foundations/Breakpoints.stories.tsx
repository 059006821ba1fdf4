import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BreakpointsPage } from './pages/BreakpointsPage.tsx';

/** The media queries of the stylesheet. */
const meta = {
  title: 'Foundations/Breakpoints',
  component: BreakpointsPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof BreakpointsPage>;
export default meta;

export const Breakpoints: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('rowheader', { name: '(max-width: 480px)' })).toBeVisible();
  },
};
