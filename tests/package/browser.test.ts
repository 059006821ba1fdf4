import { type Browser, chromium } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { testBrowserLaunchOptions } from '#scripts/chromium.ts';
import { appOn } from './setup/appOn.ts';
import { reactNames } from './setup/consumerApps.ts';
import { openPage, type ServedFolder, serveFolder } from './setup/openPage.ts';
import { run } from './setup/run.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(testBrowserLaunchOptions());
});
afterAll(() => browser.close());

describe.each(reactNames)('an installed app on %s, under a strict content security policy', (react) => {
  const { pages } = appOn(react);
  let served: ServedFolder;
  afterEach(() => served.close());

  it('shows, refuses, uploads and sends a form with a question kind of the host', async () => {
    served = await serveFolder(pages['own-kind']);
    const { page, complaints } = await openPage(browser, `${served.origin}/own-kind.html`);
    // The lazy-loaded control is higher than its placeholder, so the button below moves when the control arrives.
    await page.getByRole('button', { name: 'Kies bestanden' }).waitFor();
    await page.getByRole('button', { name: 'Versturen' }).click();
    await page
      .getByRole('alert')
      .getByRole('link', { name: /Hoe goed ken je ons/ })
      .waitFor();
    expect(await page.locator('output.sent').count()).toBe(0);
    // The form scrolls the first wrong field into view after a delay.
    await page.getByRole('textbox', { name: 'Naam' }).and(page.locator(':focus')).waitFor();

    await page.getByRole('textbox', { name: 'Naam' }).fill('Zoë');
    await page.getByRole('textbox', { name: 'E-mailadres' }).fill('zoe@example.be');
    await page.getByRole('radio', { name: 'gevorderd' }).check();
    await page.getByRole('checkbox', { name: /^Foto’s/ }).check();
    await page.getByRole('slider', { name: /^Hoe goed ken je ons/ }).fill('4');
    await page
      .getByRole('button', { name: 'Kies bestanden' })
      .setInputFiles({ name: 'attest.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
    await page.getByRole('button', { name: 'Versturen' }).click();

    expect(JSON.parse((await page.locator('output.sent').textContent()) ?? '')).toMatchObject({
      qids: {
        name_0: 'Zoë',
        mail_0: 'zoe@example.be',
        level_0: 'gevorderd',
        photos_0: '1',
        proof_0: 'stored/8',
        stars_0: '4',
      },
    });
    expect(complaints).toEqual([]);
  });

  it('sends the first form of the README, whose words are all English', async () => {
    served = await serveFolder(pages.camp);
    const { page, complaints } = await openPage(browser, `${served.origin}/camp.html`);
    await page.getByRole('textbox', { name: 'age' }).fill('2');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await page.getByRole('alert').getByText('Some fields are not filled in correctly').waitFor();
    await page.getByRole('textbox', { name: 'age' }).fill('9');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    expect(JSON.parse((await page.locator('output.sent').textContent()) ?? '')).toEqual({
      name: 'Noor',
      age: 9,
    });
    expect(complaints).toEqual([]);
  });

  it('draws and sends the parts of a JSON Schema that no question fits', async () => {
    served = await serveFolder(pages.schema);
    const folder = {
      type: 'object',
      title: 'Map',
      properties: { name: { type: 'string', title: 'Naam' }, inner: { $ref: '#/$defs/folder' } },
      allOf: [{ minProperties: 1 }],
    };
    const point = {
      type: 'array',
      title: 'Plaats',
      items: [
        { type: 'number', title: 'Breedte' },
        { enum: [{ a: 1 }, 'b'], title: 'Soort' },
        { $ref: '#/$defs/folder' },
        {
          anyOf: [
            { title: 'Kort', type: 'object', properties: { short: { type: 'string', default: 'x' } } },
            { title: 'Lang', type: 'object', properties: { long: { type: 'string', title: 'Uitleg' } } },
          ],
        },
      ],
    };
    const schema = { type: 'object', properties: { point }, $defs: { folder } };
    const query = `?schema=${encodeURIComponent(JSON.stringify(schema))}`;
    const { page, complaints } = await openPage(browser, `${served.origin}/schema.html${query}`);
    await page.getByRole('button', { name: 'Map toevoegen' }).click();
    // That of the place itself, and those that the button adds.
    await page.getByRole('textbox', { name: /^Naam/ }).nth(1).fill('foto');
    await page.getByLabel(/^Breedte/).fill('51.5');
    await page.getByRole('combobox', { name: /^Soort/ }).selectOption('a: 1');
    await page.getByRole('combobox').last().selectOption('Lang');
    await page.getByRole('textbox', { name: /^Uitleg/ }).fill('weide');
    await page.getByRole('button', { name: 'Versturen' }).click();
    expect(JSON.parse((await page.locator('output.sent').textContent()) ?? '')).toEqual({
      point: [51.5, { a: 1 }, { inner: { name: 'foto' } }, { long: 'weide' }],
    });
    expect(complaints).toEqual([]);
  });

  it('has the colours of the engine when it is built with Vite’s defaults', async () => {
    served = await serveFolder(pages['quick-start']);
    const { page, complaints } = await openPage(browser, `${served.origin}/quick-start.html`);
    const button = page.getByRole('button', { name: 'Versturen' });
    const colour = () => button.evaluate(paintedBackground);
    expect(await colour()).toEqual([29, 78, 216]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await colour(), 'a page that names no color-scheme stays light').toEqual([29, 78, 216]);
    await page.evaluate(() => document.documentElement.style.setProperty('color-scheme', 'light dark'));
    expect(await colour()).toEqual([132, 175, 255]);
    expect(complaints).toEqual([]);
  });

  it.each(['plain', 'whole'])('hydrates a server-rendered %s form without a mismatch', async (name) => {
    const { folder } = appOn(react);
    const code = `import { render } from './render.ts'; process.stdout.write(render('${name}'));`;
    const rendered = await run(process.execPath, ['--input-type=module', '--eval', code], { cwd: folder });
    served = await serveFolder(pages.hydrate, { rendered });
    const { page, complaints } = await openPage(browser, `${served.origin}/hydrate.html?${name}`);
    expect(await page.getByRole('textbox', { name: 'Naam' }).inputValue()).toBe('Zoë');
    await expect.poll(() => page.locator('.cf-loading').count(), { timeout: 10_000 }).toBe(0);
    await page.getByRole('textbox', { name: 'Naam' }).fill('');
    await page.getByRole('button', { name: 'Versturen' }).click();
    await page.getByRole('alert').getByRole('link', { name: /^Naam/ }).waitFor();
    expect(complaints).toEqual([]);
  });
});

/** Red, green and blue of an element's background, in whichever notation its stylesheet computes the colour. */
function paintedBackground(element: Element): number[] {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d');
  if (!canvas) throw new Error('This browser paints nothing');
  canvas.fillStyle = getComputedStyle(element).backgroundColor;
  canvas.fillRect(0, 0, 1, 1);
  return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3);
}
