import type { Page } from '@playwright/test';
import { acceptConditions } from '../support/person/registering.ts';
import { expect, test } from '../support/test.ts';

const form = '/de-zwaluw/formulieren/helpen-op-het-turnfeest';
const stepIn = (page: Page) => page.getByText(/^Stap \d van \d: /);
const next = (page: Page) => page.getByRole('button', { name: 'Volgende', exact: true }).click();
const firstName = (page: Page) => page.getByRole('textbox', { name: 'Voornaam' });

async function fillInWho(page: Page): Promise<void> {
  await firstName(page).fill('Zoë');
  await page.getByRole('textbox', { name: 'Naam', exact: true }).fill('D’Hondt');
}

async function fillInTask(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Achter de toog staan' }).check();
  await page.getByRole('checkbox', { name: 'Zondagnamiddag' }).check();
}

test('steps of a form keep the answers on the way back, in the form and in the browser, and after a reload', async ({
  page,
}) => {
  await page.goto(form);
  await fillInWho(page);
  await next(page);
  await fillInTask(page);
  await page.getByRole('button', { name: 'Vorige', exact: true }).click();
  await expect(firstName(page)).toHaveValue('Zoë');
  await next(page);
  await page.goBack();
  await expect(stepIn(page)).toHaveText('Stap 1 van 3: Wie ben je?');
  await expect(firstName(page)).toHaveValue('Zoë');
  await page.goForward();
  await expect(stepIn(page)).toHaveText('Stap 2 van 3: Je taak');

  await page.reload();
  await expect(page.getByText('Concept hersteld')).toBeVisible();
  await expect(stepIn(page)).toHaveText('Stap 2 van 3: Je taak');
  await expect(page).toHaveURL(/\?stap=3$/);
  await expect(page.getByRole('radio', { name: 'Achter de toog staan' })).toBeChecked();
  await page.goBack();
  await expect(firstName(page)).toHaveValue('Zoë');

  await page.goForward();
  await next(page);
  await expect(stepIn(page)).toHaveText('Stap 3 van 3: Kijk je antwoorden na');
  await expect(page.getByText('Achter de toog staan')).toBeVisible();
  await acceptConditions(page);
  await page.getByRole('button', { name: 'Versturen' }).click();
  await expect(page.getByRole('heading', { name: 'Bedankt, je antwoorden zijn verstuurd' })).toBeVisible();
});
