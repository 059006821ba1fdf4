import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MenuLink } from '#src/components/overlays/MenuLink.tsx';
import { inPortal } from '../inPortal.tsx';
import { expectItFits, longTexts, onPhone, openPath } from '../screen.ts';

/**
 * A line of a Menu that goes to another screen. Use a MenuAction for what happens here, and a NavLink in a bar that is always
 * visible.
 */
const meta = {
  ...inPortal,
  title: 'Portal/Overlays/MenuLink',
  component: MenuLink,
  tags: ['autodocs'],
  args: { to: '/kostennotas', icon: 'invoice', children: 'Kostennota’s' },
} satisfies Meta<typeof MenuLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Kostennota’s' });
    await expect(link).not.toHaveAttribute('aria-current');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(openPath(canvasElement)).toBe('/kostennotas');
  },
};

export const Current: Story = {
  args: { current: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('aria-current', 'page');
  },
};

/** Another club loads anew, so that nothing of the last one stays: the router doesn't handle the press. */
export const ToAnotherClub: Story = {
  args: { to: '/judoclub-de-kraanvogel', reloads: true, icon: 'home', children: 'Judoclub De Kraanvogel' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Judoclub De Kraanvogel' });
    let isLeftToBrowser = false;
    const stay = (event: Event) => {
      isLeftToBrowser = !event.defaultPrevented;
      event.preventDefault();
    };
    document.body.addEventListener('click', stay, { once: true });
    await userEvent.click(link);
    await expect(isLeftToBrowser).toBe(true);
    await expect(openPath(canvasElement)).toBe('/');
  },
};

export const LongText: Story = {
  args: { children: `${longTexts.course} voor ${longTexts.word}` },
  globals: onPhone,
  play: ({ canvasElement }) => expectItFits(canvasElement),
};
