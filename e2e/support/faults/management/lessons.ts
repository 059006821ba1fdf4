import type { Page } from '@playwright/test';
import { expect } from '../../test.ts';
import { apology, expectRetry, type FaultyCall, retry } from '../faultyCall.ts';
import { asManager } from './newInvoice.ts';

const lessons = '/arabesk/beheer/lessen';

const change = (page: Page) => page.getByRole('button', { name: /^Gaat niet door…/ }).first();
const confirm = (page: Page) => page.getByRole('dialog').getByRole('button', { name: /^Annuleer de les/ });
const undo = (page: Page) => page.getByRole('button', { name: /^Maak ongedaan/ }).first();

async function openChange(page: Page): Promise<void> {
  await asManager(page);
  await page.goto(lessons);
  await change(page).click();
  await page.getByRole('dialog').getByText('De lesgever is ziek').click();
}

function reading(screen: string, operation: FaultyCall['operation']): FaultyCall {
  return {
    ...{ screen, operation },
    open: asManager,
    async fail(page) {
      await page.goto(lessons);
      await expectRetry(page);
    },
    async recover(page) {
      await retry(page);
      await expect(change(page)).toBeVisible();
    },
  };
}

/** The lessons of a club that do not happen. */
export const lessonFaults: readonly FaultyCall[] = [
  reading('the lessons of a club', 'get_managed_lessons'),
  reading('the changed lessons of a club', 'get_lesson_changes'),
  {
    screen: 'a lesson that is cancelled',
    operation: 'change_lesson',
    open: openChange,
    async fail(page) {
      await confirm(page).click();
      await expect(page.getByRole('dialog').getByText(apology)).toBeVisible();
      await expect(page.getByRole('radio', { name: 'De lesgever is ziek' })).toBeChecked();
    },
    async recover(page) {
      await confirm(page).click();
      await expect(undo(page)).toBeVisible();
    },
  },
  {
    screen: 'a cancelled lesson that comes back',
    operation: 'take_back_lesson',
    async open(page) {
      await openChange(page);
      await confirm(page).click();
      // An earlier row may have left a cancelled lesson, of which the button is there already.
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(undo(page)).toBeVisible();
    },
    async fail(page) {
      await undo(page).click();
      await expect(page.getByRole('main').getByText(apology).first()).toBeVisible();
    },
    async recover(page) {
      await undo(page).click();
      await expect(page.getByText(/^De les staat weer in de agenda/).first()).toBeVisible();
    },
  },
];
