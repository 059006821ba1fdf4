import type { FrameLocator } from '@playwright/test';
import { chromiumLaunchOptions } from '#scripts/chromium.ts';
import { perWorker } from '../perWorker.ts';
import { test } from '../test.ts';
import { type ClubSite, startClubSite } from './clubSite.ts';

/**
 * Origin of a website that the club files of the demo allow (`embedOrigins`). The address 127.0.0.1 is another site than localhost, so
 * the cookies of the portal are third-party cookies here.
 */
const clubOrigin = 'http://127.0.0.1:4400';

interface ClubPages {
  /** Opens the website of a club with these snippets. */
  openClubPage: (...snippets: readonly string[]) => Promise<FrameLocator>;
}

interface ClubSites {
  /** The website of a club. Only the browser of this worker finds it at the allowed origin: it listens on any free port. */
  clubSite: ClubSite;
}

export const clubPages = test.extend<ClubPages, ClubSites>({
  clubSite: perWorker(startClubSite),
  launchOptions: [
    async ({ clubSite }, use) => {
      // Full Chromium, because the headless shell cannot block third-party cookies.
      const { args, ...options } = chromiumLaunchOptions();
      const mapped = `MAP ${new URL(clubOrigin).host} ${new URL(clubSite.strangeOrigin).host}`;
      const more = ['--test-third-party-cookie-phaseout', `--host-resolver-rules=${mapped}`];
      await use({ ...options, args: [...args, ...more] });
    },
    { scope: 'worker' },
  ],
  openClubPage: async ({ page, baseURL, clubSite }, use) => {
    await use(async (...snippets) => {
      clubSite.show({ portal: `${baseURL}`, snippets });
      await page.goto(clubOrigin);
      return page.frameLocator('iframe').first();
    });
  },
});
