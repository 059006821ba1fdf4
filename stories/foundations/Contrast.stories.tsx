import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ContrastPage } from './pages/ContrastPage.tsx';

/** Every pair of colours with its contrast, computed. */
const meta = {
  title: 'Foundations/Contrast',
  component: ContrastPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ContrastPage>;
export default meta;

export const Contrast: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/^\d+\.\d:1$/)).length).toBeGreaterThan(20);
    const failing = canvas.getAllByRole('listitem').filter((item) => item.querySelector('[data-good=no]'));
    await expect(failing.map((item) => item.textContent)).toEqual([]);
  },
};
