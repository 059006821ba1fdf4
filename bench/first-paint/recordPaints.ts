import type { Browser, BrowserContext } from 'playwright';
import { phoneContext, slowDown } from './phone.ts';

/** What the screen showed from a moment on. */
export interface Paint {
  /** Milliseconds since the start of the navigation. */
  readonly at: number;
  /** JPEG, base64. */
  readonly picture: string;
}

/** Maximum time until the server answers, in milliseconds. */
const patience = 30_000;

/** The cookies and storage of a browser whose person was here before. */
export type Kept = Awaited<ReturnType<BrowserContext['storageState']>>;

interface Visit {
  readonly url: string;
  /** Undefined for a visitor who comes for the first time. */
  readonly kept: Kept | undefined;
  /** Milliseconds. */
  readonly until: number;
}

/**
 * Opens a page on the slow phone and records every frame that its screen shows. A screenshot would wait for the busy page, and show
 * a later moment than asked.
 */
export async function recordPaints(browser: Browser, { url, kept, until }: Visit): Promise<readonly Paint[]> {
  const context = await browser.newContext({ ...phoneContext, ...(kept && { storageState: kept }) });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await slowDown(session);
    const frames: { readonly seconds: number; readonly picture: string }[] = [];
    session.on('Page.screencastFrame', ({ data, metadata: { timestamp = 0 }, sessionId }) => {
      frames.push({ seconds: timestamp, picture: data });
      void session.send('Page.screencastFrameAck', { sessionId });
    });
    await session.send('Page.startScreencast', { format: 'jpeg', quality: 90, everyNthFrame: 1 });
    await page.goto(url, { waitUntil: 'commit', timeout: patience });
    const began = await page.evaluate(() => performance.timeOrigin);
    await page.waitForTimeout(Math.max(0, began + until + 500 - Date.now()));
    await session.send('Page.stopScreencast');
    return frames.map(({ seconds, picture }) => ({ at: seconds * 1000 - began, picture }));
  } finally {
    await context.close();
  }
}

/** The last paint at a moment; undefined while nothing was painted since the navigation. */
export function paintAt(paints: readonly Paint[], moment: number): Paint | undefined {
  return paints.findLast(({ at }) => at >= 0 && at <= moment);
}
