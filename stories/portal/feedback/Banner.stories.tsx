import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '#src/components/actions/Button.tsx';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { Banner } from '#src/components/feedback/Banner.tsx';
import { componentsTexts } from '#src/texts/nl/components.ts';
import { shellPartsTexts } from '#src/texts/nl/shellParts.ts';
import { unpaidInvoiceTexts } from '#src/texts/nl/unpaidInvoice.ts';
import { inPortal } from '../inPortal.tsx';
import { expectItFits, longTexts, onPhone, openPath } from '../screen.ts';

/**
 * One message about the whole portal, above every screen: a line with at most one action, and what else there is to say. Use a Notice for a message about a part of the
 * screen, and never show two banners about the same thing.
 */
const meta = {
  ...inPortal,
  title: 'Portal/Feedback/Banner',
  component: Banner,
  tags: ['autodocs'],
  args: { tone: 'info', children: shellPartsTexts.update.text },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {};
export const Success: Story = {
  args: { tone: 'success', children: 'Goed nieuws: er is een plaats vrijgekomen voor Noor.' },
};
export const Danger: Story = {
  args: { tone: 'danger', children: 'Je account is geblokkeerd. Neem contact op met je club.' },
};

export const WithAction: Story = {
  args: {
    tone: 'warning',
    icon: 'invoice',
    children: unpaidInvoiceTexts.outstanding,
    action: <ButtonLink to="/kostennotas/2026-118">{unpaidInvoiceTexts.payNow('€ 45,00')}</ButtonLink>,
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: unpaidInvoiceTexts.payNow('€ 45,00') }));
    await expect(openPath(canvasElement)).toBe('/kostennotas/2026-118');
  },
};

/** The action comes before the cross, also for the Tab key. */
export const Dismissible: Story = {
  args: {
    onDismiss: fn(),
    action: <Button>{shellPartsTexts.update.renew}</Button>,
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: shellPartsTexts.update.renew })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: componentsTexts.close })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDismiss).toHaveBeenCalledTimes(1);
  },
};

/** One line on a phone, which unfolds. */
export const LongText: Story = {
  args: {
    onDismiss: fn(),
    children: 'Bevestig je e-mailadres',
    detail: `We stuurden een mail naar ${longTexts.mail}. Niets gekregen? Kijk bij ongewenste mail.`,
    action: <Button>Stuur de mail opnieuw</Button>,
  },
  globals: onPhone,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: componentsTexts.unfold }));
    await expectItFits(canvasElement);
  },
};
