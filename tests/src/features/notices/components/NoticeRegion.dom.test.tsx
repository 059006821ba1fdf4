import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { type RenderResult, render } from 'vitest-browser-react';
import { loadNoticeToast } from '#src/features/notices/components/loadNoticeToast.ts';
import { NoticeRegion } from '#src/features/notices/components/NoticeRegion.tsx';
import { showNotice } from '#src/features/notices/index.ts';
import { noticesStore } from '#src/features/notices/state/noticesStore.ts';

// Loads the lazy-loaded toast first: on a busy machine, loading takes longer than an expectation waits.
beforeAll(async () => {
  await loadNoticeToast();
});
beforeEach(() => {
  noticesStore.setState(noticesStore.getInitialState(), true);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => void vi.useRealTimers());

/**
 * Pauses the countdown of the notice by focusing its close button. Hovering takes longer on a busy machine, and each poll of
 * an expectation advances the fake timers.
 */
async function focusClose(screen: RenderResult) {
  const close = await screen.getByRole('button', { name: 'Sluit melding' }).findElement();
  close.focus();
  return close;
}

const refused = { tone: 'danger', title: 'Mislukt', message: 'Deze cursus is volzet.' } as const;

test('NoticeRegion is a live region before its first notice', async () => {
  const screen = await render(<NoticeRegion />);
  await expect.element(screen.getByRole('log', { name: 'Meldingen' })).toHaveAttribute('aria-live', 'polite');
  showNotice(refused);
  await expect.element(screen.getByText('Deze cursus is volzet.')).toBeVisible();
});

test('NoticeRegion removes a notice after five seconds', async () => {
  const screen = await render(<NoticeRegion />);
  showNotice(refused);
  await expect.element(screen.getByText('Mislukt')).toBeVisible();
  vi.advanceTimersByTime(4900);
  await expect.element(screen.getByText('Mislukt')).toBeVisible();
  vi.advanceTimersByTime(200);
  await expect.element(screen.getByText('Mislukt')).not.toBeInTheDocument();
});

describe('NoticeRegion, the countdown of a notice', () => {
  const elsewhere = () => page.getByRole('button', { name: 'Elders' });
  const close = () => page.getByRole('button', { name: 'Sluit melding' });
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

  async function expectNoticeToStay() {
    vi.advanceTimersByTime(60_000);
    await expect.element(notice()).toBeVisible();
  }
  async function expectNoticeToGo() {
    vi.advanceTimersByTime(5100);
    await expect.element(notice()).not.toBeInTheDocument();
  }

  test('pauses as soon as the pointer enters the notice', async () => {
    notice()
      .element()
      .dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    await expectNoticeToStay();
  });

  test('pauses while the focus is inside, and continues afterwards', async () => {
    focus(close());
    await expectNoticeToStay();
    focus(elsewhere());
    await expectNoticeToGo();
  });

  test('pauses while the focus is inside, also when the pointer leaves', async () => {
    focus(close());
    await userEvent.hover(notice());
    await userEvent.hover(elsewhere());
    await expectNoticeToStay();
    focus(elsewhere());
    await expectNoticeToGo();
  });

  test('pauses while the pointer is inside, also when the focus leaves', async () => {
    focus(close());
    await userEvent.hover(notice());
    focus(elsewhere());
    await expectNoticeToStay();
    await userEvent.hover(elsewhere());
    await expectNoticeToGo();
  });
});

test('NoticeRegion removes a notice when its close button is clicked', async () => {
  const screen = await render(<NoticeRegion />);
  showNotice(refused);
  await userEvent.click(await focusClose(screen));
  await expect.element(screen.getByText('Mislukt')).not.toBeInTheDocument();
});

test('NoticeRegion moves below the focused control when it would cover that control', async () => {
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
  screen.getByRole('button', { name: 'Sluit melding' }).element().focus();
  await expect.element(screen.getByText('Mislukt')).toBeVisible();
});

test('NoticeRegion moves beside a sticky column', async () => {
  const screen = await render(
    <>
      <div data-column style={{ position: 'sticky', top: 0, marginInlineStart: 'auto', width: 150 }}>
        Totaal
      </div>
      <NoticeRegion />
    </>,
  );
  const column = screen.getByText('Totaal').element().getBoundingClientRect();
  const right = () => screen.getByRole('log').element().getBoundingClientRect().right;
  showNotice(refused);
  await expect.element(screen.getByText('Mislukt')).toBeVisible();
  await expect.poll(right).toBeLessThan(column.left);
  await focusClose(screen);
});
