import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from 'playwright';
import { chromiumLaunchOptions } from '#scripts/chromium.ts';

export interface DebuggedBrowser {
  /** Pages that a client opens through the port share the cookies and storage of this context. */
  readonly context: BrowserContext;
  /** The debugging port. */
  readonly port: number;
  close(): Promise<void>;
}

/** Opens a browser that Playwright controls, and that other clients can control through a debugging port. */
export async function openDebuggedBrowser(baseURL: string): Promise<DebuggedBrowser> {
  const folder = mkdtempSync(join(tmpdir(), 'clubpoort-bench-'));
  const { args, ...options } = chromiumLaunchOptions();
  const context = await chromium.launchPersistentContext(folder, {
    ...options,
    args: [...args, '--remote-debugging-port=0'],
    baseURL,
    locale: 'nl-BE',
    timezoneId: 'Europe/Brussels',
  });
  // Chromium chooses a free port, and writes it on the first line of this file.
  const [port] = (await readFile(join(folder, 'DevToolsActivePort'), 'utf8')).split('\n');
  return {
    context,
    port: Number(port),
    async close() {
      await context.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
