import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '#src/components/actions/Button.tsx';
import { Banner } from '#src/components/feedback/Banner.tsx';

const right = (element: Element) => element.getBoundingClientRect().right;

test('Banner keeps its button and a long address off its edge on a phone', async () => {
  await page.viewport(390, 700);
  const screen = await render(
    <Banner tone="info" action={<Button>Bekijken</Button>}>
      Open de link in de mail aan <b>nieuw-1795611764560-met-een-heel-lange-naam@voorbeeld.example.org</b>
    </Banner>,
  );
  const button = screen.getByRole('button', { name: 'Bekijken' }).element();
  const banner = button.closest('[class*="banner"]');
  if (!banner) throw new Error('the button is not in a banner');
  const room = (element: Element) => right(banner) - right(element);
  expect(room(button)).toBeGreaterThanOrEqual(8);
  expect(room(screen.getByText(/heel-lange-naam/).element())).toBeGreaterThanOrEqual(8);
});
