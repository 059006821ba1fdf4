import { useRef } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SkipLink } from '#src/components/layout/SkipLink.tsx';

function Screen() {
  const main = useRef<HTMLElement>(null);
  return (
    <>
      <SkipLink target={main}>Naar de inhoud</SkipLink>
      <main ref={main} tabIndex={-1}>
        Inhoud
      </main>
    </>
  );
}

test('SkipLink shows itself on focus, moves the focus to its target and leaves the address as it is', async () => {
  await render(<Screen />);
  const before = window.location.href;
  const skip = page.getByRole('link', { name: 'Naar de inhoud' });
  const isOnScreen = () => skip.element().getBoundingClientRect().bottom > 0;
  expect(isOnScreen()).toBe(false);
  await userEvent.tab();
  await expect.element(skip).toHaveFocus();
  await expect.poll(isOnScreen).toBe(true);
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('main')).toHaveFocus();
  expect(window.location.href).toBe(before);
});
