import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { useIsFromServer, useIsHydrating } from '#src/platform/page/useBrowserFact.ts';

function Part() {
  const isHydrating = useIsHydrating();
  const isFromServer = useIsFromServer();
  return (
    <p>{`${isHydrating ? 'as on the server' : 'in the browser'}, ${isFromServer ? 'taken over' : 'new'}`}</p>
  );
}

test('useIsHydrating and useIsFromServer let the first render equal the server’s, and the next one differ', async () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Part />);
  expect(container.textContent).toBe('as on the server, taken over');
  const onRecoverableError = vi.fn();
  const root = hydrateRoot(container, <Part />, { onRecoverableError });
  await expect.poll(() => container.textContent).toBe('in the browser, taken over');
  expect(onRecoverableError).not.toHaveBeenCalled();
  root.unmount();
});

test('useIsHydrating and useIsFromServer are false for a part that the browser draws itself', async () => {
  const { container } = await render(<Part />);
  expect(container.textContent).toBe('in the browser, new');
});
