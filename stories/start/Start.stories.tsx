import { questionKinds } from '@clubpoort/form-engine/headless';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StartPage } from './StartPage.tsx';

/** The first page of the manual. */
const meta = {
  title: 'Start here',
  component: StartPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StartPage>;
export default meta;

// With the name of its page, the story and the page are one entry in the sidebar.
export const StartHere: StoryObj<typeof meta> = {
  name: 'Start here',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Wie mogen we bellen?' })).toHaveValue(
      'Sofie De Smet, mama',
    );
    // Figures of bench/results.md: a table that can't be read shows a question mark.
    await expect(canvas.getByText(/^\d\.\d+×$/)).toBeVisible();
    await expect(canvas.getByText(/^\d+ kB$/)).toBeVisible();
    for (const { name } of questionKinds)
      if (name !== 'unknown') await expect(canvas.getByRole('link', { name })).toBeVisible();
  },
};
