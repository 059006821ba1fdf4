import '../../../../../src/styles/tokens.css';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { type RenderResult, render } from 'vitest-browser-react';
import { NoticeRegion } from '../../../../../src/features/notices/components/NoticeRegion.tsx';
import { showNotice } from '../../../../../src/features/notices/index.ts';
import { noticesStore } from '../../../../../src/features/notices/state/noticesStore.ts';

beforeEach(() => {
  noticesStore.setState(noticesStore.getInitialState(), true);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => void vi.useRealTimers());

/** The focus keeps the notice: on a busy machine the pointer takes longer than the notice stands, and fake timers go on meanwhile. */
async function hold(screen: RenderResult) {
  const close = await screen.getByRole('button', { name: 'Melding sluiten' }).findElement();
  close.focus();
  return close;
}

const refused = { tone: 'danger', title: 'Mislukt', message: 'Deze cursus is volzet.' } as const;

test('NoticeRegion is a live region before anything is said in it', async () => {
  const screen = await render(<NoticeRegion />);
  await expect.element(screen.getByRole('log', { name: 'Meldingen' })).toHaveAttribute('aria-live', 'polite');
  showNotice(refused);
  await expect.element(screen.getByText('Deze cursus is volzet.')).toBeVisible();
});

test('NoticeRegion lets a notice go after five seconds', async () => {
  const screen = await render(<NoticeRegion />);
  showNotice(refused);
  await expect.element(screen.getByText('Mislukt')).toBeVisible();
  vi.advanceTimersByTime(4900);
  await expect.element(screen.getByText('Mislukt')).toBeVisible();
  vi.advanceTimersByTime(200);
  await expect.element(screen.getByText('Mislukt')).not.toBeInTheDocument();
});

test('NoticeRegion waits as soon as the pointer comes onto a notice', async () => {
  const screen = await render(<NoticeRegion />);
  showNotice(refused);
  await expect.element(screen.getByText('Mislukt')).toBeVisible();
  screen
    .getByText('Mislukt')
    .element()
    .dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  vi.advanceTimersByTime(60_000);
  await expect.element(screen.getByText('Mislukt')).toBeVisible();
});

test('NoticeRegion waits under the pointer and while the focus is inside', async () => {
  const screen = await render(
    <>
      <button type="button">Elders</button>
      <NoticeRegion />
    </>,
  );
  const elsewhere = screen.getByRole('button', { name: 'Elders' });
  showNotice(refused);
  const close = await hold(screen);
  await userEvent.hover(screen.getByText('Mislukt'));
  elsewhere.element().focus();
  vi.advanceTimersByTime(60_000);
  await expect.element(screen.getByText('Mislukt')).toBeVisible();
  close.focus();
  await userEvent.hover(elsewhere);
  vi.advanceTimersByTime(60_000);
  await expect.element(screen.getByText('Mislukt')).toBeVisible();
  elsewhere.element().focus();
  vi.advanceTimersByTime(5100);
  await expect.element(screen.getByText('Mislukt')).not.toBeInTheDocument();
});

test('NoticeRegion: a notice can be sent away', async () => {
  const screen = await render(<NoticeRegion />);
  showNotice(refused);
  await userEvent.click(await hold(screen));
  await expect.element(screen.getByText('Mislukt')).not.toBeInTheDocument();
});
