import type { Browser, Page } from 'playwright';
import { countCpu, cpuSpent } from './cpu.ts';
import { medianOf } from './medianOf.ts';

/** One run of a select with `count` options, in milliseconds. `key` is the median of all typed keys, `slowestKey` the worst. */
export interface SelectMeasurement {
  /** CPU time until the closed select is usable. */
  readonly mount: number;
  /** Time from the press to the first frame that shows the list. */
  readonly open: number;
  /** Time from the key to the first frame that shows its results. */
  readonly key: number;
  readonly slowestKey: number;
  /** CPU time per key, which is more reliable than wall time on a busy machine. */
  readonly keyCpu: number;
  /** Elements in the document while the list is open: every style and layout pass visits all of them. */
  readonly elements: number;
}

const settled = 800;
/** Milliseconds in which a browser opens the longest native list, on a slow machine. */
const patience = 120_000;
/** Also tests the search for accents: the labels contain `Crèvecœur`. */
const searched = 'crevecoeur 39';

/** `paged`: our select. `native`: the browser's own, whose open list is invisible to the page. */
export async function measureSelect(
  browser: Browser,
  origin: string,
  { as, count }: { readonly as: 'paged' | 'native'; readonly count: number },
): Promise<SelectMeasurement> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await countCpu(session);
  await page.goto(`${origin}/select.html?as=${as}&count=${count}`);
  const box = page.getByRole('combobox', { name: 'Vereniging' });
  await box.waitFor();
  await page.waitForTimeout(settled);
  const mount = await cpuSpent(session);

  const open = await untilPainted(page, 'pointerdown', () => box.click({ timeout: patience }));
  await page.waitForTimeout(settled);
  // An open native list keeps its keys from the page. A closed one searches by key as well.
  if (as === 'native') await page.keyboard.press('Escape');
  const beforeKeys = await cpuSpent(session);
  const keys: number[] = [];
  for (const key of searched) {
    keys.push(await untilPainted(page, 'keydown', () => page.keyboard.press(key === ' ' ? 'Space' : key)));
  }
  const keyCpu = ((await cpuSpent(session)) - beforeKeys) / keys.length;
  const elements = await page.locator('*').count();
  await context.close();
  return { mount, open, key: medianOf(keys), slowestKey: Math.max(...keys), keyCpu, elements };
}

/** Milliseconds from the event with this name until the browser painted the next frame. */
async function untilPainted(page: Page, event: string, act: () => Promise<void>): Promise<number> {
  const painted = await page.evaluateHandle((name) => {
    const done = new Promise<number>((resolve) => {
      const listen = ({ timeStamp }: Event) => {
        requestAnimationFrame(() => {
          // A new task after the frame runs once the frame is painted.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - timeStamp);
          port2.postMessage(undefined);
        });
      };
      window.addEventListener(name, listen, { capture: true, once: true });
    });
    return { done };
  }, event);
  await act();
  return painted.evaluate(({ done }) => done);
}
