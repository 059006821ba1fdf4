import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '#src/components/actions/Button.tsx';
import { PageHeader } from '#src/components/layout/PageHeader.tsx';
import { calendarTexts } from '#src/texts/nl/calendar.ts';
import { invoicesTexts } from '#src/texts/nl/invoices.ts';
import { ticketsTexts } from '#src/texts/nl/tickets.ts';
import { inPortal } from '../inPortal.tsx';
import { expectItFits, longTexts, onPhone, openPath } from '../screen.ts';

/**
 * The top of every screen: its only h1, a way back, and at most two small actions. Use a Section for the parts below it, and a
 * StickyBar for the primary action.
 */
const meta = {
  ...inPortal,
  title: 'Portal/Layout/PageHeader',
  component: PageHeader,
  tags: ['autodocs'],
  args: { title: ticketsTexts.title },
} satisfies Meta<typeof PageHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TitleOnly: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: ticketsTexts.title })).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const WithLead: Story = { args: { lead: ticketsTexts.lead } };

/** The way back comes before the title, also for the Tab key. */
export const WithWayBack: Story = {
  args: {
    title: invoicesTexts.detail.title('2026-118'),
    back: { to: '/kostennotas', label: invoicesTexts.detail.toList, onClick: fn() },
  },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: invoicesTexts.detail.toList })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.back?.onClick).toHaveBeenCalledTimes(1);
    await expect(openPath(canvasElement)).toBe('/kostennotas');
  },
};

export const WithActions: Story = {
  args: { title: calendarTexts.title, actions: <Button icon="download">Download de agenda</Button> },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    await expect(canvas.getByRole('button').getBoundingClientRect().left).toBeGreaterThan(title.right);
  },
};

export const LongText: Story = {
  args: {
    title: `${longTexts.word}: ${longTexts.course}`,
    lead: `Vragen? Mail naar ${longTexts.mail}.`,
    back: { to: '/', label: `Terug naar ${longTexts.course}` },
    actions: <Button icon="download">Download de agenda</Button>,
  },
  globals: onPhone,
  play: ({ canvasElement }) => expectItFits(canvasElement),
};
