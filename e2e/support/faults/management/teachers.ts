import type { Page } from '@playwright/test';
import { expect } from '../../test.ts';
import { expectApology, expectRetry, type FaultyCall, retry } from '../faultyCall.ts';
import { asManager } from './newInvoice.ts';

export const teachersPage = '/arabesk/beheer/lesgevers';

const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page) => page.getByRole('dialog');
const chooseCourse = (page: Page) =>
  main(page).getByLabel('Cursus', { exact: true }).selectOption({ label: 'Jazz 12-15 jaar' });

async function openTeachers(page: Page): Promise<void> {
  await asManager(page);
  await page.goto(teachersPage);
  await expect(
    main(page)
      .getByRole('button', { name: /^Kies cursussen/ })
      .first(),
  ).toBeVisible();
}

/** Calls about the teachers of a club. */
export const clubTeachers: readonly FaultyCall[] = [
  {
    screen: 'the teachers of a club',
    operation: 'get_club_teachers',
    open: asManager,
    async fail(page) {
      await page.goto(teachersPage);
      await expectRetry(page);
    },
    async recover(page) {
      await retry(page);
      await expect(main(page).getByText('docent@example.org')).toBeVisible();
    },
  },
  {
    screen: 'the courses of a teacher',
    operation: 'set_course_teacher',
    async open(page) {
      await openTeachers(page);
      await main(page).getByRole('button', { name: 'Kies cursussen voor Karim El Amrani' }).click();
      await dialog(page).getByRole('checkbox').first().click();
    },
    async fail(page) {
      await dialog(page).getByRole('button', { name: 'Bewaar' }).click();
      await expectApology(page);
    },
    async recover(page) {
      await dialog(page).getByRole('button', { name: 'Bewaar' }).click();
      await expect(page.getByText('De cursussen van Karim El Amrani zijn bewaard.')).toBeVisible();
    },
  },
  {
    screen: 'the lessons of a course for who finds a substitute',
    operation: 'get_course_lessons',
    open: openTeachers,
    async fail(page) {
      await chooseCourse(page);
      await expectRetry(page);
    },
    async recover(page) {
      await retry(page);
      await expect(
        main(page)
          .getByRole('button', { name: /^Zoek een vervanger/ })
          .first(),
      ).toBeVisible();
    },
  },
  {
    screen: 'a substitute for a lesson',
    operation: 'set_substitute',
    async open(page) {
      await openTeachers(page);
      await chooseCourse(page);
      await main(page)
        .getByRole('button', { name: /^Zoek een vervanger/ })
        .last()
        .click();
    },
    async fail(page) {
      await dialog(page).getByRole('button', { name: 'Bewaar de vervanger' }).click();
      await expectApology(page);
    },
    async recover(page) {
      await dialog(page).getByRole('button', { name: 'Bewaar de vervanger' }).click();
      await expect(page.getByText(/vervangt en krijgt een mail\.$/)).toBeVisible();
    },
  },
  {
    screen: 'the hours of teachers',
    operation: 'get_teaching_hours',
    open: asManager,
    async fail(page) {
      await page.goto(teachersPage);
      await expectRetry(page);
    },
    async recover(page) {
      await retry(page);
      await expect(main(page).getByRole('table', { name: 'Uren per lesgever' })).toBeVisible();
    },
  },
];
