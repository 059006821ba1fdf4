import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { cartTexts } from '#src/texts/nl/cart.ts';
import { coursesTexts } from '#src/texts/nl/courses.ts';
import { invoicesTexts } from '#src/texts/nl/invoices.ts';
import { inPortal } from '../inPortal.tsx';
import { expectItFits, longTexts, onPhone, openPath } from '../screen.ts';

/**
 * Goes to another screen and looks like a Button, for the next step of a screen. Use a Button for what happens on this screen,
 * and a Link inside a sentence.
 */
const meta = {
  ...inPortal,
  title: 'Portal/Actions/ButtonLink',
  component: ButtonLink,
  tags: ['autodocs'],
  args: { to: '/dansstudio-arabesk/cursussen', children: cartTexts.browse },
} satisfies Meta<typeof ButtonLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  args: { variant: 'primary' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: cartTexts.browse })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(openPath(canvasElement)).toBe('/dansstudio-arabesk/cursussen');
  },
};

export const Secondary: Story = { args: { to: '/clubs', children: invoicesTexts.toClubs } };

export const Quiet: Story = {
  args: { variant: 'quiet', icon: 'arrowLeft', to: '/dansstudio-arabesk', children: coursesTexts.toClub },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAccessibleName(coursesTexts.toClub);
  },
};

export const Danger: Story = { args: { variant: 'danger', to: '/profiel', children: 'Wis mijn account' } };

export const Wide: Story = {
  args: { variant: 'primary', wide: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link').offsetWidth).toBe(canvasElement.clientWidth - 32);
  },
};

export const LongText: Story = {
  args: { variant: 'primary', icon: 'course', children: `Bekijk ${longTexts.course}` },
  globals: onPhone,
  play: ({ canvasElement }) => expectItFits(canvasElement),
};
