import type { Page } from '@playwright/test';
import { sampled, seed } from '#tests/support/sampled.ts';
import { screens } from '../screens.ts';
import { printFaults } from '../support/screen/devices/printFaults.ts';
import { openEveryQuestion } from '../support/screen/everyQuestion.ts';
import { openScreen } from '../support/screen/openScreen.ts';
import { expect, test } from '../support/test.ts';

/** A4 between margins of 1 cm, in CSS pixels. */
const sheet = { width: 718, height: 1047 };

/** The screens that people print. */
const names = [
  'calendar-address',
  'calendar-list',
  'calendar-month',
  'confirmation',
  'confirmation-to-pay',
  'course-registered',
  'dashboard',
  'form-filled',
  'form-review',
  'invoice-in-parts',
  'preview',
  'teacher',
  'teacher-lesson',
  'tickets',
];
const printed = screens.filter(({ name }) => names.includes(name));

for (const screen of sampled(printed, 2)) {
  test(`${screen.name} prints completely and dark on white, in a dark theme too (seed ${seed})`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openScreen(page, screen);
    const said = (await page.getByRole('main').locator('h1').allTextContents()).join();
    await expectPrintable(page);
    await expect(page.getByRole('heading', { level: 1, name: said })).toBeVisible();
    const pdf = await page.pdf({ format: 'A4' });
    expect(pdf.length).toBeGreaterThan(1000);
  });
}

test('a form with every kind of question prints completely and dark on white', async ({ page }) => {
  const form = await openEveryQuestion(page);
  await form.getByRole('textbox', { name: 'Voornaam' }).fill('Noor');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.setViewportSize(sheet);
  expect(await printFaults(form)).toEqual([]);
});

test('the secret address of an agenda is never printed', async ({ page }) => {
  const screen = screens.find(({ name }) => name === 'calendar-address');
  if (!screen) throw new Error('There is no screen with the address');
  await openScreen(page, screen);
  const address = page.getByText(/\/api\/agenda\//);
  await expect(address).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(address).toBeHidden();
});

async function expectPrintable(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.setViewportSize(sheet);
  expect(await printFaults(page)).toEqual([]);
}
