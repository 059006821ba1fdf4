import { afterEach, beforeEach, expect, type Mock, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { forgetBearer, keepBearer } from '#src/api/bearer.ts';
import { PayButton } from '#src/features/payment/index.ts';
import { navigations } from '#tests/setup/page/holdNavigation.ts';

/** A fake window that never navigates. The tests check only the calls that it receives. */
function fakeWindow() {
  return {
    document: document.implementation.createHTMLDocument(),
    location: { replace: vi.fn() },
    close: vi.fn(),
  };
}

let open: Mock<typeof window.open>;

beforeEach(() => {
  open = vi.spyOn(window, 'open');
});
afterEach(() => {
  forgetBearer();
  vi.restoreAllMocks();
});

/** A cast: the button uses only these members of a window. */
const asWindow = (fake: ReturnType<typeof fakeWindow>) => fake as unknown as Window;

test('PayButton leads to the checkout in this window', async () => {
  const onPay = vi.fn();
  const screen = await render(<PayButton oid={7} isTogether label="Betalen · € 12,00" onPay={onPay} />);
  await userEvent.click(screen.getByRole('button', { name: 'Betalen · € 12,00' }));
  expect(navigations()).toEqual(['/api?q=redirect_to_mollie_payment&oid=7&together=true']);
  expect(onPay).toHaveBeenCalledOnce();
  expect(open).not.toHaveBeenCalled();
});

test('PayButton shows a link when the browser blocks the window of a frame, until a window opens', async () => {
  keepBearer({ auth: 'in het geheugen' });
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  open.mockReturnValue(null);
  const screen = await render(<PayButton oid={7} label="Betalen" />);
  await userEvent.click(screen.getByRole('button', { name: 'Betalen' }));
  await expect
    .element(screen.getByRole('alert').getByText('Je browser hield het betaalvenster tegen.'))
    .toBeVisible();
  const link = screen.getByRole('link', { name: 'Open de betaalpagina' });
  await expect.element(link).toHaveAttribute('href', '/bevestiging/7');
  await expect.element(link).toHaveAttribute('target', '_blank');
  open.mockReturnValue(asWindow(fakeWindow()));
  await userEvent.click(screen.getByRole('button', { name: 'Betalen' }));
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
});

test('PayButton passes a one-time code to a window without a session', async () => {
  keepBearer({ auth: 'in het geheugen' });
  const answer = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => answer.promise);
  const popup = fakeWindow();
  open.mockReturnValue(asWindow(popup));
  const screen = await render(<PayButton oid={7} label="Betalen" />);
  await userEvent.click(screen.getByRole('button', { name: 'Betalen' }));
  await expect.element(screen.getByRole('button', { name: 'Betalen' })).toHaveAttribute('aria-busy', 'true');
  expect(open).toHaveBeenCalledExactlyOnceWith('about:blank', '_blank', expect.stringContaining('popup'));
  expect(popup.document.title).toBe('De betaalpagina wordt geopend…');
  expect(popup.location.replace).not.toHaveBeenCalled();
  answer.resolve(Response.json({ result: { auth: 'eenmalig', expires: 1 } }));
  await expect
    .poll(() => popup.location.replace)
    .toHaveBeenCalledExactlyOnceWith('/bevestiging/7?betalen=1&auth=eenmalig');
});

test('PayButton closes the window when no code arrives', async () => {
  keepBearer({ auth: 'in het geheugen' });
  vi.stubGlobal('fetch', async () => Response.json({ errors: ['Nee'] }, { status: 503 }));
  const popup = fakeWindow();
  open.mockReturnValue(asWindow(popup));
  const screen = await render(<PayButton oid={7} label="Betalen" />);
  await userEvent.click(screen.getByRole('button', { name: 'Betalen' }));
  await expect.poll(() => popup.close).toHaveBeenCalledOnce();
  expect(popup.location.replace).not.toHaveBeenCalled();
});
