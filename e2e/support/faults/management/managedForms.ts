import type { Page } from '@playwright/test';
import { sendBooklet } from '../../person/sendBooklet.ts';
import { expect } from '../../test.ts';
import { expectApology, expectRetry, type FaultyCall, retry } from '../faultyCall.ts';
import { asManager, dialogOf } from './newInvoice.ts';

const main = (page: Page) => page.getByRole('main');
const forms = '/arabesk/beheer/formulieren';
/** A form that nobody sent in the demo. */
const booklet = 'Programmaboekje aanvragen';
const title = (page: Page) => page.getByRole('dialog').getByRole('textbox', { name: 'Titel' });

/** Opens the list with a draft of this title in it. */
async function openWithDraft(page: Page, draft: string): Promise<void> {
  await asManager(page);
  await page.goto(forms);
  await choose(page, booklet, 'Dupliceer');
  await title(page).fill(draft);
  await page.getByRole('button', { name: 'Maak een kopie' }).click();
  await expect(main(page).getByRole('link', { name: draft, exact: true })).toBeVisible();
}

async function choose(page: Page, form: string, action: string): Promise<void> {
  await main(page)
    .getByRole('button', { name: `Meer voor ${form}` })
    .click();
  await page.getByRole('button', { name: action, exact: true }).click();
}

/** Sends the form, past the screens, and opens its answers. */
async function openWithAnswer(page: Page): Promise<void> {
  await asManager(page);
  await sendBooklet(page.request, 'Ilse');
}

const list: FaultyCall = {
  screen: 'the forms of a club for its manager',
  operation: 'get_managed_forms',
  open: asManager,
  async fail(page) {
    await page.goto(forms);
    await expectRetry(page);
  },
  async recover(page) {
    await retry(page);
    await expect(main(page).getByRole('link', { name: booklet, exact: true })).toBeVisible();
  },
};

const summary: FaultyCall = {
  screen: 'the answers to a form for a manager',
  operation: 'read_form_summary',
  open: asManager,
  async fail(page) {
    await page.goto(`${forms}?formulier=programmaboekje-aanvragen`);
    await expectRetry(page);
  },
  async recover(page) {
    await retry(page);
    await expect(page.getByRole('heading', { level: 1, name: booklet })).toBeVisible();
  },
};

const answers: FaultyCall = {
  screen: 'the list of answers to a form for a manager',
  operation: 'get_form_answers',
  open: openWithAnswer,
  async fail(page) {
    await page.goto(`${forms}?formulier=programmaboekje-aanvragen&toon=antwoorden`);
    await expectRetry(page);
  },
  async recover(page) {
    await retry(page);
    await expect(main(page).getByText('Ilse').first()).toBeVisible();
  },
};

const oneAnswer: FaultyCall = {
  screen: 'an answer to a form for a manager',
  operation: 'read_form_answer',
  async open(page) {
    await openWithAnswer(page);
    await page.goto(`${forms}?formulier=programmaboekje-aanvragen&toon=antwoorden`);
  },
  async fail(page) {
    await main(page)
      .getByRole('link', { name: /Bezoeker/ })
      .first()
      .click();
    await expectRetry(page);
  },
  async recover(page) {
    await retry(page);
    await expect(main(page).getByText('Ilse')).toBeVisible();
  },
};

const making: FaultyCall = {
  screen: 'a new form of a manager',
  operation: 'create_form',
  async open(page) {
    await asManager(page);
    await page.goto(forms);
    await page.getByRole('button', { name: 'Nieuw formulier' }).click();
    await title(page).fill('Ouderavond');
  },
  async fail(page) {
    await page.getByRole('button', { name: 'Maak het formulier' }).click();
    await expectApology(page);
    await expect(title(page)).toHaveValue('Ouderavond');
  },
  async recover(page) {
    await page.getByRole('button', { name: 'Maak het formulier' }).click();
    await expect(page).toHaveURL(/^[^?]*\/preview\/course-form\?club=1&formulier=\d+/);
  },
};

const copying: FaultyCall = {
  screen: 'a copy of a form of a manager',
  operation: 'duplicate_form',
  async open(page) {
    await asManager(page);
    await page.goto(forms);
    await choose(page, booklet, 'Dupliceer');
    await title(page).fill('Boekje van volgend jaar');
  },
  async fail(page) {
    await page.getByRole('button', { name: 'Maak een kopie' }).click();
    await expectApology(page);
    await expect(title(page)).toHaveValue('Boekje van volgend jaar');
  },
  async recover(page) {
    await page.getByRole('button', { name: 'Maak een kopie' }).click();
    await expect(
      main(page).getByRole('link', { name: 'Boekje van volgend jaar', exact: true }),
    ).toBeVisible();
  },
};

const opening: FaultyCall = {
  screen: 'a form that a manager opens',
  operation: 'set_form_state',
  open: (page) => openWithDraft(page, 'Bevraging'),
  async fail(page) {
    await main(page).getByRole('button', { name: 'Zet open: Bevraging', exact: true }).click();
    await expectApology(page);
  },
  async recover(page) {
    await main(page).getByRole('button', { name: 'Zet open: Bevraging', exact: true }).click();
    await expect(page.getByText('“Bevraging” staat open.')).toBeVisible();
  },
};

const changingFacts: FaultyCall = {
  screen: 'what a form says of itself',
  operation: 'change_form',
  async open(page) {
    await openWithDraft(page, 'Enquête');
    await choose(page, 'Enquête', 'Titel, uitleg en dagen');
    await title(page).fill('Onze enquête');
  },
  async fail(page) {
    await page.getByRole('button', { name: 'Bewaar de gegevens' }).click();
    await expectApology(page);
    await expect(title(page)).toHaveValue('Onze enquête');
  },
  async recover(page) {
    await page.getByRole('button', { name: 'Bewaar de gegevens' }).click();
    await expect(main(page).getByRole('link', { name: 'Onze enquête', exact: true })).toBeVisible();
  },
};

const removing: FaultyCall = {
  screen: 'a form that a manager deletes',
  operation: 'remove_form',
  async open(page) {
    await openWithDraft(page, 'Vergissing');
    await choose(page, 'Vergissing', 'Verwijder');
  },
  async fail(page) {
    await dialogOf('“Vergissing” verwijderen?')(page)
      .getByRole('button', { name: 'Verwijder het formulier' })
      .click();
    await expectApology(page);
  },
  async recover(page) {
    await page.getByRole('button', { name: 'Verwijder het formulier' }).click();
    await expect(page.getByText('“Vergissing” is verwijderd.')).toBeVisible();
  },
};

/** Calls of the screens with the forms of a club. */
export const managedForms: readonly FaultyCall[] = [
  ...[list, summary, answers, oneAnswer],
  ...[making, copying, opening, changingFacts, removing],
];
