import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '#src/components/actions/Button.tsx';
import { Dialog } from '#src/components/overlays/Dialog.tsx';
import { cartTexts } from '#src/texts/nl/cart.ts';
import { componentsTexts } from '#src/texts/nl/components.ts';
import { shellPartsTexts } from '#src/texts/nl/shellParts.ts';
import { Held } from '../Held.tsx';
import { inPortal } from '../inPortal.tsx';
import { expectItFits, longTexts, onPhone } from '../screen.ts';

const opener = 'Naar een andere club';

/**
 * A question that must be answered before anything else. Its buttons name both outcomes. Use a Notice for a message, and a page
 * for anything longer than a few fields. Each story opens with its button, because an open dialog covers this page.
 */
const meta = {
  ...inPortal,
  title: 'Portal/Overlays/Dialog',
  component: Dialog,
  tags: ['autodocs'],
  args: {
    open: false,
    onClose: fn(),
    title: cartTexts.switchClub.title,
    children: <p>{cartTexts.switchClub.lead('Dansstudio Arabesk')}</p>,
  },
  render: ({ open, onClose, ...args }) => (
    <Held first={open} onChange={(isOpen) => isOpen || onClose()}>
      {(isOpen, setOpen) => (
        <>
          <Button onClick={() => setOpen(true)}>{opener}</Button>
          <Dialog {...args} open={isOpen} onClose={() => setOpen(false)} />
        </>
      )}
    </Held>
  ),
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const open: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: opener }));
  const dialog = canvas.getByRole('dialog');
  await expect(dialog).toBeVisible();
  // The dialog moves to its place first.
  await Promise.all(dialog.getAnimations().map(({ finished }) => finished));
};

const footer = (
  <>
    <Button>{cartTexts.switchClub.empty}</Button>
    <Button variant="primary">{cartTexts.switchClub.checkOut}</Button>
  </>
);

export const Question: Story = {
  args: { footer },
  play: async (context) => {
    await open(context);
    const dialog = context.canvas.getByRole('dialog');
    // Only a text that scrolls is a tab stop.
    await expect(context.canvas.queryByRole('group')).toBeNull();
    await expect(dialog).toContainElement(document.activeElement as HTMLElement); // the browser focuses an element
  },
};

/** Only an answer closes it: there is no cross, and Escape does nothing. */
export const MustBeAnswered: Story = { args: { footer, closable: false }, play: open };

/** The drawer of a phone. */
export const Side: Story = {
  args: { placement: 'side', title: 'Menu', children: <p>{shellPartsTexts.redirecting.text}</p> },
  play: async (context) => {
    await open(context);
    const { left, top, bottom } = context.canvas.getByRole('dialog').getBoundingClientRect();
    await expect([left, top, bottom]).toEqual([0, 0, window.innerHeight]);
  },
};

/** The body scrolls, also by keyboard; the title and the buttons stay in sight. */
export const LongText: Story = {
  args: {
    footer,
    title: `${cartTexts.switchClub.title} ${longTexts.course} voor ${longTexts.word}`,
    children: Array.from({ length: 12 }, (_, index) => index + 1).map((line) => (
      <p key={line}>
        {line}. {longTexts.course}, {longTexts.mail}
      </p>
    )),
  },
  globals: onPhone,
  play: async (context) => {
    await open(context);
    const answer = context.canvas.getByRole('button', { name: cartTexts.switchClub.checkOut });
    await expect(answer.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    const text = await context.canvas.findByRole('group');
    const title = context.canvas.getByRole('heading', { level: 2 }).getBoundingClientRect();
    await expect(title.bottom).toBeLessThanOrEqual(text.getBoundingClientRect().top);
    context.canvas.getByRole('button', { name: componentsTexts.close }).focus();
    await context.userEvent.tab();
    await expect(text).toHaveFocus();
    await expectItFits(context.canvasElement);
  },
};
