import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { MenuAction } from '#src/components/overlays/MenuAction.tsx';
import { sessionTexts } from '#src/texts/nl/session.ts';
import { inPortal } from '../inPortal.tsx';
import { expectItFits, longTexts, onPhone } from '../screen.ts';

/**
 * A line of a Menu that does something here, such as selecting a family member. Use a MenuLink to go to another screen, and a
 * Button outside a menu.
 */
const meta = {
  ...inPortal,
  title: 'Portal/Overlays/MenuAction',
  component: MenuAction,
  tags: ['autodocs'],
  args: { onSelect: fn(), children: 'Lars Peeters' },
} satisfies Meta<typeof MenuAction>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const action = canvas.getByRole('button', { name: 'Lars Peeters' });
    await expect(action).not.toHaveAttribute('aria-current');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledTimes(1);
  },
};

export const WithIcon: Story = {
  args: { icon: 'logout', children: sessionTexts.members.logout },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleName(sessionTexts.members.logout);
  },
};

/** A check mark at the end of the line, which screen readers hear as "current". */
export const Current: Story = {
  args: { current: true, children: 'Noor Peeters' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Noor Peeters' })).toHaveAttribute(
      'aria-current',
      'true',
    );
  },
};

export const LongText: Story = {
  args: { current: true, icon: 'user', children: `${longTexts.name}, ${longTexts.word}` },
  globals: onPhone,
  play: ({ canvasElement }) => expectItFits(canvasElement),
};
