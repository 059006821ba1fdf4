import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '#src/components/actions/Button.tsx';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { cartTexts } from '#src/texts/nl/cart.ts';
import { orderButtonTexts } from '#src/texts/nl/orderButton.ts';
import { sessionTexts } from '#src/texts/nl/session.ts';
import { teacherTexts } from '#src/texts/nl/teacher.ts';
import { inPortal } from '../inPortal.tsx';
import { expectItFits, longTexts, onPhone } from '../screen.ts';

/**
 * A message about a part of the screen, beside what it is about. Use a Banner for the whole portal, a Pill for a status in a few
 * words, and the error of a field for one answer.
 */
const meta = {
  ...inPortal,
  title: 'Portal/Feedback/Notice',
  component: Notice,
  tags: ['autodocs'],
  args: { tone: 'info', title: cartTexts.hold.lastExtended, children: cartTexts.hold.endedHint },
} satisfies Meta<typeof Notice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {
  args: { title: cartTexts.waitingList, children: cartTexts.waitingListHint },
  play: async ({ canvas }) => {
    // A message that stands there from the start is read in its place, so it interrupts nobody.
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};

export const Success: Story = { args: { tone: 'success', title: teacherTexts.session.done, children: '' } };
export const Warning: Story = {
  args: { tone: 'warning', title: cartTexts.hold.ended, children: cartTexts.hold.endedHint },
};
export const TextOnly: Story = { render: () => <Notice tone="info">{cartTexts.waitingListHint}</Notice> };

export const WithActions: Story = {
  args: {
    tone: 'warning',
    title: cartTexts.priceChangedTitle,
    children: cartTexts.priceChanged('€ 190,00'),
    actions: (
      <>
        <Button variant="primary">{orderButtonTexts.payNow('€ 190,00')}</Button>
        <ButtonLink to="/winkelmandje">{cartTexts.cancel}</ButtonLink>
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: orderButtonTexts.payNow('€ 190,00') })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: cartTexts.cancel })).toHaveFocus();
  },
};

function RefusedLogin() {
  const [failed, setFailed] = useState(false);
  return (
    <>
      {failed && (
        <Notice tone="danger" title={sessionTexts.login.failedTitle} role="alert">
          Het e-mailadres of het wachtwoord klopt niet.
        </Notice>
      )}
      <p>
        <Button onClick={() => setFailed(true)}>{sessionTexts.login.submit}</Button>
      </p>
    </>
  );
}

/** A failure that appears after a press is an alert, so that a screen reader reads it. */
export const Appearing: Story = {
  render: () => <RefusedLogin />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: sessionTexts.login.submit }));
    await expect(canvas.getByRole('alert')).toHaveTextContent(sessionTexts.login.failedTitle);
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

export const LongText: Story = {
  args: {
    tone: 'danger',
    title: `${longTexts.word}: ${longTexts.course}`,
    children: `We konden ${longTexts.mail} niet bereiken. Kijk het adres na.`,
    actions: <Button>Pas het e-mailadres van {longTexts.name} aan</Button>,
  },
  globals: onPhone,
  play: ({ canvasElement }) => expectItFits(canvasElement),
};
