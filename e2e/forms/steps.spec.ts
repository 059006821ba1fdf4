import type { Page } from '@playwright/test';
import { acceptConditions } from '../support/person/registering.ts';
import { expectAccessible } from '../support/screen/expectAccessible.ts';
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

test('a visitor goes through the steps of a form, reviews the answers, changes one and sends it', async ({
  page,
}) => {
  await page.goto(form);
  await expect(stepIn(page)).toHaveText('Stap 1 van 3: Wie ben je?');
  await expectAccessible(page);
  await firstName(page).fill('Zoë');
  await next(page);
  await expect(page.getByRole('textbox', { name: 'Naam', exact: true })).toBeFocused();
  await expect(page.getByRole('alert').filter({ hasText: 'Vul dit veld in' })).toBeVisible();
  await expect(stepIn(page)).toHaveText('Stap 1 van 3: Wie ben je?');
  await expect(page).not.toHaveURL(/stap=/);

  await fillInWho(page);
  await next(page);
  await expect(stepIn(page)).toBeFocused();
  await expect(stepIn(page)).toHaveText('Stap 2 van 3: Je taak');
  await expect(page).toHaveURL(/\?stap=3$/);
  await expectAccessible(page);
  await fillInTask(page);
  await next(page);

  await expect(stepIn(page)).toHaveText('Stap 3 van 3: Kijk je antwoorden na');
  await expect(page.getByText('Achter de toog staan')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Vorige' }).click();
  await expect(stepIn(page)).toHaveText('Stap 2 van 3: Je taak');
  await next(page);
  await page.getByRole('button', { name: 'Wijzig Wie ben je?' }).click();
  await firstName(page).fill('Zoé');
  await next(page);
  await next(page);
  await expect(page.getByText('Zoé', { exact: true })).toBeVisible();
  await acceptConditions(page);
  await page.getByRole('button', { name: 'Versturen' }).click();
  await expect(page.getByRole('heading', { name: 'Bedankt, je antwoorden zijn verstuurd' })).toBeVisible();

  await page.getByRole('button', { name: 'Vul het nog eens in' }).click();
  await expect(stepIn(page)).toHaveText('Stap 1 van 3: Wie ben je?');
  await expect(firstName(page)).toHaveValue('');
  await expect(page).not.toHaveURL(/stap=/);
});

test('an answer adds a step and takes an option away', async ({ page }) => {
  await page.goto(form);
  await fillInWho(page);
  await page.getByRole('checkbox', { name: 'Ik ben jonger dan 18' }).check();
  await next(page);
  await expect(stepIn(page)).toHaveText('Stap 2 van 4: Je ouder');
  await expect(page).toHaveURL(/\?stap=2$/);
  await page.getByRole('textbox', { name: /^Telefoonnummer van een ouder/ }).fill('0470 12 34 56');
  await next(page);
  await expect(page.getByRole('radio', { name: 'Matten klaarleggen' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Achter de toog staan' })).toHaveCount(0);
});

test('back keeps the answers, in the form and in the browser, and a reload keeps the step too', async ({
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
});

test('a link to a step that was not reached opens the first one, and leaves the way back free', async ({
  page,
}) => {
  await page.goto('/de-zwaluw/formulieren');
  await page.goto(`${form}?stap=3`);
  await expect(stepIn(page)).toHaveText('Stap 1 van 3: Wie ben je?');
  await expect(page).not.toHaveURL(/stap=/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Formulieren' })).toBeVisible();
});
