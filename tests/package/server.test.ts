import { type Browser, chromium } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testBrowserLaunchOptions } from '#scripts/chromium.ts';
import { everyExtra, sectionsWith } from './app/sections.ts';
import { appOn } from './setup/appOn.ts';
import { reactNames } from './setup/consumerApps.ts';
import { openPage } from './setup/openPage.ts';
import { type StartedServer, startServer } from './setup/startServer.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(testBrowserLaunchOptions());
});
afterAll(() => browser.close());

describe.each(reactNames)('a form that a server streams, on %s', (react) => {
  let server: StartedServer;
  beforeEach(async () => {
    server = await startServer(appOn(react).folder);
  });
  afterEach(async () => {
    expect(await server.stop()).toBe('');
  });

  it('has its questions in the HTML, without inline scripts or styles', async () => {
    const html = await (await fetch(server.origin)).text();
    const asked = sectionsWith(...everyExtra).flatMap(({ fields }) => fields);
    // The browser draws a static text, whose Markdown is read by code that is loaded later.
    for (const { question } of asked.filter(({ type }) => type !== 'static'))
      expect(html).toContain(question);
    expect(html).not.toMatch(/ style=|<template|<script(?! type="(?:module|application\/json)")/);
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(server.origin);
    await page.getByRole('textbox', { name: 'E-mailadres' }).fill('zoe@example.be');
    await context.close();
  });

  it('hydrates under a strict policy without a warning, is refused and accepted by the server', async () => {
    const { page, complaints } = await openPage(browser, server.origin);
    await expect.poll(() => page.locator('.cf-loading').count(), { timeout: 10_000 }).toBe(0);
    await page.getByRole('button', { name: 'Versturen' }).click();
    await page.getByRole('alert').getByRole('link', { name: /^Naam/ }).waitFor();
    await page.getByRole('textbox', { name: 'Naam' }).first().fill('Zoë');
    await page.getByRole('textbox', { name: 'E-mailadres' }).fill('zoe@example.be');
    await page.getByRole('button', { name: 'Versturen' }).click();
    const { store } = JSON.parse((await page.locator('body > output').textContent()) ?? '');
    expect(store).toMatchObject({ name_0: 'Zoë', mail_0: 'zoe@example.be' });
    expect(complaints).toEqual([]);
    await page.close();
    const refused = await fetch(`${server.origin}/answers`, { method: 'POST', body: '{"mail_0":"x"}' });
    expect(refused.status).toBe(422);
    expect((await refused.json()).problems).toHaveLength(2);
  });
});
