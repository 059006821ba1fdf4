import type { Page } from '@playwright/test';
import { sampled, seed } from '#tests/support/sampled.ts';
import { logIn } from '../support/person/logIn.ts';
import { family } from '../support/person/registering.ts';
import { openEveryQuestion } from '../support/screen/everyQuestion.ts';
import { measureFocusRings } from '../support/screen/pixels/focusRings.ts';
import { expect, test } from '../support/test.ts';

type Media = NonNullable<Parameters<Page['emulateMedia']>[0]>;

const settings: readonly Media[] = [
  { colorScheme: 'light' },
  { colorScheme: 'dark' },
  { colorScheme: 'light', forcedColors: 'active' },
  { colorScheme: 'dark', forcedColors: 'active' },
];

/** Kinds of control on the pages below. The test fails when it does not reach one of them. */
const designParts = [
  /^a/,
  /^button/,
  /^button=tab/,
  /^input\[text\]/,
  /^input\[search\]/,
  /^select/,
  /^a .*card/,
];
const questionKinds = [/combobox/, /\[checkbox\]/, /\[radio\]/, /\[file\]/, /\[tel\]/, /^select/, /^button/];

for (const media of sampled(settings, 1)) {
  const named = `${media.colorScheme}${media.forcedColors ? ', forced colours' : ''}`;

  test(`every control shows a focus ring in ${named} (seed ${seed})`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ ...media, reducedMotion: 'reduce' });
    await page.goto('/styleguide');
    await expect(page.getByRole('button', { name: 'Venster openen' })).toBeVisible();
    const guide = await measureFocusRings(page);
    expect.soft(guide.faint, 'design parts').toEqual([]);
    expectAmong(guide.kinds, designParts);

    await page.getByRole('button', { name: 'Venster openen' }).press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    const dialog = await measureFocusRings(page);
    expect.soft(dialog.faint, 'a dialog').toEqual([]);
    expectAmong(dialog.kinds, [/^button/]);

    const questions = await measureFocusRings(page, await openEveryQuestion(page));
    expect.soft(questions.faint, "the engine's questions").toEqual([]);
    expectAmong(questions.kinds, questionKinds);

    await logIn(page, family);
    await page.goto('/arabesk/lentevoorstelling?stap=plaatsen');
    await expect(page.getByRole('gridcell').first()).toBeVisible();
    const hall = await measureFocusRings(page);
    expect.soft(hall.faint, 'the hall').toEqual([]);
    expectAmong(hall.kinds, [/gridcell/]);

    // Arrow keys reach its entries.
    await page.goto('/styleguide');
    await page.getByRole('button', { name: 'Keuzemenu' }).press('Enter');
    const menu = await measureFocusRings(page, page, 'ArrowDown');
    expect.soft(menu.faint, 'a menu').toEqual([]);
    expectAmong(menu.kinds, [/^button/, /^a/]);
  });
}

function expectAmong(kinds: readonly string[], expected: readonly RegExp[]): void {
  const missing = expected.filter((kind) => !kinds.some((measured) => kind.test(measured)));
  expect(missing, `measured: ${kinds.join('; ')}`).toEqual([]);
}
