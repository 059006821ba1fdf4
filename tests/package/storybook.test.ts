import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { questionKinds } from '@clubpoort/form-engine/headless';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testBrowserLaunchOptions } from '#scripts/chromium.ts';
import { pages } from '#stories/page/pages.ts';
import { kindPage } from '#stories/start/kindPage.ts';
import { openPage, type ServedFolder, serveFolder } from './setup/openPage.ts';
import { run } from './setup/run.ts';

/** Any folder of a website that has other pages too. */
const subPath = 'docs/forms';

/** Milliseconds to build the manual, beside processes that keep both cores busy. */
const patience = 300_000;

const root = join(import.meta.dirname, '..', '..');

describe('the built manual, below a folder of a website', () => {
  let folder: string;
  let served: ServedFolder;
  let browser: Browser;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'catalogue-'));
    const output = join(folder, subPath);
    await run('npm', ['run', 'storybook:build', '--', '--output-dir', output], { cwd: root });
    served = await serveFolder(folder, { isStrict: false });
    browser = await chromium.launch(testBrowserLaunchOptions());
  }, patience);
  afterAll(async () => {
    await browser?.close();
    await served?.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('loads the controls of every kind, and asks for nothing outside its folder', async () => {
    const story = 'iframe.html?id=form-registration-form--everything&viewMode=story';
    const { page, scripts, complaints } = await openPage(browser, `${served.origin}/${subPath}/${story}`);
    await page.getByRole('button', { name: 'Kies bestanden' }).waitFor();
    await page.getByRole('combobox', { name: 'School' }).waitFor();
    await page.getByRole('combobox', { name: 'Landcode' }).first().waitFor();
    expect(scripts.filter((path) => !path.startsWith(`${subPath}/`))).toEqual([]);
    expect(complaints.filter((text) => text.includes('Failed to load'))).toEqual([]);
    await page.close();
  });

  it('has every page that another page links to', async () => {
    const index: unknown = JSON.parse(await readFile(join(folder, subPath, 'index.json'), 'utf8'));
    expect(index).toHaveProperty('entries');
    const kinds = questionKinds.map(({ name }) => kindPage(name));
    for (const id of [...Object.values(pages), ...kinds]) expect(index).toHaveProperty(['entries', id]);
  });

  it('opens at the start page, from which a link leads to the playground and the sidebar to a documented kind', async () => {
    const { page, complaints, addresses } = await openPage(browser, `${served.origin}/${subPath}/index.html`);
    const middle = page.frameLocator('#storybook-preview-iframe');
    await middle.getByRole('heading', { level: 1, name: /^Forms from JSON/ }).waitFor();
    await middle.getByRole('link', { name: 'Open the playground' }).click();
    await middle.getByRole('textbox', { name: 'Sections' }).waitFor();
    await middle.getByRole('button', { name: 'Versturen' }).waitFor();
    await page.goto(`${served.origin}/${subPath}/index.html?path=/docs/kinds-select--docs`);
    await middle.getByRole('heading', { level: 1, name: 'Select' }).waitFor();
    await middle.getByText('One of several options, in a drop-down list.').waitFor();
    expect(addresses.filter((url) => !url.startsWith(`${served.origin}/${subPath}/`))).toEqual([]);
    expect(complaints.filter((text) => text.includes('Failed to load'))).toEqual([]);
    await page.close();
  });
});
