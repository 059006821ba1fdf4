import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import type { Screen } from '#e2e/screens/screen.ts';
import { logIn } from '#e2e/support/person/logIn.ts';

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
  /** File name in the folder of the pictures. */
  readonly file: string;
  /** Problems found automatically: console errors, horizontal overflow, a failed step. */
  readonly problems: readonly string[];
}

interface Studio {
  readonly browser: Browser;
  readonly origin: string;
  readonly folder: string;
}

export async function takePictures(screen: Screen, studio: Studio): Promise<readonly Picture[]> {
  const start = await startOf(screen, studio);
  const pictures: Picture[] = [];
  for (const size of sizes.filter(({ width }) => width < (screen.below ?? Number.POSITIVE_INFINITY))) {
    pictures.push(...(await takeBothThemes(screen, { ...studio, start, size })));
  }
  return pictures;
}

interface Start {
  readonly path: string;
  readonly problems: readonly string[];
}

/**
 * Finds the path of a screen. Preparations run once for all sizes, because a child can be registered for a course only once.
 */
async function startOf({ path, login }: Screen, { browser, origin }: Studio): Promise<Start> {
  if (typeof path === 'string') return { path, problems: [] };
  const context = await browser.newContext({ baseURL: origin, locale: 'nl-BE' });
  try {
    const page = await context.newPage();
    if (login !== undefined) await logIn(page, login);
    return { path: await path(page), problems: [] };
  } catch (error) {
    return { path: '/', problems: [messageOf(error)] };
  } finally {
    await context.close();
  }
}

interface Setting extends Studio {
  readonly start: Start;
  readonly size: (typeof sizes)[number];
}

/** Takes both themes on one page: the theme is emulated, so the page needs no second visit. */
async function takeBothThemes(
  screen: Screen,
  { browser, origin, folder, start, size }: Setting,
): Promise<readonly Picture[]> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: size,
    colorScheme: themes[0],
    reducedMotion: 'reduce',
    locale: 'nl-BE',
    timezoneId: 'Europe/Brussels',
  });
  const problems = [...start.problems];
  const report = (problem: string) => {
    if (!screen.expectedErrors?.test(problem)) problems.push(problem);
  };
  context.on('console', (message) => {
    if (message.type() === 'error') report(message.text());
  });
  context.on('weberror', (webError) => report(webError.error().message));
  const page = await context.newPage();
  try {
    if (screen.login !== undefined) await logIn(page, screen.login);
    await page.goto(start.path);
    await screen.steps?.(page);
    await settled(page);
    problems.push(...(await overflow(page, size.width)));
    if (!screen.isOverlay) await showWholePage(page, size);
  } catch (error) {
    problems.push(messageOf(error));
  }
  const pictures: Picture[] = [];
  for (const theme of themes) {
    const file = `${screen.name}-${size.width}-${theme}.png`;
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await page.screenshot({ path: join(folder, file) });
    pictures.push({ screen: screen.name, width: size.width, theme, file, problems });
  }
  await context.close();
  return pictures;
}

/** Time to wait for the network, in milliseconds. Requests that take longer belong to the screen, such as a loading state. */
const patience = 3000;

async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: patience }).catch(() => {});
}

/** Makes the viewport as high as the page, so that sticky elements are drawn at the end of the page. */
async function showWholePage(page: Page, size: Setting['size']): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: size.width, height: Math.max(height, size.height) });
}

async function overflow(page: Page, width: number): Promise<string[]> {
  const needed = await page.evaluate(() => document.documentElement.scrollWidth);
  return needed > width ? [`the page is ${needed} px wide`] : [];
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
