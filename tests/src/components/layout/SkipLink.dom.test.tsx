import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SkipLink } from '#src/components/layout/SkipLink.tsx';

const screen = (
  <>
    <SkipLink to="inhoud">Naar de inhoud</SkipLink>
    <main id="inhoud" tabIndex={-1}>
      Inhoud
    </main>
  </>
);

test('SkipLink shows itself on focus, moves the focus to its target and leaves the address as it is', async () => {
  await render(screen);
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

test('SkipLink names its target, where the browser goes while a page from the server is not interactive yet', async () => {
  await render(screen);
  const skip = page.getByRole('link', { name: 'Naar de inhoud' }).element();
  expect(skip.getAttribute('href')).toBe(`#${page.getByRole('main').element().id}`);
});
