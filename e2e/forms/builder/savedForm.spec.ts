import type { Page } from '@playwright/test';
import { logIn } from '../../support/person/logIn.ts';
import { expectAccessibleInBothThemes } from '../../support/screen/expectAccessibleInBothThemes.ts';
import { expect, test } from '../../support/test.ts';

/** The form “Programmaboekje aanvragen” of Arabesk. */
const address = '/preview/course-form?club=1&formulier=12&bewerk=1';
const dialog = (page: Page) => page.getByRole('dialog');
const asked = (page: Page, name: string) => page.getByRole('treeitem', { name });
const settings = (page: Page) => page.getByRole('region', { name: 'Instellingen' });
const review = (page: Page) => page.getByRole('button', { name: 'Bekijk en bewaar' });
const save = (page: Page) => dialog(page).getByRole('button', { name: 'Bewaar dit formulier' });
const kept = (page: Page) => page.getByRole('status').filter({ hasText: /^Concept bewaard om \d+u\d+$/ });

/** A phone shows one part of the builder at a time. */
async function toOutline(page: Page): Promise<void> {
  const outline = page.getByRole('button', { name: 'Overzicht' });
  if (await outline.isVisible()) await outline.click();
}

async function open(page: Page): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('tree')).toBeVisible();
}

async function add(page: Page, question: string): Promise<void> {
  await toOutline(page);
  await page.getByRole('button', { name: 'Vraag toevoegen' }).click();
  await dialog(page).getByRole('option', { name: 'Korte tekst', exact: true }).click();
  await settings(page).getByRole('textbox', { name: 'Vraag', exact: true }).fill(question);
}

test('a manager changes a form, looks what that does, saves it, and puts the earlier version back (9 taps, 1 field)', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  await logIn(page, 'beheer@example.org');
  await open(page);
  await test.step('builds, and the draft is there after a reload', async () => {
    await add(page, 'Hoeveel boekjes wil je?');
    await expect(kept(page)).toBeVisible();
    await page.reload();
    await expect(asked(page, 'Hoeveel boekjes wil je?')).toBeVisible();
    await expectAccessibleInBothThemes(page);
  });
  const visitor = await (await browser.newContext({ ...(baseURL !== undefined && { baseURL }) })).newPage();
  const shown = visitor.getByRole('textbox', { name: /^Hoeveel boekjes/ });
  await test.step('reads what saving does, before anybody sees it', async () => {
    await visitor.goto('/arabesk/formulieren/programmaboekje-aanvragen');
    await expect(visitor.getByRole('textbox', { name: /^Voornaam/ })).toBeVisible();
    await expect(shown).toHaveCount(0);
    await review(page).click();
    await expect(dialog(page).getByRole('heading', { name: 'Nieuw (1)' })).toBeVisible();
    await expect(dialog(page).getByText('Antwoorden bewaren we een jaar.')).toBeVisible();
    await expectAccessibleInBothThemes(page);
  });
  await test.step('saves it for everybody', async () => {
    await save(page).click();
    await expect(dialog(page)).toHaveCount(0);
    await visitor.reload();
    await expect(shown).toBeVisible();
    await page.goto('/arabesk/beheer/acties');
    await expect(page.getByText('Bewaarde een formulier').first()).toBeVisible();
  });
  await test.step('puts the earlier version back', async () => {
    await open(page);
    await page.getByRole('button', { name: 'Vorige versies' }).click();
    await expect(dialog(page).getByText(/^Bewaard door Karim/)).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await dialog(page)
      .getByRole('button', { name: /^Zet terug/ })
      .last()
      .click();
    await expect(asked(page, 'Hoeveel boekjes wil je?')).toHaveCount(0);
    await review(page).click();
    await expect(dialog(page).getByRole('heading', { name: 'Verwijderd (1)' })).toBeVisible();
    await save(page).click();
    await expect(dialog(page)).toHaveCount(0);
    await visitor.reload();
    await expect(visitor.getByRole('textbox', { name: /^Voornaam/ })).toBeVisible();
    await expect(shown).toHaveCount(0);
  });
});

test('a form that was saved elsewhere meanwhile is merged with what is built here (14 taps, 1 field)', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expectError(/409/);
  test.slow();
  await logIn(page, 'beheer@example.org');
  const other = await page.context().newPage();
  await open(page);
  await open(other);
  await add(other, 'Van het andere venster');
  await review(other).click();
  await save(other).click();
  await expect(dialog(other)).toHaveCount(0);
  await add(page, 'Van dit venster');
  await expect(kept(page)).toBeVisible();
  await review(page).click();
  await expect(
    dialog(page).getByText(/^Je bewaarde dit formulier intussen zelf in een ander venster/),
  ).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Voeg samen' }).click();
  await expect(dialog(page).getByText(/^Jullie wijzigden verschillende vragen/)).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await dialog(page).getByRole('button', { name: 'Voeg samen' }).click();
  await toOutline(page);
  await expect(asked(page, 'Van het andere venster')).toBeVisible();
  await expect(asked(page, 'Van dit venster')).toBeVisible();
  await review(page).click();
  await expect(dialog(page).getByRole('heading', { name: 'Nieuw (1)' })).toBeVisible();
  await save(page).click();
  await expect(dialog(page)).toHaveCount(0);
});

test('a form is built by its managers alone', async ({ page, consoleGuard }) => {
  consoleGuard.expectError(/403/);
  await page.goto(address);
  await expect(
    page.getByRole('heading', { name: 'Meld je aan om dit formulier te wijzigen.' }),
  ).toBeVisible();
  await logIn(page, 'ouder@example.org');
  await page.goto(address);
  await expect(page.getByRole('heading', { name: /^Alleen beheerders van deze club/ })).toBeVisible();
});
