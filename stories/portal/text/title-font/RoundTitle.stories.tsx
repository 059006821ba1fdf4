import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RoundTitle } from '#src/components/text/title-font/RoundTitle.tsx';
import { inPortal } from '../../inPortal.tsx';

/** The font with round letters. Use `TitleInFont`, which loads it only for a club that chose it. */
const meta = {
  ...inPortal,
  title: 'Portal/Title-font/RoundTitle',
  component: RoundTitle,
  tags: ['autodocs'],
  args: { children: 'Dansstudio Arabesk' },
} satisfies Meta<typeof RoundTitle>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Name: Story = {
  play: async ({ canvas }) => {
    const { fontFamily, fontWeight } = getComputedStyle(canvas.getByText('Dansstudio Arabesk'));
    await expect(fontFamily).toContain('Nunito');
    await expect(fontWeight).toBe('700');
  },
};
