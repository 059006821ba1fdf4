import type { Browser } from 'playwright';

/** The files that a page loads before anybody uses it, in bytes as sent: compressed with gzip. */
export interface LoadedBytes {
  readonly scripts: number;
  readonly styles: number;
}

export async function loadedBytes(browser: Browser, address: string): Promise<LoadedBytes> {
  const page = await browser.newPage();
  await page.goto(address, { waitUntil: 'networkidle' });
  const loaded = await page.evaluate(() => {
    const files = performance
      .getEntriesByType('resource')
      .filter((entry): entry is PerformanceResourceTiming => 'encodedBodySize' in entry);
    const bytesOf = (ending: string) =>
      files
        .filter(({ name }) => name.endsWith(ending))
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
    return { scripts: bytesOf('.js'), styles: bytesOf('.css') };
  });
  await page.close();
  return loaded;
}
