import { loadavg } from 'node:os';
import { chromium, type Page } from 'playwright';
import { testBrowserLaunchOptions } from '#scripts/chromium.ts';
import { buildBuilderPage } from './buildPages.ts';
import { medianOf } from './measure/medianOf.ts';
import { serveBuild } from './serveBuild.ts';

/**
 * Measures the form builder with 300 questions beside the form alone, and prints the times: a key in the settings, a move, the
 * opening. The key counts as a ratio, because the machine may be busy.
 * Usage: node --conditions=club-source bench/builder.ts [questions]
 */
const count = Number(process.argv[2] ?? 300);
const served = await serveBuild(await buildBuilderPage());
const browser = await chromium.launch(testBrowserLaunchOptions());
try {
  const form = await opened('form');
  const plain = await timeOfKeys(form.page, form.page.getByRole('textbox').first());
  await form.page.close();
  const builder = await opened('builder');
  const { page } = builder;
  await page.locator('[data-place="0-0"]').click();
  const key = await timeOfKeys(page, page.locator('[data-first]'));
  await page.locator('[data-place="0-1"]').click();
  const move = await timeOf(page, 'Alt+ArrowDown');
  console.log(`${count} questions; load of the machine ${loadavg()[0]?.toFixed(1)}`);
  console.log(`a key in the form alone: ${plain.toFixed(1)} ms`);
  console.log(
    `a key in the settings: ${key.toFixed(1)} ms, ${(key / plain).toFixed(2)} of that (at most 1.5)`,
  );
  console.log(`a move: ${move.toFixed(1)} ms (at most 50)`);
  console.log(
    `opening: ${builder.time.toFixed(0)} ms (at most 1000); the form alone ${form.time.toFixed(0)} ms`,
  );
} finally {
  await browser.close();
  await served.close();
}

/** Draws the builder or the form, and returns the time until a frame with the first questions was painted. */
async function opened(what: 'builder' | 'form'): Promise<{ readonly page: Page; readonly time: number }> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${served.origin}/builder/page.html?count=${count}`);
  const time = await page.evaluate(async (name) => {
    const frame = () => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted, 0)));
    const start = performance.now();
    window.draw(name);
    do await frame();
    while (!document.querySelector('.cf-field'));
    return performance.now() - start;
  }, what);
  await page.waitForLoadState('networkidle');
  return { page, time };
}

async function timeOfKeys(page: Page, field: ReturnType<Page['locator']>): Promise<number> {
  await field.click();
  return timeOf(page, 'a');
}

/** Median of the times in which a key is handled, drawn and laid out, in milliseconds. */
async function timeOf(page: Page, key: string): Promise<number> {
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { times });
    addEventListener(
      'keydown',
      ({ key: pressed }) => {
        if (pressed === 'Alt') return;
        const start = performance.now();
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          document.body.getBoundingClientRect();
          times.push(performance.now() - start);
        };
        const end = () => port2.postMessage(undefined);
        // The letter comes in an event of its own, after that of the key.
        if (pressed.length === 1) addEventListener('input', end, { capture: true, once: true });
        else end();
      },
      true,
    );
  });
  for (let press = 0; press < 25; press += 1) {
    await page.keyboard.press(key);
    // The form that is shown follows when nothing else is to be done.
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  }
  // Cast is safe: it was put there above.
  return medianOf(await page.evaluate(() => (window as unknown as { times: number[] }).times));
}
