import type { Browser } from 'playwright';
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

/**
 * Opens a page on the slow phone and records every frame that its screen shows, for `until` milliseconds. A screenshot would wait
 * for the busy page, and show a later moment than asked.
 */
export async function recordPaints(browser: Browser, url: string, until: number): Promise<readonly Paint[]> {
  const context = await browser.newContext(phoneContext);
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
