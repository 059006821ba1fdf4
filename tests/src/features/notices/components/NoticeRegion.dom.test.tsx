import '../../../../../src/styles/tokens.css';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { NoticeRegion } from '../../../../../src/features/notices/components/NoticeRegion.tsx';
import { showNotice } from '../../../../../src/features/notices/index.ts';
import { noticesStore } from '../../../../../src/features/notices/state/noticesStore.ts';

beforeEach(() => {
  noticesStore.setState(noticesStore.getInitialState(), true);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => void vi.useRealTimers());

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

test('NoticeRegion waits under the pointer and while the focus is inside', async () => {
  const screen = await render(
    <>
      <button type="button">Elders</button>
      <NoticeRegion />
    </>,
  );
  showNotice(refused);
  await userEvent.hover(screen.getByText('Mislukt'));
  vi.advanceTimersByTime(60_000);
  await expect.element(screen.getByText('Mislukt')).toBeVisible();
  screen.getByRole('button', { name: 'Melding sluiten' }).element().focus();
  await userEvent.hover(screen.getByRole('button', { name: 'Elders' }));
  vi.advanceTimersByTime(60_000);
  await expect.element(screen.getByText('Mislukt')).toBeVisible();
  screen.getByRole('button', { name: 'Elders' }).element().focus();
  vi.advanceTimersByTime(5100);
  await expect.element(screen.getByText('Mislukt')).not.toBeInTheDocument();
});

test('NoticeRegion: a notice can be sent away', async () => {
  const screen = await render(<NoticeRegion />);
  showNotice(refused);
  await userEvent.click(screen.getByRole('button', { name: 'Melding sluiten' }));
  await expect.element(screen.getByText('Mislukt')).not.toBeInTheDocument();
});

test('NoticeRegion stands below the control that has the focus, where it would cover it', async () => {
  const screen = await render(
    <>
      <button type="button" style={{ position: 'fixed', top: 80, right: 40 }}>
        Verder
      </button>
      <NoticeRegion />
    </>,
  );
  const button = screen.getByRole('button', { name: 'Verder' }).element();
  const top = () => screen.getByRole('log').element().getBoundingClientRect().top;
  showNotice(refused);
  await expect.element(screen.getByText('Mislukt')).toBeVisible();
  expect(top()).toBeLessThan(button.getBoundingClientRect().bottom);

  button.focus();
  await expect.poll(top).toBeGreaterThan(button.getBoundingClientRect().bottom);
  button.blur();
  screen.getByRole('button', { name: 'Melding sluiten' }).element().focus();
  await expect.element(screen.getByText('Mislukt')).toBeVisible();
});
