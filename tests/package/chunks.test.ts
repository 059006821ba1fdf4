import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { questionKinds } from '#form-engine/src/headless.ts';
import { kindSamples } from '#form-engine/src/questions/samples/kindSamples.ts';
import { testBrowserLaunchOptions } from '#scripts/chromium.ts';
import { appOn } from './setup/appOn.ts';
import type { PageName } from './setup/createApp.ts';
import { type LoadedScripts, loadedScripts } from './setup/loadedScripts.ts';
import { openPage, serveFolder } from './setup/openPage.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(testBrowserLaunchOptions());
});
afterAll(() => browser.close());

/** Loads a page and uses it, until the network is idle, and returns its scripts. */
async function scriptsOf(page: PageName, query = ''): Promise<LoadedScripts> {
  const folder = appOn('react19').pages[page];
  const served = await serveFolder(folder);
  const watched = await openPage(browser, `${served.origin}/${page}.html${query}`);
  await watched.page.locator('#root > *').waitFor();
  // A press, because some controls load only at the first use of a page.
  await watched.page.keyboard.press('Tab');
  await watched.page.waitForLoadState('networkidle');
  await watched.page.close();
  await served.close();
  expect(watched.complaints).toEqual([]);
  return loadedScripts(folder, watched);
}

/** The generated checks, which every form loads when it is used. */
const checks = 'answerChecks';

describe('the scripts that a form loads', () => {
  it('are those of the page and its checks for text, email, radio and checkbox', async () => {
    expect(await scriptsOf('form')).toMatchObject({ lazy: [checks], isPageItself: true });
  });

  it.each(questionKinds.map(({ name }) => name))('include the lazy-loaded ones of %s', async (kind) => {
    const { plain, lazyScripts = [] } = kindSamples[kind];
    const asked = plain.map((question, index) => ({
      ...question,
      qid: `asked${index}`,
      nid: 0,
      question: `Vraag ${index}`,
    }));
    expect(await scriptsOf('form', `?ask=${encodeURIComponent(JSON.stringify(asked))}`)).toMatchObject({
      lazy: [...lazyScripts, checks].sort(),
      isPageItself: true,
    });
  });
});

/** Schemas of a plain form, of one that only `validateData` checks in part, and of one with a part that no question fits. */
const schemas = {
  plain: {
    type: 'object',
    properties: { name: { type: 'string' }, mail: { type: 'string', format: 'email' } },
  },
  late: { type: 'object', properties: { name: { type: 'string', format: 'hostname' } } },
  part: { type: 'object', properties: { point: { type: 'array', items: [{ type: 'number' }] } } },
};

describe('the scripts of a form from a JSON Schema', () => {
  it.each([
    ['plain', []],
    ['late', []],
    ['part', ['PartForm']],
  ] as const)('%s: include %j', async (name, lazy) => {
    const loaded = await scriptsOf('schema', `?schema=${encodeURIComponent(JSON.stringify(schemas[name]))}`);
    expect(loaded.lazy).toEqual(lazy);
  });

  it('are at most 95 KiB after gzip without React, and 64 KiB more with a part that no question fits, which loads rjsf', async () => {
    const sizeOf = async (schema: object) =>
      (await scriptsOf('schema', `?schema=${encodeURIComponent(JSON.stringify(schema))}`)).size;
    const [alone, plain, part] = [
      (await scriptsOf('react-alone')).size,
      await sizeOf(schemas.plain),
      await sizeOf(schemas.part),
    ];
    expect(plain - alone).toBeGreaterThan(73_728);
    expect(plain - alone).toBeLessThanOrEqual(97_280);
    expect(part - plain).toBeLessThanOrEqual(65_536);
  });
});

describe('the size of the engine', () => {
  it('is at most 72 KiB after gzip without React, for a form of text, email, radio and checkbox', async () => {
    const engine = (await scriptsOf('form')).size - (await scriptsOf('react-alone')).size;
    expect(engine).toBeGreaterThan(20_000);
    expect(engine).toBeLessThanOrEqual(73_728);
  });
});

describe('the form builder', () => {
  it('is at most 70 kB after gzip beside the forms that it draws, with its dragging in a chunk of its own', async () => {
    const builder = await scriptsOf('builder');
    expect(builder.lazy).toEqual(['dragParts']);
    const schema = await scriptsOf('schema', `?schema=${encodeURIComponent(JSON.stringify(schemas.plain))}`);
    expect(builder.size - schema.size).toBeGreaterThan(10_000);
    expect(builder.size - schema.size).toBeLessThanOrEqual(71_680);
  });
});
