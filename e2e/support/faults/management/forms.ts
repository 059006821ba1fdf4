import type { Page } from '@playwright/test';
import { logIn } from '../../person/logIn.ts';
import { expect } from '../../test.ts';
import { apology, expectRetry, type FaultyCall, retry } from '../faultyCall.ts';

/** The form “Afwezigheid melden” of Arabesk. */
const address = '/preview/course-form?club=1&formulier=11&bewerk=1';

const outline = (page: Page) => page.getByRole('tree');
const bar = (page: Page) => page.getByRole('status').filter({ hasText: /Concept|Iedereen/ });
const dialog = (page: Page) => page.getByRole('dialog');
const review = (page: Page) => page.getByRole('button', { name: 'Bekijk en bewaar' });

async function asManager(page: Page): Promise<void> {
  await logIn(page, 'beheer@example.org');
}

async function openBuilder(page: Page): Promise<void> {
  await asManager(page);
  await page.goto(address);
  await expect(outline(page)).toBeVisible();
}

/** The texts that were given here. One server serves all calls, so that a draft may have the earlier ones. */
let built = 0;
const question = () => `Hoelang ben je er niet? (${process.pid}, ${built})`;

/** Gives the first question another text. */
async function build(page: Page): Promise<void> {
  built += 1;
  await outline(page).getByRole('treeitem').nth(1).locator('> span').click();
  await page.getByRole('textbox', { name: 'Vraag', exact: true }).fill(question());
  await expect(outline(page).getByRole('treeitem', { name: question() })).toBeVisible();
}

/** The calls of a form that a manager builds. */
export const builtForms: readonly FaultyCall[] = [
  {
    screen: 'a form for its manager',
    operation: 'get_form_editor',
    open: asManager,
    async fail(page) {
      await page.goto(address);
      await expectRetry(page);
    },
    async recover(page) {
      await retry(page);
      await expect(outline(page)).toBeVisible();
    },
  },
  {
    screen: 'the draft of a form',
    operation: 'save_form_draft',
    open: openBuilder,
    async fail(page) {
      await build(page);
      await expect(bar(page)).toHaveText(/op dit toestel/);
    },
    async recover(page) {
      await page.reload();
      await expect(outline(page).getByRole('treeitem', { name: question() })).toBeVisible();
      await expect(bar(page)).toHaveText(/^Concept bewaard om \d+u\d+$/);
    },
  },
  {
    screen: 'the summary before a form is saved',
    operation: 'publish_form',
    async open(page) {
      await openBuilder(page);
      await build(page);
    },
    async fail(page) {
      await review(page).click();
      await expect(dialog(page).getByText(apology).first()).toBeVisible();
    },
    async recover(page) {
      await retry(page);
      await expect(dialog(page).getByText(question())).toBeVisible();
    },
  },
  {
    screen: 'the earlier versions of a form',
    operation: 'get_form_versions',
    open: openBuilder,
    async fail(page) {
      await page.getByRole('button', { name: 'Vorige versies' }).click();
      await expect(dialog(page).getByText(apology).first()).toBeVisible();
    },
    async recover(page) {
      await retry(page);
      await expect(
        dialog(page)
          .getByText(/nog geen vorige versies|Bewaard door/)
          .first(),
      ).toBeVisible();
    },
  },
  {
    screen: 'an earlier version of a form',
    operation: 'get_form_version',
    async open(page) {
      await openBuilder(page);
      await build(page);
      await review(page).click();
      await dialog(page).getByRole('button', { name: 'Bewaar dit formulier' }).click();
      await expect(dialog(page)).toHaveCount(0);
      await page.getByRole('button', { name: 'Vorige versies' }).click();
      await expect(dialog(page).getByText('Zoals het ervoor was')).toBeVisible();
    },
    async fail(page) {
      await dialog(page)
        .getByRole('button', { name: /^Zet terug/ })
        .last()
        .click();
      await expect(dialog(page).getByText(apology).first()).toBeVisible();
    },
    async recover(page) {
      await dialog(page)
        .getByRole('button', { name: /^Zet terug/ })
        .last()
        .click();
      await expect(outline(page).getByRole('treeitem', { name: question() })).toHaveCount(0);
    },
  },
];
