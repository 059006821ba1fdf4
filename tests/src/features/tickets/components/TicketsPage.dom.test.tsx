import { beforeEach, expect, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import examples from '#schemas/examples/tickets/getTickets.json' with { type: 'json' };
import { TicketsPage } from '#src/features/tickets/components/TicketsPage.tsx';
import { club } from '../../courses/courseFixtures.ts';
import { answer, openAsMember } from '../../session/openAsMember.tsx';

const [events = []] = examples.response.valid.map(({ value }) => value.result);
const arabesk = club({ url: 'arabesk' });

const open = (result: unknown = events) =>
  openAsMember({
    at: '/arabesk/tickets',
    screen: <TicketsPage club={arabesk} />,
    answers: { get_tickets: answer(result) },
  });

const event = (name: string) => page.getByRole('region', { name });
const codes = () => page.getByRole('img', { name: /^QR-code van het ticket/ });

beforeEach(() => page.viewport(1024, 800));

test('TicketsPage groups tickets by event, and gives only a valid ticket a code', async () => {
  await open();
  const show = event('Lentevoorstelling');
  await expect.element(show.getByText(/ om 19u30$/)).toBeVisible();
  await expect
    .poll(() =>
      show
        .getByRole('heading', { level: 3 })
        .elements()
        .map((name) => name.textContent),
    )
    .toEqual([...["Zoë D'Hondt", "Jan D'Hondt"]]);
  await expect.element(show.getByText('Geldig', { exact: true })).toBeVisible();
  await expect.element(show.getByText('Rij F, stoel 7 · Balkon', { exact: true })).toBeVisible();
  expect(codes().elements()).toHaveLength(1);
});

test.each(['light', 'dark'])(
  'TicketsPage draws a code large and black on white in the %s theme',
  async (theme) => {
    const features = [{ name: 'prefers-color-scheme', value: theme }];
    await cdp().send('Emulation.setEmulatedMedia', { features });
    await open();
    await expect.element(codes()).toBeVisible();
    const code = codes().element();
    const { width, height } = code.getBoundingClientRect();
    const { backgroundColor, fill } = getComputedStyle(code);
    await cdp().send('Emulation.setEmulatedMedia', { features: [] });
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(240);
    expect([backgroundColor, fill]).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
  },
);

test('TicketsPage cuts off no code on a screen of 320 px', async () => {
  await page.viewport(320, 640);
  await open();
  await expect.element(codes()).toBeVisible();
  const { width, right } = codes().element().getBoundingClientRect();
  expect(width).toBeGreaterThanOrEqual(240);
  expect(right).toBeLessThanOrEqual(320);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});

test('TicketsPage folds past events away, with the state of each ticket and no code', async () => {
  await open();
  await expect.element(event('Lentevoorstelling')).toBeVisible();
  expect(event('Herfstmatinee').elements()).toEqual([]);
  await userEvent.click(page.getByText('Voorbije evenementen (1)'));
  const past = event('Herfstmatinee');
  await expect.element(past.getByText('Gebruikt', { exact: true })).toBeVisible();
  await expect.element(past.getByText(/Gescand om 14u40$/)).toBeVisible();
  await expect.element(past.getByText('Geannuleerd', { exact: true })).toBeVisible();
  expect(past.getByRole('img', { name: /^QR-code/ }).elements()).toEqual([]);
});

test('TicketsPage downloads the ticket of one seat', async () => {
  const { calls } = await open();
  const name = "Download het ticket van Zoë D'Hondt, Rij F, stoel 7 · Balkon";
  await userEvent.click(event('Lentevoorstelling').getByRole('button', { name: new RegExp(name) }));
  await expect
    .poll(() =>
      calls.filter(({ operation }) => operation === 'download_ticket').map(({ request }) => request),
    )
    .toEqual([{ ticket: 's12' }]);
});

test('TicketsPage opens the wallet pass of a ticket in the same window, and saves no file', async () => {
  await open();
  const name = /^Zet in Apple Wallet voor Zoë D'Hondt, Rij F, stoel 7/;
  const link = page.getByRole('link', { name });
  await expect.element(link).toHaveAttribute('href', '/api?q=open_wallet_pass&ticket=s12');
  expect(link.element().getAttributeNames()).not.toContain('target');
  expect(link.element().getAttributeNames()).not.toContain('download');
  expect(page.getByRole('link', { name: /Wallet/ }).elements()).toHaveLength(1);
});

test('TicketsPage leads a member without tickets to the ticket sales', async () => {
  const { router } = await open([]);
  await expect.element(page.getByRole('heading', { name: 'Je hebt hier nog geen tickets' })).toBeVisible();
  await userEvent.click(page.getByRole('link', { name: 'Naar de ticketverkoop' }));
  await expect.poll(() => router.state.location.pathname).toBe('/arabesk/ticketverkoop');
});
