import type { Browser } from 'playwright';

/** Bytes of JavaScript that a page loads before anybody uses it, as sent: compressed with gzip. */
export async function scriptBytes(browser: Browser, address: string): Promise<number> {
  const page = await browser.newPage();
  await page.goto(address, { waitUntil: 'networkidle' });
  const bytes = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry): entry is PerformanceResourceTiming => entry.name.endsWith('.js'))
      .reduce((sum, entry) => sum + entry.encodedBodySize, 0),
  );
  await page.close();
  return bytes;
}
