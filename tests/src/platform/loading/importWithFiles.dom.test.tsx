import { afterEach, describe, expect, test } from 'vitest';
import { importWithFiles } from '#src/platform/loading/importWithFiles.ts';

const linksTo = (href: string) => [
  ...document.head.querySelectorAll<HTMLLinkElement>(`link[href="${href}"]`),
];

/** Links to a public file; the test server serves the public folder. */
const style = 'offline.css';

afterEach(() => {
  for (const link of document.head.querySelectorAll(
    'link[href="/offline.css"], link[href="/offline.js"], link[href="//localhost:1/nergens.css"]',
  ))
    link.remove();
});

describe('importWithFiles', () => {
  test('starts loading the code at once, and resolves when the stylesheet is loaded', async () => {
    let isStarted = false;
    const loading = importWithFiles(async () => {
      isStarted = true;
      return 'screen';
    }, [style]);
    expect(isStarted).toBe(true);
    expect(linksTo(`/${style}`).map(({ sheet }) => sheet)).toEqual([null]);
    expect(await loading).toBe('screen');
    expect(linksTo(`/${style}`)[0]?.sheet).toBeInstanceOf(CSSStyleSheet);
  });

  test('loads a stylesheet once for all callers', async () => {
    const load = async () => 'screen';
    await Promise.all([importWithFiles(load, [style]), importWithFiles(load, [style])]);
    await importWithFiles(load, [style]);
    expect(linksTo(`/${style}`)).toHaveLength(1);
  });

  test('waits for the stylesheet itself where the document only preloads it', async () => {
    const preload = document.createElement('link');
    Object.assign(preload, { rel: 'preload', as: 'style', href: `/${style}`, crossOrigin: '' });
    document.head.append(preload);
    await importWithFiles(async () => 'screen', [style]);
    // The browser fetches the file twice where `crossorigin` differs.
    expect(
      linksTo(`/${style}`).map(({ rel, sheet, crossOrigin }) => [rel, sheet !== null, crossOrigin]),
    ).toEqual([
      ['preload', false, 'anonymous'],
      ['stylesheet', true, 'anonymous'],
    ]);
  });

  test('rejects when the stylesheet fails, and retries it on the next call', async () => {
    const load = async () => 'screen';
    await expect(importWithFiles(load, ['/localhost:1/nergens.css'])).rejects.toThrow('nergens.css');
    expect(linksTo('//localhost:1/nergens.css')).toEqual([]);
    await expect(importWithFiles(load, ['/localhost:1/nergens.css'])).rejects.toThrow('nergens.css');
  });

  test('rejects when the code fails', async () => {
    const load = () => Promise.reject(new Error('offline'));
    await expect(importWithFiles(load, [style])).rejects.toThrow('offline');
  });

  test('preloads the scripts of the screen once', async () => {
    await importWithFiles(async () => 'screen', ['offline.js']);
    await importWithFiles(async () => 'screen', ['offline.js']);
    expect(linksTo('/offline.js').map(({ rel }) => rel)).toEqual(['modulepreload']);
  });
});
