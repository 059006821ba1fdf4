import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Link } from '#src/components/actions/Link.tsx';
import { sessionTexts } from '#src/texts/nl/session.ts';
import { inPortal } from '../inPortal.tsx';
import { expectItFits, longTexts, onPhone, openPath } from '../screen.ts';

/**
 * Goes to another screen of the portal, inside a sentence or a title. Use a ButtonLink for the next step of a screen, and a plain
 * `a` for an address outside the portal.
 */
const meta = {
  ...inPortal,
  title: 'Portal/Actions/Link',
  component: Link,
  tags: ['autodocs'],
  args: { to: '/wachtwoord-vergeten', children: sessionTexts.login.forgotten, onClick: fn() },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Alone: Story = {
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: sessionTexts.login.forgotten })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledTimes(1);
    await expect(openPath(canvasElement)).toBe('/wachtwoord-vergeten');
  },
};

/** An underline tells the link from the text, also for people who don't see the colour. */
export const InText: Story = {
  args: { to: '/account', children: sessionTexts.login.register },
  render: (args) => (
    <p>
      {sessionTexts.login.newHere} <Link {...args} />
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('link')).textDecorationLine).toBe('underline');
  },
};

/** The screen keeps the person here first, for example to save what was typed. */
export const Prevented: Story = {
  args: { to: '/clubs', children: 'Zoek een club', onClick: fn((event) => event.preventDefault()) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('link'));
    await expect(openPath(canvasElement)).toBe('/');
  },
};

export const LongText: Story = {
  args: { to: '/profiel', children: longTexts.mail },
  globals: onPhone,
  play: ({ canvasElement }) => expectItFits(canvasElement),
};
