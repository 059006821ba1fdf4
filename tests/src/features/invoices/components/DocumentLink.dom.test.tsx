import { afterEach, beforeEach, expect, type Mock, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { forgetBearer, keepBearer } from '#src/api/bearer.ts';
import { DocumentLink } from '#src/features/invoices/components/DocumentLink.tsx';
import { noticesStore } from '#src/features/notices/state/noticesStore.ts';

const creditNote = { operation: 'view_credit_note', oid: 7, uid: 1, club: 2, creditNote: 3 } as const;
const href = '/api?q=view_credit_note&oid=7&uid=1&club=2&creditNote=3';
let open: Mock<typeof window.open>;

beforeEach(() => {
  open = vi.spyOn(window, 'open');
  noticesStore.setState({ shown: [] });
});
afterEach(() => {
  forgetBearer();
  vi.restoreAllMocks();
});

function fakeWindow() {
  return {
    document: document.implementation.createHTMLDocument(),
    location: { replace: vi.fn() },
    opener: window as unknown,
    close: vi.fn(),
  };
}

/** A cast: the link uses only these members of a window. */
const asWindow = (fake: ReturnType<typeof fakeWindow>) => fake as unknown as Window;
const shown = () => noticesStore.getState().shown.map(({ title, message }) => [title, message]);

async function clickInFrame(answer: () => Promise<Response>) {
  keepBearer({ auth: 'in het geheugen' });
  vi.stubGlobal('fetch', answer);
  const screen = await render(<DocumentLink document={creditNote} about="CN-2026-000003" />);
  await userEvent.click(screen.getByRole('link'));
}

test('DocumentLink is a plain link that the browser opens in a new window', async () => {
  const screen = await render(<DocumentLink document={creditNote} about="CN-2026-000003" />);
  const link = screen.getByRole('link', {
    name: 'Bekijk als pdf CN-2026-000003 (opent in een nieuw venster)',
  });
  await expect.element(link).toHaveAttribute('href', href);
  await expect.element(link).toHaveAttribute('target', '_blank');
  await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer');
  expect(open).not.toHaveBeenCalled();
});

test('DocumentLink in a frame opens a window on click, and passes a one-time code to it', async () => {
  const popup = fakeWindow();
  open.mockReturnValue(asWindow(popup));
  await clickInFrame(async () => Response.json({ result: { auth: 'eenmalig', expires: 1 } }));
  expect(open).toHaveBeenCalledExactlyOnceWith('about:blank', '_blank', expect.stringContaining('popup'));
  await expect.poll(() => popup.location.replace).toHaveBeenCalledExactlyOnceWith(`${href}&auth=eenmalig`);
  expect(popup.opener).toBeNull();
  expect(shown()).toEqual([]);
});

test('DocumentLink in a frame shows a notice when the window is blocked or no code arrives', async () => {
  open.mockReturnValue(null);
  await clickInFrame(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(shown()).toEqual([['Mislukt', expect.stringContaining('Je browser hield het venster tegen.')]]);
  const popup = fakeWindow();
  open.mockReturnValue(asWindow(popup));
  await userEvent.click(document.querySelector('a') ?? document.body);
  await expect.poll(() => popup.close).toHaveBeenCalledOnce();
  expect(shown().at(-1)).toEqual([
    'Mislukt',
    'We konden het bestand niet openen. Probeer het zo meteen opnieuw.',
  ]);
});
