import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { SendLoginCode } from '#src/app/embed/SendLoginCode.tsx';

test('SendLoginCode requests a single code in StrictMode, which mounts it twice', async () => {
  const ask = vi.fn(async () => Response.json({ result: { auth: 'eenmalig' } }));
  vi.stubGlobal('fetch', ask);
  vi.spyOn(window, 'close').mockImplementation(() => {});
  // The frame that opened the window. The test only checks the messages that it receives.
  const opener = { postMessage: vi.fn() };
  const screen = await render(
    <StrictMode>
      <QueryClientProvider client={new QueryClient()}>
        <SendLoginCode nonce="0123456789abcdef" opener={opener as unknown as Window} />
      </QueryClientProvider>
    </StrictMode>,
  );
  await expect.element(screen.getByRole('heading')).toBeVisible();
  expect(ask).toHaveBeenCalledOnce();
  expect(opener.postMessage).toHaveBeenCalledWith(
    expect.objectContaining({ auth: 'eenmalig', nonce: '0123456789abcdef' }),
    window.location.origin,
  );
});
