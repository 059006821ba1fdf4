import type { Page } from '@playwright/test';
import { logIn } from '../support/person/logIn.ts';
import { newestMail } from '../support/person/newestMail.ts';
import { drawnPhoto } from '../support/sample/drawnPhoto.ts';
import { expectAccessibleInBothThemes } from '../support/screen/expectAccessibleInBothThemes.ts';
import { expect, test } from '../support/test.ts';

const body = (page: Page) => page.getByRole('textbox', { name: 'Bericht', exact: true });

test('a manager writes a group with a picture, tests the mail and sends it, and a parent reads it (13 taps, 4 fields)', async ({
  page,
  portal,
  browser,
}) => {
  test.setTimeout(120_000);
  await logIn(page, 'beheer@example.org');
  await page.goto('/arabesk/beheer/berichten');
  await page.getByRole('button', { name: 'Schrijf een bericht' }).click();
  await page.getByRole('checkbox', { name: 'Jazz 12-15 jaar' }).check();
  await expect(page.getByText(/^Dit bericht gaat naar \d+ e-mailadres/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Onderwerp' }).fill('Naar de show');
  await body(page).click();
  await page.keyboard.type('Dag, ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('kom op tijd');
  await page.locator('input[type=file]').setInputFiles([await drawnPhoto('#5b4a9c')]);
  await page.getByRole('textbox', { name: 'Wat staat er op de foto?' }).fill('De zaal');
  await page.getByRole('button', { name: 'Plaats de foto' }).click();
  await expect(body(page).getByRole('img', { name: 'De zaal' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('textbox', { name: 'Tekst' }).fill('Het plan');
  await page.getByRole('textbox', { name: 'Webadres' }).fill('www.arabesk.example/plan');
  await page.getByRole('button', { name: 'Gebruik deze link' }).click();
  await expect(page.getByText('Bewaard als concept')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: 'Stuur een test' }).click();
  const tried = await newestMail(
    { to: 'beheer@example.org', about: /^Test: Naar de show/ },
    portal.dataFolder,
  );
  expect(tried.files).toContain('image/jpeg');
  await page.getByRole('button', { name: 'Verstuur…' }).click();
  await page.getByRole('button', { name: 'Verstuur nu' }).click();
  await page.getByRole('link', { name: 'Naar de show' }).click();
  await expect(page.getByText(/^Gelezen op Clubpoort: voor 0/)).toBeVisible();
  const mail = await newestMail({ to: 'ouder@example.org', about: /^Naar de show/ }, portal.dataFolder);
  expect(mail.text).toMatch(/kom op tijd/);
  const other = await browser.newContext({ baseURL: portal.origin });
  const parent = await other.newPage();
  await logIn(parent, 'ouder@example.org');
  await parent.goto('/communication');
  await parent.getByRole('link', { name: 'Naar de show' }).click();
  await expect(parent.getByRole('img', { name: 'De zaal' })).toBeVisible();
  await expect(parent.getByText('kom op tijd')).toBeVisible();
  await other.close();
  await page.reload();
  await expect(page.getByText(/^Gelezen op Clubpoort: voor 1/)).toBeVisible();
});

test('a manager writes the family of one child, from the page of that child (4 taps, 2 fields)', async ({
  page,
  portal,
}) => {
  await logIn(page, 'beheer@example.org');
  await page.goto('/arabesk/beheer/leden');
  await page.getByRole('searchbox').fill('Noor Peeters');
  await page.getByRole('link', { name: 'Noor Peeters' }).click();
  await page.getByRole('button', { name: 'Stuur een bericht' }).click();
  await expect(page.getByText('Voor Noor Peeters.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Onderwerp' }).fill('Noor vroeger naar huis');
  await body(page).fill('Noor heeft koorts. Kom haar halen.');
  await expect(page.getByText(/voor 1 persoon\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Verstuur…' }).click();
  await page.getByRole('button', { name: 'Verstuur nu' }).click();
  const mail = await newestMail(
    { to: 'ouder@example.org', about: /^Noor vroeger naar huis/ },
    portal.dataFolder,
  );
  expect(mail.text).toMatch(/Noor heeft koorts/);
});
