import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '#src/components/actions/Button.tsx';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { StickyBar } from '#src/components/layout/StickyBar.tsx';
import { cartTexts } from '#src/texts/nl/cart.ts';
import { coursesTexts } from '#src/texts/nl/courses.ts';
import { orderButtonTexts } from '#src/texts/nl/orderButton.ts';
import { teacherTexts } from '#src/texts/nl/teacher.ts';
import { inPortal } from '../inPortal.tsx';
import { expectItFits, onPhone } from '../screen.ts';

const belowLongList: Decorator = (story) => (
  <>
    <ol>
      {Array.from({ length: 40 }, (_, index) => index + 1).map((lesson) => (
        <li key={lesson}>Les {lesson}</li>
      ))}
    </ol>
    {story()}
  </>
);

/**
 * Keeps the primary action of a long screen in reach, with its total on a phone. Use it once a screen; a short form has its
 * button below its last field.
 */
const meta = {
  ...inPortal,
  title: 'Portal/Layout/StickyBar',
  component: StickyBar,
  tags: ['autodocs'],
  args: { children: <Button variant="primary">{orderButtonTexts.payLater('€ 185,00')}</Button> },
  decorators: [belowLongList, ...inPortal.decorators],
} satisfies Meta<typeof StickyBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The bar stays on screen while the list above it is longer than the screen. */
export const OneAction: Story = {
  play: async ({ canvas }) => {
    const { top, bottom } = canvas.getByRole('button').getBoundingClientRect();
    await expect(top).toBeGreaterThan(0);
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

export const WithSummary: Story = {
  args: {
    summary: `${teacherTexts.session.counts.present(8)}, ${teacherTexts.session.counts.open(4)}`,
    children: <Button variant="primary">{teacherTexts.session.save}</Button>,
  },
};

/** What stops the action stands above it, across the bar. */
export const WithNotice: Story = {
  args: {
    notice: <p role="status">{teacherTexts.session.offline(5, 7)}</p>,
    summary: teacherTexts.session.counts.open(2),
    children: <Button variant="primary">{teacherTexts.session.save}</Button>,
  },
  globals: onPhone,
  play: async ({ canvas, canvasElement }) => {
    const { bottom } = canvas.getByRole('status').getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(canvas.getByRole('button').getBoundingClientRect().top);
    await expectItFits(canvasElement);
  },
};

export const TwoActions: Story = {
  args: {
    children: (
      <>
        <ButtonLink to="/dansstudio-arabesk">{cartTexts.more}</ButtonLink>
        <Button variant="primary">{cartTexts.next('€ 185,00')}</Button>
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: cartTexts.more })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: cartTexts.next('€ 185,00') })).toHaveFocus();
  },
};

/** In a column beside the content, from 820 pixels up, the bar stands still. */
export const Beside: Story = {
  args: { beside: true, summary: coursesTexts.loginFirst },
  play: async ({ canvas }) => {
    const bar = canvas.getByText(coursesTexts.loginFirst).parentElement;
    const isWide = matchMedia('(min-width: 820px)').matches;
    await expect(bar && getComputedStyle(bar).position).toBe(isWide ? 'static' : 'sticky');
  },
};

export const LongText: Story = {
  args: {
    summary: coursesTexts.loginFirst,
    children: (
      <>
        <ButtonLink to="/dansstudio-arabesk">{coursesTexts.allCourses}</ButtonLink>
        <Button variant="primary">{coursesTexts.registerFor('€ 1.185,00')}</Button>
      </>
    ),
  },
  globals: onPhone,
  play: ({ canvasElement }) => expectItFits(canvasElement),
};
