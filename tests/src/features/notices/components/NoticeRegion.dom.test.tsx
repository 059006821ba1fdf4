import '../../../../../src/styles/tokens.css';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { loadNoticeToast } from '../../../../../src/features/notices/components/loadNoticeToast.ts';
import { NoticeRegion } from '../../../../../src/features/notices/components/NoticeRegion.tsx';
import { showNotice } from '../../../../../src/features/notices/index.ts';
import { noticesStore } from '../../../../../src/features/notices/state/noticesStore.ts';

// On a busy machine it takes longer to load than an expectation waits.
beforeAll(async () => void (await loadNoticeToast()));
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

describe('NoticeRegion, where a notice would go by itself', () => {
  const elsewhere = () => page.getByRole('button', { name: 'Elders' });
  const close = () => page.getByRole('button', { name: 'Melding sluiten' });
  const notice = () => page.getByText('Mislukt');
  const focus = (button: Locator) => button.element().focus();

  beforeEach(async () => {
    await render(
      <>
        <button type="button">Elders</button>
        <NoticeRegion />
      </>,
    );
    await userEvent.hover(elsewhere());
    showNotice(refused);
    await expect.element(notice()).toBeVisible();
  });

  async function expectToStay() {
    vi.advanceTimersByTime(60_000);
    await expect.element(notice()).toBeVisible();
  }
  async function expectToGo() {
    vi.advanceTimersByTime(5100);
    await expect.element(notice()).not.toBeInTheDocument();
  }

  test('waits under the pointer, and goes after it', async () => {
    await userEvent.hover(notice());
    await expectToStay();
    await userEvent.hover(elsewhere());
    await expectToGo();
  });

  test('waits while the focus is inside, and goes after it', async () => {
    focus(close());
    await expectToStay();
    focus(elsewhere());
    await expectToGo();
  });

  test('waits while the focus is inside, though the pointer leaves', async () => {
    await userEvent.hover(notice());
    focus(close());
    await userEvent.hover(elsewhere());
    await expectToStay();
    focus(elsewhere());
    await expectToGo();
  });

  test('waits under the pointer, though the focus leaves', async () => {
    focus(close());
    await userEvent.hover(notice());
    focus(elsewhere());
    await expectToStay();
    await userEvent.hover(elsewhere());
    await expectToGo();
  });
});

test('NoticeRegion: a notice can be sent away', async () => {
  const screen = await render(<NoticeRegion />);
  showNotice(refused);
  await userEvent.click(screen.getByRole('button', { name: 'Melding sluiten' }));
  await expect.element(screen.getByText('Mislukt')).not.toBeInTheDocument();
});
