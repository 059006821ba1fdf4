import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { logIn } from '../support/person/logIn.ts';
import { family } from '../support/person/registering.ts';
import { expectAccessibleInBothThemes } from '../support/screen/expectAccessibleInBothThemes.ts';
import { expect, test } from '../support/test.ts';

const codes = (page: Page) => page.getByRole('img', { name: /^QR-code van het ticket/ });

async function open(page: Page, mail = family): Promise<void> {
  await logIn(page, mail);
  await page.goto('/arabesk/tickets');
  await expect(page.getByRole('heading', { level: 1, name: 'Tickets' })).toBeVisible();
}

test('tickets are grouped by event, each with a large code on white in both themes', async ({ page }) => {
  await open(page);
  const rehearsal = page.getByRole('region', { name: 'Generale repetitie' });
  await expect(rehearsal.getByRole('heading', { level: 3 })).toHaveText(['An Peeters', 'Lars Peeters']);
  await expect(rehearsal.getByText('Geldig', { exact: true })).toHaveCount(2);
  await expect(rehearsal.getByText(/ om 18u30$/)).toBeVisible();
  await expect(codes(page)).toHaveCount(2);
  await expectAccessibleInBothThemes(page);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const code of await codes(page).all()) {
      const box = await code.boundingBox();
      expect(box?.width).toBeGreaterThanOrEqual(240);
      expect(box?.height).toBeGreaterThanOrEqual(240);
      await expect(code).toHaveCSS('background-color', 'rgb(255, 255, 255)');
      await expect(code).toHaveCSS('fill', 'rgb(0, 0, 0)');
    }
  }
});

test('a ticket code fits a viewport of 320 px without being cut off', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page);
  await expect(codes(page)).toHaveCount(2);
  const box = await codes(page).first().boundingBox();
  expect(box?.width).toBeGreaterThanOrEqual(240);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('past events are collapsed and show the state of each ticket', async ({ page }) => {
  await open(page);
  const matinee = page.getByRole('region', { name: 'Herfstmatinee' });
  await expect(matinee).toBeHidden();
  await page.getByText('Voorbije evenementen (1)').click();
  await expect(matinee.getByText('Gebruikt', { exact: true })).toHaveCount(2);
  await expect(matinee.getByText('Gescand om 14u10')).toBeVisible();
  await expect(matinee.getByText('Geannuleerd', { exact: true })).toBeVisible();
  await expect(matinee.getByRole('img', { name: /^QR-code/ })).toHaveCount(0);
  await expectAccessibleInBothThemes(page);
});

test('a ticket names its seat and downloads as a PDF', async ({ page }) => {
  await open(page, 'docent@example.org');
  const show = page.getByRole('region', { name: 'Lentevoorstelling' });
  await expect(show.getByText('Rij F, stoel 7 · Balkon', { exact: true })).toBeVisible();
  await expect(codes(page)).toHaveCount(4);
  const file = page.waitForEvent('download');
  await show
    .getByRole('button', { name: "Download het ticket van Zoë D'Hondt, Rij F, stoel 7 · Balkon" })
    .click();
  const saved = await file;
  expect(saved.suggestedFilename()).toMatch(/^ticket-lentevoorstelling-s\d+\.pdf$/);
  expect((await readFile(await saved.path())).subarray(0, 5).toString()).toBe('%PDF-');
});

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('tickets that are kept on the device can be read offline', async ({ page, context }) => {
    await open(page);
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
});

test('a member without tickets gets a link to the ticket sales', async ({ page }) => {
  await open(page, 'beheer@example.org');
  await expect(page.getByRole('heading', { name: 'Je hebt hier nog geen tickets' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('link', { name: 'Naar de ticketverkoop' }).click();
  await expect(page).toHaveURL('/arabesk/ticketverkoop');
});
