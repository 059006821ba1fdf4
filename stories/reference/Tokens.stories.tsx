import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TokensPage } from './TokensPage.tsx';

/** Every token, read from the stylesheet on the page. */
const meta = {
  title: 'Reference/Tokens',
  component: TokensPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof TokensPage>;
export default meta;

export const Tokens: StoryObj<typeof meta> = {
  play: async ({ canvas, step }) => {
    const row = (await canvas.findByText('--cf-text')).closest('tr');
    await expect(row).toHaveTextContent(/#1b1f24\d+\.\d:1 with surface#eceff3\d+\.\d:1 with surface/);
    await step('every token of the stylesheet is in the table of the README', async () => {
      const unexplained = canvas
        .getAllByRole('row')
        .filter((one) => one.querySelector('th[scope=row]') && !one.querySelector('td')?.textContent);
      await expect(unexplained.map((one) => one.textContent)).toEqual([]);
    });
  },
};
