import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { HoldPanel } from '#src/features/cart/components/hold/HoldPanel.tsx';
import { monotonicNow } from '#src/platform/loading/monotonicClock.ts';

const owner = { club: 1, uid: 8 };

/** Friday 20 November 2026 at 19:44 in Brussels. */
const until = { places: 1, time: Date.parse('2026-11-20T18:44:00Z') / 1000 };

function renderPanel(seconds: number, { extensionsLeft = 2, hasExpired = false } = {}) {
  const client = new QueryClient();
  const panel = (endsAt: number, isOver: boolean, left: number) => (
    <QueryClientProvider client={client}>
      <HoldPanel owner={owner} endsAt={endsAt} until={until} hasExpired={isOver} extensionsLeft={left} />
    </QueryClientProvider>
  );
  const inSeconds = (left: number) => monotonicNow() + left * 1000;
  const endsAt = inSeconds(seconds);
  return render(panel(endsAt, hasExpired, extensionsLeft)).then((screen) => ({
    ...screen,
    /** Ends the hold. */
    end: () => screen.rerender(panel(endsAt, true, extensionsLeft)),
    /** Holds for so many seconds from now. */
    hold: (left: number, extended: { extensionsLeft: number }) =>
      screen.rerender(panel(inSeconds(left), false, extended.extensionsLeft)),
  }));
}

const refusedWith = (sentence: string) => async () =>
  Response.json({ errors: [sentence], code: 'not-available' }, { status: 409 });

test('HoldPanel counts down correctly when the clock of the device is wrong', async () => {
  vi.setSystemTime(Date.now() + 24 * 3_600_000);
  const screen = await renderPanel(600);
  await expect.element(screen.getByText(/^(10:00|9:\d\d)$/)).toBeVisible();
  await expect.element(screen.getByRole('status')).toHaveTextContent('');
  vi.useRealTimers();
});

test('HoldPanel tells the day and the hour of a place that is kept for days, without a countdown', async () => {
  const screen = await renderPanel(165_783);
  await expect
    .element(screen.getByText('We houden deze plaats vrij tot vrijdag 20/11/2026 om 19u44'))
    .toBeVisible();
  await expect.element(screen.getByRole('timer')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
});

test('HoldPanel says when no extension is left, and then shows no button', async () => {
  const screen = await renderPanel(90, { extensionsLeft: 0 });
  await expect
    .element(screen.getByText('Je kan niet meer verlengen. Reken af voor de tijd om is.'))
    .toBeVisible();
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
  await expect
    .element(screen.getByRole('status'))
    .toHaveTextContent('Je plaatsen zijn nog 2 minuten gereserveerd.');
});

test('HoldPanel offers to reserve again when the hold has ended', async () => {
  const screen = await renderPanel(600, { hasExpired: true });
  await expect.element(screen.getByRole('button', { name: 'Opnieuw reserveren' })).toBeVisible();
  await expect.element(screen.getByRole('timer')).not.toBeInTheDocument();
  await expect
    .element(screen.getByRole('status'))
    .toHaveTextContent('Je plaatsen zijn niet meer gereserveerd.');
});

test('HoldPanel keeps the reason of a failed extension beside the button until the next attempt', async () => {
  vi.stubGlobal('fetch', refusedWith('Even geen verbinding met de zaal.'));
  const screen = await renderPanel(600);
  const button = screen.getByRole('button', { name: 'Verleng tot 15 minuten' });
  await userEvent.click(button);
  const problem = screen.getByRole('alert').getByText('Even geen verbinding met de zaal.');
  await expect.element(problem).toBeVisible();
  vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] });
  vi.advanceTimersByTime(60_000);
  vi.useRealTimers();
  await expect.element(problem).toBeVisible();
  vi.stubGlobal('fetch', async () =>
    Response.json({ result: { reservation: { now: 1, expires: 901, extensions_left: 1 } } }),
  );
  await userEvent.click(button);
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
});

test('HoldPanel removes the reason of a failed extension when the hold ends, and then shows why reserving again fails', async () => {
  vi.stubGlobal('fetch', refusedWith('Verlengen lukt nu niet.'));
  const screen = await renderPanel(600);
  await userEvent.click(screen.getByRole('button', { name: 'Verleng tot 15 minuten' }));
  await expect.element(screen.getByRole('alert').getByText('Verlengen lukt nu niet.')).toBeVisible();
  await screen.end();
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
  vi.stubGlobal('fetch', refusedWith('Je plaatsen zijn intussen van iemand anders.'));
  await userEvent.click(screen.getByRole('button', { name: 'Opnieuw reserveren' }));
  await expect
    .element(screen.getByRole('alert').getByText('Je plaatsen zijn intussen van iemand anders.'))
    .toBeVisible();
});

test('HoldPanel announces the last five minutes, and that an extension worked', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ result: { reservation: { now: 1, expires: 901, extensions_left: 1 } } }),
  );
  const screen = await renderPanel(290);
  await expect
    .element(screen.getByRole('status'))
    .toHaveTextContent('Je plaatsen zijn nog 5 minuten gereserveerd.');
  await expect.element(screen.getByText('Je kan nog 2 keer verlengen.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Verleng tot 15 minuten' }));
  await screen.hold(900, { extensionsLeft: 1 });
  await expect
    .element(screen.getByRole('status'))
    .toHaveTextContent('Je plaatsen zijn weer 15 minuten gereserveerd.');
  await expect.element(screen.getByText('Je kan nog één keer verlengen.')).toBeVisible();
});
