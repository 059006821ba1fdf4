import type { Page } from '@playwright/test';
import { testStart } from '#tests/support/clock/testStart.ts';
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
  let tabs = 0;
  while (tabs < 12 && !(await isCourse())) {
    await page.keyboard.press('Tab');
    tabs += 1;
    if (/^Naar de (inhoud|resultaten)$/.test(await focused())) await page.keyboard.press('Enter');
  }
  expect(await isCourse(), `after ${tabs} Tabs`).toBe(true);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/arabesk\/[a-z0-9-]+$/);
});

for (const way of ['the browser', 'the link above it'] as const) {
  test(`going back from a course by ${way} restores the filters and the scroll position`, async ({
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
    await last.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    expect(before).toBeGreaterThan(200);
    await last.click();
    await expect(page).not.toHaveURL(/cursussen/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (way === 'the browser') await page.goBack();
    else await page.getByRole('main').getByRole('link', { name: 'Cursussen', exact: true }).click();
    await expect(page).toHaveURL('/arabesk/cursussen?plaats=1');
    await expect(last).toBeInViewport();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 8);
  });
}

test('one filter selects the courses that fit a child, and the address keeps the display', async ({
  page,
}) => {
  await logIn(page, family);
  await page.goto('/arabesk/cursussen?uid=3&weergave=lijst');
  await expect(page.getByRole('radio', { name: 'Lijst' })).toBeChecked();
  await page.getByRole('button', { name: 'Past bij Lars' }).click();
  await expect(page).toHaveURL('/arabesk/cursussen?weergave=lijst&past=3');
  await expect(page.getByRole('link', { name: 'Ballet 6-8 jaar' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ballet 9-11 jaar' })).toHaveCount(0);
  await expectAccessibleInBothThemes(page);
});

test('each club shows what it wants to be known', async ({ page }) => {
  await page.goto('/arabesk/ballet-6-8');
  await expect(page.getByText('Nog 1 plaats').first()).toBeVisible();
  await page.goto('/arabesk/hiphop-kids');
  await expect(page.getByText('Volzet, wachtlijst')).toBeVisible();
  await page.goto('/arabesk/hiphop-tieners');
  await expect(group(page, 'Tarief').getByText('Volzet', { exact: true })).toBeVisible();
  await page.goto('/arabesk/ballet-examenklas');
  await expect(group(page, 'Tarief').getByText(/Voor deze klas doe je eerst auditie/)).toBeVisible();
  await expect(page.getByText('Sommige lessen vallen samen', { exact: false })).toBeVisible();
});

test('a trial of two lessons is chosen for a child by keyboard alone', async ({ page }) => {
  await logIn(page, family);
  await page.goto('/arabesk/hedendaags-tieners');
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  // Noor is the only one who fits, so she is chosen already. The others say why they don't fit.
  await expect(group(page, 'Voor wie?').getByRole('radio', { name: 'Noor Peeters' })).toBeChecked();
  await expect(page.getByRole('radio', { name: /Mila Peeters.*Vanaf 12 jaar/ })).toBeDisabled();
  await enrol(page).focus();
  await press('Enter');
  await expect(page.getByText('Kies eerst een tarief.')).toBeVisible();
  await expect(page.getByRole('radio', { name: /Heel seizoen/ })).toBeFocused();
  await expect(page.getByText('Valt samen met Jazz 12-15 jaar van Noor.')).toBeVisible();
  await press('ArrowDown');
  await expect(page.getByRole('radio', { name: /Proefles/ })).toBeChecked();
  // The new price on the button shows that the choice is rendered everywhere.
  await expect(enrol(page)).toContainText('8,50');

  await enrol(page).focus();
  await press('Enter');
  await expect(page.getByText('Kies eerst welke les je wil proberen.')).toBeVisible();
  const lessons = group(page, 'Welke proefles?').getByRole('checkbox');
  await expect(lessons.first()).toBeFocused();
  await press('Space', 'Tab', 'Space');
  await expect(lessons.nth(1)).toBeChecked();
  await expectAccessibleInBothThemes(page);
  await enrol(page).focus();
  await press('Enter');
  await expect(page).toHaveURL(/\/arabesk\/winkelmandje/);
  await expect(
    page
      .getByRole('main')
      .getByText(/Hedendaags 12-16 jaar/)
      .first(),
  ).toBeVisible();
});

test('an invited partner sees who invited them and has no partner to choose', async ({ page }) => {
  await logIn(page, family);
  await page.goto('/arabesk/tango-voor-koppels?uid=1');
  const invited = 'Karim El Amrani vraagt je om samen mee te doen. Jouw rol: Volger.';
  await expect(page.getByText(invited)).toBeVisible();
  await expect(group(page, 'Met wie?').getByRole('radio', { name: /Karim/ })).toBeChecked();
  await expect(group(page, 'Met wie?').getByRole('radio', { name: /Lars/ })).toBeDisabled();
  await expect(group(page, 'Jouw rol')).toHaveCount(0);
  await expectAccessibleInBothThemes(page);
  await enrol(page).click();
  await expect(page).toHaveURL(/winkelmandje/);
});

test('a couple course is chosen with an invited partner by keyboard alone; inviting oneself is refused', async ({
  page,
}) => {
  await logIn(page, 'federatie@example.org');
  await page.goto('/arabesk/tango-voor-koppels');
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const partners = group(page, 'Met wie?');
  await expect(partners).toBeVisible();
  await enrol(page).focus();
  await press('Enter');
  await expect(page.getByText('Kies eerst met wie je je inschrijft.')).toBeVisible();
  await expect(partners.getByRole('radio', { name: /nodig iemand uit/ })).toBeFocused();
  await press('Space', 'Tab');
  await page.keyboard.type('Jo');
  await press('Tab');
  await page.keyboard.type("D'Hondt");
  await press('Tab');
  await page.keyboard.type('Federatie@example.org');
  await press('Tab');
  const ownMail = page.getByText('Mag niet gelijk zijn aan eigen e-mailadres, kies hiervoor een gezinslid');
  await expect(ownMail).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await press('Space');
  await expect(page.getByRole('radio', { name: 'Leider' })).toBeChecked();

  await enrol(page).focus();
  await press('Enter');
  const mail = page.getByRole('textbox', { name: 'E-mailadres' });
  await expect(mail).toBeFocused();
  await press('ControlOrMeta+a');
  await page.keyboard.type('jo@example.org');
  await enrol(page).focus();
  await expect(ownMail).toHaveCount(0);
  await press('Enter');
  await expect(page).toHaveURL(/winkelmandje/);
});

test('two children are registered together, each with their own services', async ({ page }) => {
  await logIn(page, family);
  await page.goto('/arabesk/danskamp-krokus?uid=3');
  await page.getByRole('radio', { name: /Twee kinderen samen/ }).check();
  const along = group(page, 'Wie gaat er mee?');
  await expect(along.getByText('Je hebt niet genoeg gezinsleden')).toBeVisible();
  await expect(along.getByRole('checkbox', { name: /Noor/ })).toBeDisabled();
  await expect(along.getByText('Vanaf 6 jaar')).toBeVisible();
  await along.getByRole('link', { name: 'Voeg een gezinslid toe' }).click();
  await page.getByRole('textbox', { name: 'Voornaam' }).fill('Wout');
  await page.getByRole('textbox', { name: 'Achternaam' }).fill('Peeters');
  await page.getByRole('textbox', { name: 'Geboortedatum' }).fill(`02/01/${testStart.getFullYear() - 7}`);
  await page.getByRole('button', { name: 'Voeg toe' }).click();

  await expect(page).toHaveURL(/\/arabesk\/danskamp-krokus\/1213/);
  await along.getByRole('checkbox', { name: /Lars/ }).check();
  await page.getByRole('checkbox', { name: /Naopvang voor Lars/ }).check();
  await expectAccessibleInBothThemes(page);
  await enrol(page).click();
  await expect(page).toHaveURL(/winkelmandje/);
  await expect(
    page
      .getByRole('main')
      .getByText(/Naopvang/)
      .first(),
  ).toBeVisible();
});

test('a show with a hall leads to the seat plan', async ({ page }) => {
  await page.goto('/arabesk/lentevoorstelling');
  await expect(page.getByRole('heading', { name: 'Prijzen' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('link', { name: 'Kies je plaatsen' }).click();
  await expect(page).toHaveURL(/\/arabesk\/lentevoorstelling\?stap=plaatsen/);
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

test('no course page is cut off at 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await logIn(page, family);
  for (const path of [
    '/arabesk/cursussen',
    '/arabesk/tango-voor-koppels?uid=1',
    '/arabesk/ballet-6-8?uid=3',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').getByRole('status').or(enrol(page)).first()).toBeVisible();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, path).toBeLessThanOrEqual(0);
  }
});
