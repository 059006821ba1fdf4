import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testBrowserLaunchOptions } from '#scripts/chromium.ts';
import { installedEngine } from './setup/installed.ts';
import { openPage, type ServedFolder, serveFolder } from './setup/openPage.ts';

const plain = [
  { qid: 'name', nid: 0, type: 'text', question: 'Naam', required: 1 },
  { qid: 'mail', nid: 0, type: 'email', question: 'E-mailadres' },
  { qid: 'level', nid: 0, type: 'radio', question: 'Niveau', options: ['beginner', 'gevorderd'] },
  { qid: 'photos', nid: 0, type: 'checkbox', question: 'Foto’s mogen' },
];
const withGroup = [
  ...plain,
  { qid: 'who', nid: 0, type: 'group', question: 'Wie?', required: 1, fields: [plain[0]] },
];

/** A page as the README has it: a stylesheet, one module, and an element with its sections inside. */
const pageOf = (fields: readonly unknown[], attributes = '') => `<!doctype html>
<html lang="nl"><head><meta charset="utf-8"><title>Kamp</title>
${attributes === '' ? '<link rel="stylesheet" href="/styles.css">' : ''}
<script type="module" src="/element/club-form.js"></script></head><body>
<club-form ${attributes}><script type="application/json">${JSON.stringify([{ title: 'Kamp', fields }])}</script></club-form>
</body></html>`;

describe('the element with React inside, on a page without a bundler', () => {
  let folder: string;
  let served: ServedFolder;
  let browser: Browser;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'club-form-'));
    const dist = join(installedEngine(), 'dist');
    await cp(join(dist, 'element'), join(folder, 'element'), { recursive: true });
    await cp(join(dist, 'styles.css'), join(folder, 'styles.css'));
    await writeFile(join(folder, 'plain.html'), pageOf(plain));
    await writeFile(join(folder, 'group.html'), pageOf(withGroup));
    await writeFile(join(folder, 'shadow.html'), pageOf(plain, 'shadow'));
    served = await serveFolder(folder);
    browser = await chromium.launch(testBrowserLaunchOptions());
  });
  afterAll(async () => {
    await browser.close();
    await served.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('is filled in, sent and refused under a strict policy', async () => {
    const { page, complaints } = await openPage(browser, `${served.origin}/group.html`);
    await page.getByRole('textbox', { name: 'Naam' }).first().fill('Noor');
    await page.getByRole('group', { name: 'Rij 1' }).getByRole('textbox', { name: 'Naam' }).fill('Jef');
    await page.evaluate(() => {
      document.querySelector('club-form')?.addEventListener('club-submit', (event) => {
        // The page has the types of the engine only at run time.
        const { payload, respondWith } = (event as CustomEvent).detail;
        document.body.dataset.sent = JSON.stringify(payload.qids);
        const problem = { key: 'name_0', path: [], label: 'Naam', rule: 'context', severity: 'error' };
        respondWith(Promise.resolve({ problems: [{ ...problem, message: 'Deze naam staat er al op' }] }));
      });
    });
    await page.getByRole('button', { name: 'Versturen' }).click();
    await page.getByRole('alert').getByText('Deze naam staat er al op').waitFor();
    expect(JSON.parse((await page.locator('body').getAttribute('data-sent')) ?? '')).toEqual({
      ...{ name_0: 'Noor', mail_0: '', level_0: '', photos_0: '0' },
      who_0: [{ name_0: 'Jef' }],
    });
    expect(complaints).toEqual([]);
  });

  it('finds its stylesheet beside its folder where it is in a shadow root, under a strict policy', async () => {
    const { page, complaints } = await openPage(browser, `${served.origin}/shadow.html`);
    await page.getByRole('textbox', { name: 'Naam' }).fill('Noor');
    const button = page.getByRole('button', { name: 'Versturen' });
    expect(await button.evaluate((element) => getComputedStyle(element).backgroundColor)).toMatch(
      /oklch|29, 78/,
    );
    expect(complaints).toEqual([]);
  });

  it('weighs at most 180 kB after gzip for text, email, radio and checkbox', async () => {
    const { page, complaints, scripts } = await openPage(browser, `${served.origin}/plain.html`);
    await page.getByRole('button', { name: 'Versturen' }).waitFor();
    await page.waitForLoadState('networkidle');
    const sizes = await Promise.all(
      scripts.map(async (script) => gzipSync(await readFile(join(folder, script))).length),
    );
    const size = sizes.reduce((sum, one) => sum + one, 0);
    expect(scripts.filter((script) => /GroupRows|Phone|Calendar|downshift/.test(script))).toEqual([]);
    expect(size).toBeGreaterThan(100_000);
    expect(size).toBeLessThanOrEqual(180_000);
    expect(complaints).toEqual([]);
  });
});
