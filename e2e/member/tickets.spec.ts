import { logIn } from '../support/person/logIn.ts';
import { family } from '../support/person/registering.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });

test('tickets that are kept on the device can be read offline', async ({ page, context }) => {
  await logIn(page, family);
  await page.goto('/arabesk/tickets');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.getByRole('button', { name: 'Bewaar op dit toestel' }).click();
  await expect(page.getByRole('button', { name: 'Bewaard op dit toestel' })).toBeVisible();
  await context.setOffline(true);
  await page.goto('/arabesk/tickets');
  await expect(page.getByRole('heading', { name: 'Generale repetitie: Lars Peeters' })).toBeVisible();
  const code = page.getByRole('img', { name: /^QR-code van het ticket.*Lars Peeters/ });
  expect((await code.boundingBox())?.width).toBeGreaterThanOrEqual(240);
  await context.setOffline(false);
});
