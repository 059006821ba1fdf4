import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ClassicTitle } from '#src/components/text/title-font/ClassicTitle.tsx';
import { inPortal } from '../../inPortal.tsx';

/** The font with serifs. Use `TitleInFont`, which loads it only for a club that chose it. */
const meta = {
  ...inPortal,
  title: 'Portal/Title-font/ClassicTitle',
  component: ClassicTitle,
  tags: ['autodocs'],
  args: { children: 'Dansstudio Arabesk' },
} satisfies Meta<typeof ClassicTitle>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Name: Story = {
  play: async ({ canvas }) => {
    const { fontFamily, fontWeight } = getComputedStyle(canvas.getByText('Dansstudio Arabesk'));
    await expect(fontFamily).toContain('Lora');
    await expect(fontWeight).toBe('700');
  },
};
