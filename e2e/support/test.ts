import { test as base, expect } from '@playwright/test';
import { shiftDate } from '#tests/support/clock/shiftDate.ts';
import { startPlainBackend } from '#tests/support/plain-backend/startPlainBackend.ts';
import { costInName, countInput, expectCost } from './journey/inputCost.ts';
import { perWorker } from './perWorker.ts';
import { type Traffic, watchTraffic } from './screen/watchTraffic.ts';
import { openPortals, type Portals } from './server/portals.ts';
import type { PortalServer } from './server/startPortalServer.ts';

interface ConsoleGuard {
  /** Accepts errors that the journey provokes, e.g. the browser's own message about a refused login. */
  expectError(pattern: RegExp): void;
}

interface Fixtures {
  consoleGuard: ConsoleGuard;
  /** Removes all routes when a journey ends: a call that a route still answers would fail the next journey. */
  routesLetGo: undefined;
  /** Compares what was pressed and typed with the cost in the name of the journey, where it has one. */
  inputCost: undefined;
  traffic: Traffic;
  /** Settings of this file's server, in addition to those of every test server. */
  portalEnv: Readonly<Record<string, string>>;
  /** `plain`: a filter in front of the server limits it to section 7 of the specification. @defaultValue 'ours' */
  backend: 'ours' | 'plain';
  /** The clock of pages; `test` when the test brings its own (`page.clock`). @defaultValue 'server' */
  pageClock: 'server' | 'test';
  /** The server of this spec file, on demo data that no other file changes. */
  portal: PortalServer;
}

interface WorkerFixtures {
  portals: Portals;
}

/** Playwright's test function, which also fails on any unexpected console error, page error or CSP violation. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  portals: perWorker(openPortals),
  // Every page has the time of its server, whoever opens the page.
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
    // The first server of a worker also loads its modules.
    { timeout: 240_000 },
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
  inputCost: [
    async ({ context, browser, isMobile }, use, info) => {
      const named = costInName(info.title);
      if (!named) return use(undefined);
      const cost = { taps: 0, fields: 0 };
      await countInput(context, cost);
      const { newContext } = browser;
      browser.newContext = async (options) => {
        const other = await newContext(options);
        await countInput(other, cost);
        return other;
      };
      await use(undefined);
      browser.newContext = newContext;
      if (info.status === info.expectedStatus) expectCost(cost, named, isMobile);
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
