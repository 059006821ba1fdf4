import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { QrCode } from '#src/components/codes/QrCode.tsx';
import { ticketsTexts } from '#src/texts/nl/tickets.ts';
import { inPortal } from '../inPortal.tsx';
import { expectItFits, onPhone } from '../screen.ts';

/**
 * A code that somebody else scans from this screen, such as a ticket or a membership card. Don't use it for a link that the
 * person can press here.
 */
const meta = {
  ...inPortal,
  title: 'Portal/Codes/QrCode',
  component: QrCode,
  tags: ['autodocs'],
  args: {
    text: 'CLUBPOORT-TICKET-7F3A91',
    label: ticketsTexts.code('Slotfeest', 'Noor Peeters', ticketsTexts.seat('C', 4)),
  },
} satisfies Meta<typeof QrCode>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Black on white in both themes: scanners fail on an inverted code. */
export const Ticket: Story = {
  play: async ({ canvas }) => {
    const code = canvas.getByRole('img', {
      name: 'QR-code van het ticket voor Slotfeest: Noor Peeters, Rij C, stoel 4',
    });
    await expect(getComputedStyle(code).backgroundColor).toBe('rgb(255, 255, 255)');
    await expect(getComputedStyle(code).fill).toBe('rgb(0, 0, 0)');
    await expect(code.getBoundingClientRect().width).toBe(320);
  },
};

/** A longer text gives more and smaller cells. */
export const LongText: Story = {
  args: {
    text: `https://clubpoort.example/dansstudio-arabesk/lidkaart?code=${'7f3a91c2'.repeat(16)}`,
    label: 'QR-code van de lidkaart van Noor Peeters',
  },
  play: async ({ canvas }) => {
    const [, , size] = canvas.getByRole('img').getAttribute('viewBox')?.split(' ') ?? [];
    await expect(Number(size)).toBeGreaterThan(60);
  },
};

export const OnPhone: Story = {
  globals: onPhone,
  play: async ({ canvas, canvasElement }) => {
    await expectItFits(canvasElement);
    await expect(canvas.getByRole('img').getBoundingClientRect().width).toBeGreaterThanOrEqual(240);
  },
};
