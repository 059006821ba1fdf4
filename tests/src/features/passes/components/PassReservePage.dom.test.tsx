import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { forgetNotices } from '#src/features/notices/index.ts';
import { PassReservePage } from '#src/features/passes/components/PassReservePage.tsx';
import { club } from '../../courses/courseFixtures.ts';
import { card, now, session } from '../passFixtures.ts';
import { renderPasses } from '../renderPasses.tsx';
import { servePasses } from '../servePasses.ts';

const arabesk = club();
const open = () => renderPasses(<PassReservePage club={arabesk} />);
const reserve = () => page.getByRole('button', { name: /^Reserveren Jazz/ });
const giveBack = () => page.getByRole('button', { name: /^Annuleren Jazz/ });
const dialog = () => page.getByRole('dialog');
const confirm = () => dialog().getByRole('button', { name: 'Reserveren voor 2 beurten' });
const notices = () => page.getByRole('log', { name: 'Meldingen' });

beforeEach(() => vi.setSystemTime(now * 1000));
afterEach(() => {
  vi.useRealTimers();
  forgetNotices();
});

test('PassReservePage reserves and cancels by keyboard, with the cost first, and the focus stays on the lesson', async () => {
  const server = servePasses();
  server.changes.reserve_pass = () => {
    server.sessions = [session({ reservation: 7 })];
    server.cards = [card({ credit: 2 })];
    return Response.json({ result: { id: 7, credit: 2 } });
  };
  server.changes.cancel_pass_reservation = () => {
    server.sessions = [session()];
    server.cards = [card()];
    return Response.json({ result: { credit: 4 } });
  };
  const router = await open();
  await expect.element(page.getByText('Je hebt nog 4 beurten.')).toBeVisible();
  await expect.element(reserve()).toBeVisible();
  reserve().element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog()).toMatchTextContent(/Op je Beurtenkaart 10 blijven er 2 beurten over\./);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(reserve()).toHaveFocus();
  expect(server.asked).toEqual([]);

  await userEvent.keyboard('{Enter}');
  confirm().element().focus();
  await userEvent.keyboard('{Enter}');
  await expect
    .element(notices().getByText('Je les is gereserveerd. Op je kaart heb je nog 2 beurten.'))
    .toBeVisible();
  await expect.element(page.getByText('Je hebt nog 2 beurten.')).toBeVisible();
  await expect.element(giveBack()).toHaveFocus();

  page.getByRole('radio', { name: 'Gereserveerd (1)' }).element().focus();
  await userEvent.keyboard(' ');
  await expect.poll(() => router.state.location.search).toBe('?van=mail&toon=eigen');
  giveBack().element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog()).toMatchTextContent(/Je krijgt 2 beurten terug\./);
  dialog().getByRole('button', { name: 'Annuleer de reservatie' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect
    .element(notices().getByText('Je reservatie is geannuleerd. Je kreeg 2 beurten terug.'))
    .toBeVisible();
  await expect.element(page.getByRole('radio', { name: 'Gereserveerd (0)' })).toBeChecked();
  await expect.element(page.getByText('Je hebt nog 4 beurten.')).toBeVisible();
  expect(server.asked.map(({ operation, body }) => [operation, body])).toEqual([
    ['reserve_pass', { club: 1, uid: 1, card: 1, session: 900 }],
    ['cancel_pass_reservation', { club: 1, uid: 1, reservation: 7 }],
  ]);
});

test('PassReservePage sends the same idempotency key again after a lost answer', async () => {
  const server = servePasses();
  const answers = [
    () => Promise.reject(new TypeError('Failed to fetch')),
    () => Response.json({ result: {} }),
  ];
  server.changes.reserve_pass = () => answers.shift()?.() ?? Response.error();
  await open();
  await userEvent.click(reserve());
  await userEvent.click(confirm());
  await expect.element(dialog().getByRole('alert')).toMatchTextContent(/Reserveren is niet gelukt/);
  await userEvent.click(confirm());
  await expect.element(notices().getByText(/^Je les is gereserveerd/)).toBeVisible();
  const [first, again] = server.asked;
  expect(first?.key).toMatch(/^[\da-f-]{36}$/);
  expect(again?.key).toBe(first?.key);
});

test('PassReservePage says in the dialog that a lesson filled up meanwhile, and behind it the list is new', async () => {
  const server = servePasses();
  server.changes.reserve_pass = () => {
    server.sessions = [session({ free: 0 })];
    return Response.json({ errors: ['Deze les is volzet.'], code: 'not-available' }, { status: 409 });
  };
  await open();
  await userEvent.click(reserve());
  await userEvent.click(confirm());
  await expect.element(dialog().getByRole('alert').getByText('Deze les is volzet.')).toBeVisible();
  await expect.element(confirm()).toHaveFocus();
  await userEvent.click(dialog().getByRole('button', { name: 'Terug' }));
  await expect.element(page.getByText('Volzet')).toBeVisible();
  await expect.element(reserve()).not.toBeInTheDocument();
  await expect.element(page.getByText('Je hebt nog 4 beurten.')).toBeVisible();
});

test('PassReservePage tells a member without turns how to get some, and offers no lesson', async () => {
  const server = servePasses();
  server.cards = [];
  await open();
  await expect.element(page.getByText('Je hebt geen beurten meer om te reserveren.')).toBeVisible();
  await expect.element(page.getByText('Jazz')).toBeVisible();
  await expect.element(reserve()).not.toBeInTheDocument();
});
