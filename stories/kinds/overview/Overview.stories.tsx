import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OverviewPage } from './OverviewPage.tsx';

/** Every kind at once, with the way to its states. */
const meta = {
  title: 'Kinds/Overview',
  component: OverviewPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof OverviewPage>;
export default meta;

export const Overview: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Nationaliteit' })).toBeVisible();
    await expect(await canvas.findByText('Zoek je adres')).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'required error' })[0]).toHaveAttribute(
      'href',
      './?path=/story/kinds-text--required-error',
    );
  },
};
