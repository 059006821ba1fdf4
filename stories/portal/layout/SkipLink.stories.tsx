import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { SkipLink } from '#src/components/layout/SkipLink.tsx';
import { coursesTexts } from '#src/texts/nl/courses.ts';
import { inPortal } from '../inPortal.tsx';

/**
 * A link that somebody without a mouse meets first: it skips the controls between the focus and what the screen is about. It
 * shows itself on focus only.
 */
const meta = {
  ...inPortal,
  title: 'Portal/Layout/SkipLink',
  component: SkipLink,
  tags: ['autodocs'],
  args: { to: 'resultaten', children: coursesTexts.toResults },
  render: ({ to, children }) => (
    <>
      <SkipLink to={to}>{children}</SkipLink>
      <button type="button">{coursesTexts.clearFilters}</button>
      <p id={to} tabIndex={-1}>
        {coursesTexts.results(12)}
      </p>
    </>
  ),
} satisfies Meta<typeof SkipLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnFocus: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: coursesTexts.toResults })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText(coursesTexts.results(12))).toHaveFocus();
  },
};
