import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { ErrorState } from '#src/components/feedback/ErrorState.tsx';
import { cartTexts } from '#src/texts/nl/cart.ts';
import { componentsTexts } from '#src/texts/nl/components.ts';
import { failuresTexts } from '#src/texts/nl/failures.ts';
import { inPortal } from '../inPortal.tsx';
import { expectItFits, longTexts, onPhone } from '../screen.ts';

/**
 * Takes the place of content that could not be loaded, and tries again. Use a Notice when an action failed and the content still
 * stands there.
 */
const meta = {
  ...inPortal,
  title: 'Portal/Feedback/ErrorState',
  component: ErrorState,
  tags: ['autodocs'],
  args: { message: failuresTexts.server, onRetry: fn() },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A screen reader reads the state at once, because it takes the place of what was expected. */
export const Failed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(failuresTexts.server);
    await userEvent.click(canvas.getByRole('button', { name: componentsTexts.retry }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

export const Retrying: Story = {
  args: { busy: true, message: failuresTexts.offline },
  play: async ({ canvas, userEvent, args }) => {
    const retry = canvas.getByRole('button', { name: componentsTexts.retry });
    await userEvent.click(retry);
    await expect(args.onRetry).not.toHaveBeenCalled();
    await expect(retry).toHaveFocus();
  },
};

export const OwnTitle: Story = {
  args: {
    title: cartTexts.priceFailedTitle,
    message: failuresTexts.timeout,
    headingLevel: 'h1',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(cartTexts.priceFailedTitle);
  },
};

export const WithOtherAction: Story = {
  args: { action: <ButtonLink to="/">Naar de startpagina</ButtonLink> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: componentsTexts.retry })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Naar de startpagina' })).toHaveFocus();
  },
};

export const LongText: Story = {
  args: {
    title: `${longTexts.course} konden we niet laden`,
    message: `Probeer het straks opnieuw, of mail naar ${longTexts.mail}.`,
    action: <ButtonLink to="/">Naar de startpagina</ButtonLink>,
  },
  globals: onPhone,
  play: ({ canvasElement }) => expectItFits(canvasElement),
};
