import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '#src/components/actions/Button.tsx';
import { cartTexts } from '#src/texts/nl/cart.ts';
import { coursesTexts } from '#src/texts/nl/courses.ts';
import { inPortal } from '../inPortal.tsx';
import { expectItFits, longTexts, onPhone } from '../screen.ts';

/**
 * Starts an action on this screen, with a verb as its label; a screen has at most one primary button. Use a ButtonLink to go to
 * another screen, and an IconButton only for the icons that everybody knows.
 */
const meta = {
  ...inPortal,
  title: 'Portal/Actions/Button',
  component: Button,
  tags: ['autodocs'],
  args: { children: coursesTexts.register, onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  args: { variant: 'primary' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: coursesTexts.register })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const Secondary: Story = { args: { children: cartTexts.more } };
export const Quiet: Story = { args: { variant: 'quiet', children: coursesTexts.clearFilters } };

/** Only for what can't be undone. */
export const Danger: Story = { args: { variant: 'danger', children: 'Annuleer de reservatie' } };

export const WithIcon: Story = {
  args: { variant: 'primary', icon: 'cart', children: cartTexts.next('€ 185,00') },
  play: async ({ canvas }) => {
    // The icon is decoration, so it adds nothing to the name.
    await expect(canvas.getByRole('button')).toHaveAccessibleName(cartTexts.next('€ 185,00'));
  },
};

/** The button keeps the focus, so that nobody loses their place, and ignores further presses. */
export const Busy: Story = {
  args: { variant: 'primary', busy: true, children: cartTexts.ordering },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: cartTexts.ordering });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Disabled: Story = {
  args: { disabled: true, children: coursesTexts.full },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const Wide: Story = {
  args: { variant: 'primary', wide: true },
  play: async ({ canvas, canvasElement }) => {
    const width = canvas.getByRole('button').offsetWidth;
    await expect(width).toBe(canvasElement.clientWidth - 32);
  },
};

export const LongText: Story = {
  args: { variant: 'primary', children: `Schrijf ${longTexts.name} in voor ${longTexts.course}` },
  globals: onPhone,
  play: ({ canvasElement }) => expectItFits(canvasElement),
};
