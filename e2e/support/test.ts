import { test as base, expect } from '@playwright/test';
import { shiftDate } from '#tests/support/clock/shiftDate.ts';
import { startPlainBackend } from '#tests/support/plain-backend/startPlainBackend.ts';
import { type Traffic, watchTraffic } from './screen/watchTraffic.ts';
import { openPortals, type Portals } from './server/portals.ts';
import type { PortalServer } from './server/startPortalServer.ts';

interface ConsoleGuard {
  /** Lets errors pass that the journey provokes, e.g. the browser's own line about a refused login. */
  expectError(pattern: RegExp): void;
}

interface Fixtures {
  consoleGuard: ConsoleGuard;
  /** Takes the routes away when a journey ends. A call that one of them still answers would fail the journey after it. */
  routesLetGo: undefined;
  traffic: Traffic;
  /** What the file's server is told besides what every server of the tests is. */
  portalEnv: Readonly<Record<string, string>>;
  /** `plain`: in front of the server stands a filter that leaves section 7 of the specification. @defaultValue 'ours' */
  backend: 'ours' | 'plain';
  /** Whose time pages tell; `test` where it brings a clock of its own (`page.clock`). @defaultValue 'server' */
  pageClock: 'server' | 'test';
  /** The file's own server, on demo data that no other file changes. */
  portal: PortalServer;
}

interface WorkerFixtures {
  portals: Portals;
}

/** Playwright's test, which also fails on any console error, page error or CSP violation that nobody expected. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  portals: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its parameter.
    async ({}, use) => {
      const portals = openPortals();
      await use(portals);
      await portals.stop();
    },
    { scope: 'worker' },
  ],
  // Every page tells the time of its server, whoever opens it.
  browser: [
    async ({ browser, portals }, use) => {
      const newContext = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await newContext(options);
        await context.addInitScript(shiftDate, portals.pageOffset());
        return context;
      };
      await use(browser);
    },
    { scope: 'worker' },
  ],
  portalEnv: [{}, { option: true }],
  pageClock: ['server', { option: true }],
  portal: [
    async ({ portals, portalEnv, pageClock }, use, { file }) => {
      portals.setPageClock(pageClock);
      await use(await portals.serverFor({ file, env: portalEnv }));
    },
    { timeout: 120_000 },
  ],
  backend: [process.env.BACKEND === 'plain' ? 'plain' : 'ours', { option: true }],
  baseURL: async ({ portal, backend }, use) => {
    if (backend === 'ours') return use(portal.origin);
    const filter = await startPlainBackend(portal.origin);
    await use(filter.origin);
    await filter.stop();
  },
  traffic: ({ context }, use) => use(watchTraffic(context)),
  routesLetGo: [
    async ({ context }, use) => {
      await use(undefined);
      for (const routed of [context, ...context.pages()])
        await routed.unrouteAll({ behavior: 'ignoreErrors' });
    },
    { auto: true },
  ],
  consoleGuard: [
    async ({ context }, use) => {
      const errors: string[] = [];
      const expected: RegExp[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (webError) => errors.push(webError.error().stack ?? String(webError.error())));
      await use({ expectError: (pattern) => expected.push(pattern) });
      const unexpected = errors.filter((error) => !expected.some((pattern) => pattern.test(error)));
      expect(unexpected, 'errors in the browser console').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
