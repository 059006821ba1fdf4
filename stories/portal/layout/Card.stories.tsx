import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link } from '#src/components/actions/Link.tsx';
import { Card } from '#src/components/layout/Card.tsx';
import { Detail } from '#src/components/text/Detail.tsx';
import { inPortal } from '../inPortal.tsx';
import { expectItFits, longTexts, onPhone, openPath } from '../screen.ts';

/**
 * Holds one thing of a list: a course, an invoice, a family member. Don't put a card in a card, and use a Section for a part of
 * a screen.
 */
const meta = {
  ...inPortal,
  title: 'Portal/Layout/Card',
  component: Card,
  tags: ['autodocs'],
  args: {
    children: (
      <>
        <h3>Ballet voor beginners</h3>
        <Detail>Woensdag, 14u30 tot 15u30</Detail>
      </>
    ),
  },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

/** The link in the title fills the card, so that a press anywhere opens it, and a screen reader hears one link. */
export const Clickable: Story = {
  args: {
    as: 'article',
    clickable: true,
    children: (
      <>
        <h3>
          <Link to="/dansstudio-arabesk/cursussen/ballet">Ballet voor beginners</Link>
        </h3>
        <Detail>Woensdag, 14u30 tot 15u30</Detail>
      </>
    ),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const { right, bottom } = canvas.getByRole('article').getBoundingClientRect();
    const pressed = document.elementFromPoint(right - 8, bottom - 8);
    await expect(pressed).toBe(canvas.getByRole('link', { name: 'Ballet voor beginners' }));
    if (pressed) await userEvent.click(pressed);
    await expect(openPath(canvasElement)).toBe('/dansstudio-arabesk/cursussen/ballet');
  },
};

export const InList: Story = {
  args: { as: 'li' },
  render: (args) => (
    <ul>
      <Card {...args} />
    </ul>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
  },
};

export const LongText: Story = {
  args: {
    children: (
      <>
        <h3>
          {longTexts.course} {longTexts.word}
        </h3>
        <Detail>{longTexts.mail}</Detail>
      </>
    ),
  },
  globals: onPhone,
  play: ({ canvasElement }) => expectItFits(canvasElement),
};
