import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testBrowserLaunchOptions } from '#scripts/chromium.ts';
import { openPage, type ServedFolder, serveFolder } from './setup/openPage.ts';
import { run } from './setup/run.ts';

/** Any folder of a website that has other pages too. */
const subPath = 'docs/forms';

const root = join(import.meta.dirname, '..', '..');

describe('the built catalogue, below a folder of a website', () => {
  let folder: string;
  let served: ServedFolder;
  let browser: Browser;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'catalogue-'));
    const output = join(folder, subPath);
    await run('npm', ['run', 'storybook:build', '--', '--output-dir', output], { cwd: root });
    served = await serveFolder(folder, { isStrict: false });
    browser = await chromium.launch(testBrowserLaunchOptions());
  });
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

  it('lists the stories beside the open one', async () => {
    const { page } = await openPage(browser, `${served.origin}/${subPath}/index.html`);
    await page
      .getByRole('link', { name: 'One Colour' })
      .or(page.getByRole('button', { name: 'Branding' }))
      .first()
      .waitFor();
    await page
      .frameLocator('#storybook-preview-iframe')
      .locator('#storybook-root')
      .waitFor({ state: 'attached' });
    await page.close();
  });
});
