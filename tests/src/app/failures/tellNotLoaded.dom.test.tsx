import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { tellNotLoaded } from '#src/app/failures/tellNotLoaded.ts';
import { notLoadedEvent, notLoadedId } from '#src/platform/loading/startProtocol.ts';

test('tellNotLoaded shows one bar with a link that loads the page again', async () => {
  onTestFinished(() => document.getElementById(notLoadedId)?.remove());
  tellNotLoaded(document);
  for (let time = 0; time < 2; time += 1) document.dispatchEvent(new Event(notLoadedEvent));
  const bar = page.getByRole('status').filter({ hasText: 'Niet alles op deze pagina werkt' });
  await expect.element(bar).toBeVisible();
  expect(document.querySelectorAll(`#${notLoadedId}`).length).toBe(1);
  await expect.element(bar.getByRole('link', { name: 'Vernieuw' })).toHaveAttribute('href', '');
});
