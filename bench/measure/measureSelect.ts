import type { Browser, Page } from 'playwright';
import { countCpu, cpuSpent } from './cpu.ts';
import { medianOf } from './medianOf.ts';

/** One run of a select with `count` options. Milliseconds; the key is the median of all that were typed, `slowestKey` the worst. */
export interface SelectMeasurement {
  /** CPU until the closed select can be used. */
  readonly mount: number;
  /** From the press to the first frame with the list in it. */
  readonly open: number;
  /** From the key to the first frame with what it found. */
  readonly key: number;
  readonly slowestKey: number;
  /** CPU of one key: on a busy machine more to be relied on than the clock. */
  readonly keyCpu: number;
  /** Elements in the document while the list is open: what every style and layout has to go through. */
  readonly elements: number;
}

const settled = 800;
/** Finds accents too: the labels hold `Crèvecœur`. */
const searched = 'crevecoeur 39';

/** `paged`: ours; `native`: the browser's own, of which the open list can't be seen from the page. */
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

  const open = await untilPainted(page, 'pointerdown', () => box.click());
  await page.waitForTimeout(settled);
  // The keys of an open native list don't reach the page; closed, it searches as well.
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

/** Milliseconds from the event of that name until the frame after it has been painted. */
async function untilPainted(page: Page, event: string, act: () => Promise<void>): Promise<number> {
  const painted = await page.evaluateHandle((name) => {
    const done = new Promise<number>((resolve) => {
      const listen = ({ timeStamp }: Event) => {
        requestAnimationFrame(() => {
          // A task after the frame: what was drawn is on the screen.
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
