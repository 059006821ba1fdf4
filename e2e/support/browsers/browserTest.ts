import { type OtherBrowser, programPath } from '#scripts/otherBrowsers.ts';
import { test } from '../test.ts';
import type { DrivenBrowser } from './drivenBrowser.ts';
import { startFirefox } from './startFirefox.ts';
import { startWebKit } from './startWebKit.ts';
import { type Visitor, visitorOf } from './visitor.ts';

interface OfTest {
  visitor: Visitor;
}

interface OfProject {
  otherBrowser: OtherBrowser;
}

/** The test function for journeys in a browser other than Chromium, each on its own server. */
export const browserTest = test.extend<OfTest, OfProject>({
  otherBrowser: ['firefox', { scope: 'worker', option: true }],
  visitor: async ({ otherBrowser, portal }, use) => {
    const browser = await start(otherBrowser);
    await use(visitorOf(browser, portal.origin));
    await browser.close();
  },
  // The base's own would open a page of Playwright's browser, which need not be there.
  consoleGuard: async ({ portal: _ }, use) => use({ expectError: () => {} }),
  routesLetGo: async ({ portal: _ }, use) => use(undefined),
  inputCost: async ({ portal: _ }, use) => use(undefined),
});

function start(browser: OtherBrowser): Promise<DrivenBrowser> {
  const firefox = programPath('firefox');
  const driver = programPath('webkit');
  const display = programPath('display');
  if (browser === 'firefox' && firefox) return startFirefox(firefox);
  if (browser === 'webkit' && driver && display) return startWebKit({ driver, display });
  throw new Error(`No ${browser} is installed`);
}
