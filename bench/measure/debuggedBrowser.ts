import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from 'playwright';
import { chromiumLaunchOptions } from '#scripts/chromium.ts';

export interface DebuggedBrowser {
  /** Shares its cookies and storage with every page that a client opens through the port. */
  readonly context: BrowserContext;
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
