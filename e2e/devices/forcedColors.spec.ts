import type { Locator } from '@playwright/test';
import { isPhone } from '../support/journey/portalMenus.ts';
import { logIn } from '../support/person/logIn.ts';
import { family } from '../support/person/registering.ts';
import { openEveryQuestion } from '../support/screen/everyQuestion.ts';
import { changeOf } from '../support/screen/pixels/changeOf.ts';
import { undrawnControls } from '../support/screen/pixels/undrawnControls.ts';
import { expect, test } from '../support/test.ts';

/** Minimum change along the outline of a control. A line along a long side exceeds it; bold text alone does not. */
const line = 1.2;
/** A sign, or a dashed border. */
const clear = 0.35;

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
});

test('every design part is visible in forced colours, and a selected part differs by more than colour', async ({
  page,
}) => {
  await page.goto('/styleguide');
  await expect(page.getByRole('button', { name: 'Venster openen' })).toBeVisible();
  expect(await undrawnControls(page)).toEqual([]);

  const tab = page.getByRole('tab', { name: 'Lars Peeters' });
  expect.soft(await changeOf(page, tab, () => tab.click()), 'a tab').toBeGreaterThan(line);
  const segment = page.getByRole('group', { name: 'Weergave' }).getByText('Lijst');
  expect.soft(await changeOf(page, segment, () => segment.click()), 'a segment').toBeGreaterThan(line);
  const chip = page.getByRole('button', { name: 'Ballet' });
  expect.soft(await changeOf(page, chip, () => chip.click()), 'a chip').toBeGreaterThan(clear);
  const button = page.getByRole('button', { name: 'Venster openen' });
  const disable = () => button.evaluate((element) => element.toggleAttribute('disabled'));
  expect
    .soft(await changeOf(page, button, async () => void (await disable())), 'a button')
    .toBeGreaterThan(clear);
  await disable();

  await button.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  const edge = await dialog.evaluate((element) => getComputedStyle(element).borderTopWidth);
  expect.soft(edge, 'the edge of a dialog').not.toBe('0px');
});

test('a select draws its chosen text once in forced colours', async ({ page }) => {
  await page.goto('/styleguide');
  const select = page.locator('select').first();
  await expect(select).toBeVisible();
  expect(await drawsOwnText(select)).toBe(false);
  const form = await openEveryQuestion(page);
  expect(await drawsOwnText(form.locator('select').first())).toBe(false);
});

/** Whether the select draws its text itself, below the copy that wraps. */
async function drawsOwnText(select: Locator): Promise<boolean> {
  await select.evaluate((element) => element.parentElement?.removeAttribute('data-text'));
  const before = await select.screenshot();
  await select.evaluate((element) => {
    for (const option of element.querySelectorAll('option')) option.textContent = '';
  });
  return !before.equals(await select.screenshot());
}

test('every question is visible in forced colours, and its states differ by more than colour', async ({
  page,
}) => {
  const form = await openEveryQuestion(page);
  expect(await undrawnControls(page, form)).toEqual([]);

  for (const [role, name] of [
    ['radio', 'Vrouw'],
    ['checkbox', 'wo'],
    ['checkbox', 'Ik ken de afspraken van de club'],
  ] as const) {
    const choice = form.getByRole(role, { name });
    expect.soft(await changeOf(page, choice, () => choice.check()), `${role} ${name}`).toBeGreaterThan(clear);
  }
  const name = form.getByRole('textbox', { name: 'Voornaam' });
  const question = form.locator('.cf-field').filter({ has: name });
  const submit = async () => {
    await form.getByRole('button', { name: 'Inschrijven' }).click();
    await expect(name).toBeFocused();
    await name.blur();
  };
  expect.soft(await changeOf(page, question, submit), 'an error').toBeGreaterThan(clear);
  const disable = async () => void (await name.evaluate((element) => element.toggleAttribute('disabled')));
  expect.soft(await changeOf(page, name, disable), 'disabled').toBeGreaterThan(clear);
});

test('the current page in the navigation and an own seat differ by more than colour in forced colours', async ({
  page,
}) => {
  await logIn(page, family);
  await page.goto('/arabesk/lentevoorstelling?stap=plaatsen');
  const seat = page.getByRole('gridcell', { name: /, vrij$/ }).first();
  await seat.evaluate((element) => element.setAttribute('data-chosen', ''));
  const chosen = page.locator('[data-chosen]');
  const choose = async () => {
    await chosen.click();
    await expect(chosen).toHaveAttribute('aria-selected', 'true');
  };
  expect.soft(await changeOf(page, chosen, choose), 'a seat').toBeGreaterThan(clear);

  await page.goto('/arabesk');
  const navigation = page.getByRole('navigation', { name: isPhone(page) ? 'Snel naar' : 'Hoofdnavigatie' });
  const current = navigation.locator('[aria-current="page"]').filter({ visible: true });
  const leave = () => current.evaluate((element) => element.removeAttribute('aria-current'));
  expect.soft(await changeOf(page, current, leave), 'where they are').toBeGreaterThan(clear);
});
