import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testBrowserLaunchOptions } from '#scripts/chromium.ts';
import { everyExtra, sectionsWith } from './app/sections.ts';
import { appOn } from './setup/appOn.ts';
import { openPage, serveFolder } from './setup/openPage.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(testBrowserLaunchOptions());
});
afterAll(() => browser.close());

it('an MUI app draws a form in its own colour, and every question with stock @rjsf/mui', async () => {
  // Emotion writes its styles into the page, so the strict policy can't hold here.
  const served = await serveFolder(appOn('react19').pages.mui, { isStrict: false });
  const { page, complaints } = await openPage(browser, `${served.origin}/mui.html`);
  const ours = page.getByRole('region', { name: 'Met de motor' });
  const stock = page.getByRole('region', { name: 'Met rjsf' });

  await ours.getByRole('textbox', { name: 'Naam' }).first().fill('Zoë');
  await ours.getByRole('textbox', { name: 'E-mailadres' }).fill('zoe@example.be');
  await ours.getByRole('button', { name: 'Versturen' }).click();
  const sent = JSON.parse((await page.locator('output.sent').textContent()) ?? '');
  expect(sent.qids).toMatchObject({ name_0: 'Zoë', mail_0: 'zoe@example.be' });
  const hue = await ours
    .getByRole('button', { name: 'Versturen' })
    .evaluate((button) => getComputedStyle(button).backgroundColor);
  expect(hue, 'the button has no default blue').not.toBe('rgb(29, 78, 216)');

  const shown = await stock.innerText();
  const [section] = sectionsWith(...everyExtra);
  expect(section?.fields.length).toBeGreaterThan(everyExtra.length);
  for (const { question } of section?.fields ?? []) expect(shown).toContain(question);
  expect(shown).not.toMatch(/unsupported|unknown|isValidAddress/i);
  expect(shown).toContain('Vooraf: Breng **water** mee.');

  const data = async () => JSON.parse((await stock.locator('output.data').textContent()) ?? '');
  await stock.getByRole('textbox', { name: /^Opmerking/ }).fill('Tot dan');
  await stock.getByRole('radio', { name: 'gevorderd' }).check();
  await stock.getByRole('combobox', { name: /^Maat/ }).click();
  await page.getByRole('option', { name: 'maat 11' }).click();
  expect(await data()).toMatchObject({ remark_0: 'Tot dan', level_0: 'gevorderd', size_0: 'maat 11' });
  expect(complaints).toEqual([]);
  await page.close();
  await served.close();
});
