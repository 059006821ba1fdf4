import type { Page } from '@playwright/test';
import { orderButton } from '../support/journey/orderButton.ts';
import { payInCheckout } from '../support/journey/payInCheckout.ts';
import { logInByHand, memberMenu } from '../support/journey/portalMenus.ts';
import { logIn } from '../support/person/logIn.ts';
import { acceptConditions, answerEverything, family, whoAreYou } from '../support/person/registering.ts';
import { expect, test } from '../support/test.ts';

/** Puts a filter in front of the server. It allows only the calls of section 7, with the fields listed there. */
test.use({ backend: 'plain' });

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

test('a visitor logs in before a form, returns to it and registers a child with a plain backend', {
  tag: '@loop',
}, async ({ page }) => {
  await page.goto('/arabesk/ballet-6-8');
  await page.getByRole('button', { name: /^Inschrijven/ }).click();
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await logInByHand(page, family);
  await expect(heading(page, 'Ballet 6-8 jaar')).toBeVisible();
  await page.reload();
  await expect(memberMenu(page)).toBeVisible();
  await page.getByRole('group', { name: 'Voor wie?' }).getByRole('radio', { name: 'Lars Peeters' }).check();
  await page.getByRole('button', { name: /^Inschrijven/ }).click();
  await expect(whoAreYou(page)).toContainText('VoornaamLars');
  await answerEverything(page);
  await acceptConditions(page);
  await orderButton(page, '185,00').click();
  await expect(heading(page, 'Je inschrijving is bevestigd')).toBeVisible();
  await expect(page.getByText('Lars Peeters · Ballet 6-8 jaar')).toBeVisible();
});

test('seats are chosen, ordered and paid with a plain backend', async ({ page, consoleGuard }) => {
  consoleGuard.expectError(/404/);
  await logIn(page, family);
  await page.goto('/arabesk/lentevoorstelling?stap=plaatsen');
  await page.getByRole('gridcell', { name: /^Rij C, stoel 5,/ }).click();
  await page.getByRole('button', { name: 'Verder · € 18,00' }).click();
  await orderButton(page, '18,00').click();
  await payInCheckout(page);
});

test('an open invoice is announced and opens as a PDF with a plain backend', async ({ page }) => {
  await logIn(page, 'federatie@example.org');
  await page.goto('/de-dolfijn');
  await expect(page.getByText('Je hebt een openstaande kostennota')).toBeVisible();
  await page.goto('/kostennota-s?outstanding=true');
  await expect(heading(page, /^Kostennota/)).toBeVisible();
  const href = await page.locator('a[href*="q=view_invoice"]').first().getAttribute('href');
  const document = await page.request.get(href ?? '');
  expect(document.headers()['content-type']).toBe('application/pdf');
});
