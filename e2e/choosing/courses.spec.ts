import type { Page } from '@playwright/test';
import { logIn } from '../support/person/logIn.ts';
import { family } from '../support/person/registering.ts';
import { expectAccessibleInBothThemes } from '../support/screen/expectAccessibleInBothThemes.ts';
import { expect, test } from '../support/test.ts';

const group = (page: Page, name: string | RegExp) => page.getByRole('group', { name });
const enrol = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^(Inschrijven|Kies|Proefles|Gratis|Zet op de wachtlijst)/ });
const count = (page: Page) => page.getByRole('status').filter({ hasText: /result/ });

test('the course list takes its filters from the address and announces the number of results', async ({
  page,
  isMobile,
}) => {
  await page.goto('/arabesk/cursussen');
  await expect(count(page)).toHaveText('15 resultaten');
  const filters = page.getByRole('button', { name: /^Filters/ });
  if (isMobile) await filters.click();
  await page.getByRole('button', { name: 'Nog plaats' }).click();
  await expect(page).toHaveURL('/arabesk/cursussen?plaats=1');
  await expect(page.getByRole('link', { name: 'Hiphop kids' })).toHaveCount(0);
  await group(page, 'Dag').getByRole('button', { name: 'wo' }).click();
  await page.getByRole('combobox', { name: 'Leeftijd' }).selectOption('8 jaar');
  await expect(page).toHaveURL('/arabesk/cursussen?plaats=1&dag=wo&leeftijd=8');
  await expect(count(page)).toHaveText('1 resultaat');
  await expectAccessibleInBothThemes(page);

  await page.reload();
  await expect(count(page)).toHaveText('1 resultaat');
  await page.getByRole('link', { name: 'Ballet 6-8 jaar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ballet 6-8 jaar' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/arabesk/cursussen?plaats=1&dag=wo&leeftijd=8');
  await page.getByRole('button', { name: 'Wis filters' }).click();
  await expect(page).toHaveURL('/arabesk/cursussen');
  await expect(count(page)).toHaveText('15 resultaten');
});

test('the first course is reached within twelve Tabs', async ({ page }) => {
  await page.goto('/arabesk/cursussen');
  await expect(count(page)).toHaveText('15 resultaten');
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
  const isCourse = () => page.evaluate(() => document.activeElement?.closest('[role="listitem"]') !== null);
  const isSkipLink = (text: string) => /^Naar de (inhoud|resultaten)$/.test(text);
  let tabs = 0;
  while (tabs < 12 && !(await isCourse())) {
    await page.keyboard.press('Tab');
    tabs += 1;
    if (!isSkipLink(await focused())) continue;
    await page.keyboard.press('Enter');
    // A Tab before the focus has moved would go on from the link.
    await expect.poll(async () => isSkipLink(await focused())).toBe(false);
  }
  expect(await isCourse(), `after ${tabs} Tabs`).toBe(true);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/arabesk\/[a-z0-9-]+$/);
});

test('going back from a course by the browser or the link above it restores the filters and the scroll position', async ({
  page,
  isMobile,
}) => {
  await page.setViewportSize({ width: isMobile ? 390 : 900, height: 420 });
  await page.goto('/arabesk/cursussen');
  if (isMobile) await page.getByRole('button', { name: /^Filters/ }).click();
  await page.getByRole('button', { name: 'Nog plaats' }).click();
  await expect(page).toHaveURL('/arabesk/cursussen?plaats=1');
  await expect(page.getByRole('link', { name: 'Hiphop kids' })).toHaveCount(0);
  const last = page.getByRole('main').getByRole('listitem').getByRole('heading').last().getByRole('link');
  const back = page.getByRole('main').getByRole('link', { name: 'Cursussen', exact: true });
  for (const goBack of [() => page.goBack(), () => back.click()]) {
    await last.scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
    await last.click();
    await expect(page).not.toHaveURL(/cursussen/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await goBack();
    await expect(page).toHaveURL('/arabesk/cursussen?plaats=1');
    // Not a number of pixels: the browser lays out the cards above when they come into view, and estimates their heights until then.
    await expect(last).toBeInViewport();
  }
});

test('one filter selects the courses that fit a child, and the address keeps the display', {
  tag: '@date',
}, async ({ page }) => {
  await logIn(page, family);
  await page.goto('/arabesk/cursussen?uid=3&weergave=lijst');
  await expect(page.getByRole('radio', { name: 'Lijst' })).toBeChecked();
  await page.getByRole('button', { name: 'Past bij Lars' }).click();
  await expect(page).toHaveURL('/arabesk/cursussen?weergave=lijst&past=3');
  await expect(page.getByRole('link', { name: 'Ballet 6-8 jaar' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ballet 9-11 jaar' })).toHaveCount(0);
  // A course tells which lessons of the family are at the same time.
  await page.goto('/arabesk/hedendaags-tieners?uid=2');
  await expect(page.getByText(/^Valt \d+ keer samen met Jazz 12-15 jaar van Noor, voor/)).toBeVisible();
});

test('on a phone the choice comes before the long text of a course, and its button stays in view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/arabesk/kleuterdans');
  const top = async (name: string) =>
    (await page.getByText(name, { exact: true }).boundingBox())?.y ?? Number.NaN;
  await expect(page.getByRole('heading', { name: 'Praktisch' })).toBeVisible();
  expect(await top('Voor wie?')).toBeLessThan(await top('Heel seizoen'));
  expect(await top('Heel seizoen')).toBeLessThan(await top('Praktisch'));
  await expect(enrol(page)).toBeInViewport({ ratio: 1 });
  await page.getByText(/^Toon nog \d+ data$/).scrollIntoViewIfNeeded();
  await expect(enrol(page)).toBeInViewport({ ratio: 1 });
});
