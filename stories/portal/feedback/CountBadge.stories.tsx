import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CountBadge } from '#src/components/feedback/CountBadge.tsx';
import { communicationTexts } from '#src/texts/nl/communication.ts';
import { inPortal } from '../inPortal.tsx';

/** A number at the end of a navigation entry: what waits there. A screen reader hears what is counted. */
const meta = {
  ...inPortal,
  title: 'Portal/Feedback/CountBadge',
  component: CountBadge,
  tags: ['autodocs'],
  args: { count: 3, spoken: communicationTexts.unreadCount(3) },
} satisfies Meta<typeof CountBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3')).toHaveAttribute('aria-hidden', 'true');
    await expect(canvas.getByText(communicationTexts.unreadCount(3))).toBeInTheDocument();
  },
};

/** Zero shows nothing: a badge is there only when something waits. */
export const None: Story = {
  args: { count: 0, spoken: communicationTexts.unreadCount(0) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('0')).toBeNull();
  },
};
