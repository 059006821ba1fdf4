import type { BrowserContext } from 'playwright';
import { phoneContext, slowDown } from '../phone.ts';
import type { TraceEvent } from './traceEvent.ts';

const categories = [
  '-*',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-lighthouse',
  'v8.execute',
  'v8',
  'blink.user_timing',
  'disabled-by-default-v8.cpu_profiler',
];

/** Time without a request after which a page counts as idle, in milliseconds. */
const quiet = 2_000;

/** Records what the browser does while it opens a page on the slow phone with an empty cache, until the page is idle. */
export async function traceVisit(context: BrowserContext, url: string): Promise<readonly TraceEvent[]> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const events: TraceEvent[] = [];
  // Safe cast: Chromium writes events in this form.
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const complete = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()));
  if (phoneContext.viewport) await page.setViewportSize(phoneContext.viewport);
  await slowDown(session);
  await session.send('Network.clearBrowserCache');
  await session.send('Network.setBypassServiceWorker', { bypass: true });
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: categories.slice(1), excludedCategories: ['*'] },
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(quiet);
  await session.send('Tracing.end');
  await complete;
  await page.close();
  return events;
}
