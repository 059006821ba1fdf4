import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { IconButton } from '#src/components/actions/IconButton.tsx';
import { cartTexts } from '#src/texts/nl/cart.ts';
import { componentsTexts } from '#src/texts/nl/components.ts';
import { inPortal } from '../inPortal.tsx';

/**
 * An action without visible text, only for icons that everybody knows: the cross that closes, the bin that removes. Use a Button
 * with a text for anything else.
 */
const meta = {
  ...inPortal,
  title: 'Portal/Actions/IconButton',
  component: IconButton,
  tags: ['autodocs'],
  args: { icon: 'close', label: componentsTexts.close, onClick: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Close: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: componentsTexts.close })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};

/** The name tells which of several things it acts on. */
export const Named: Story = {
  args: { icon: 'trash', label: cartTexts.voucher.remove('LENTE10') },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Verwijder kortingscode LENTE10' });
    const { width, height } = button.getBoundingClientRect();
    // A finger needs 44 pixels (WCAG 2.2, 2.5.5).
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  },
};
