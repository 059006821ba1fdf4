import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NavLink } from '#src/components/actions/NavLink.tsx';
import { coursesTexts } from '#src/texts/nl/courses.ts';
import { inPortal } from '../inPortal.tsx';
import { openPath } from '../screen.ts';

const courses = '/dansstudio-arabesk/cursussen';

/**
 * A link of a navigation bar, which says that its page is open. Use a Link anywhere else, and Tabs for the parts of one screen.
 * The bar around it decides its look.
 */
const meta = {
  ...inPortal,
  title: 'Portal/Actions/NavLink',
  component: NavLink,
  tags: ['autodocs'],
  args: { to: courses, children: coursesTexts.title.course },
} satisfies Meta<typeof NavLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Elsewhere: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const link = canvas.getByRole('link', { name: coursesTexts.title.course });
    await expect(link).not.toHaveAttribute('aria-current');
    await userEvent.click(link);
    await expect(openPath(canvasElement)).toBe(courses);
    await expect(link).toHaveAttribute('aria-current', 'page');
  },
};

export const Current: Story = {
  parameters: { path: courses },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('aria-current', 'page');
  },
};

export const CurrentBelow: Story = {
  parameters: { path: `${courses}/ballet-voor-beginners` },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('aria-current', 'page');
  },
};

/** For the page of the club itself, whose path begins every other one. */
export const OnlyExactly: Story = {
  args: { to: '/dansstudio-arabesk', end: true, children: 'Dansstudio Arabesk' },
  parameters: { path: courses },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).not.toHaveAttribute('aria-current');
  },
};
