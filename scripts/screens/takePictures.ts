import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import type { Screen } from '../../e2e/screens.ts';
import { logIn } from '../../e2e/support/logIn.ts';

const sizes = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
];
const themes = ['light', 'dark'] as const;

export interface Picture {
  readonly screen: string;
  readonly width: number;
  readonly theme: (typeof themes)[number];
  /** Its name inside the folder of the pictures. */
  readonly file: string;
  /** What is wrong with it without looking: console errors, a page wider than its window, a step that failed. */
  readonly problems: readonly string[];
}

interface Studio {
  readonly browser: Browser;
  readonly origin: string;
  readonly folder: string;
}

export async function takePictures(screen: Screen, studio: Studio): Promise<readonly Picture[]> {
  const pictures: Picture[] = [];
  for (const size of sizes) {
    for (const theme of themes) pictures.push(await takePicture(screen, { ...studio, size, theme }));
  }
  return pictures;
}

interface Setting extends Studio {
  readonly size: (typeof sizes)[number];
  readonly theme: (typeof themes)[number];
}

async function takePicture(
  screen: Screen,
  { browser, origin, folder, size, theme }: Setting,
): Promise<Picture> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: size,
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: 'nl-BE',
    timezoneId: 'Europe/Brussels',
  });
  const problems: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  context.on('weberror', (webError) => problems.push(webError.error().message));
  const page = await context.newPage();
  const file = `${screen.name}-${size.width}-${theme}.png`;
  try {
    if (screen.login !== undefined) await logIn(page, screen.login);
    await page.goto(screen.path);
    await page.waitForLoadState('networkidle');
    await screen.steps?.(page);
    await page.waitForLoadState('networkidle');
    problems.push(...(await overflow(page, size.width)));
  } catch (error) {
    problems.push(error instanceof Error ? error.message : String(error));
  }
  await page.screenshot({ path: join(folder, file), fullPage: true });
  await context.close();
  return { screen: screen.name, width: size.width, theme, file, problems };
}

async function overflow(page: Page, width: number): Promise<string[]> {
  const needed = await page.evaluate(() => document.documentElement.scrollWidth);
  return needed > width ? [`the page is ${needed} px wide`] : [];
}
