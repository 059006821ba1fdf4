import type { FrameLocator } from '@playwright/test';
import { test } from '../test.ts';
import { type ClubSite, startClubSite } from './clubSite.ts';

// The address 127.0.0.1 is another site than localhost, so the cookies of the portal are third-party cookies here.
const clubPort = 4400;
const clubSite = `http://127.0.0.1:${clubPort}/`;

/** Opens a website of a club with these snippets. The website stops after the test. */
export const clubPages = test.extend<{
  openClubPage: (...snippets: readonly string[]) => Promise<FrameLocator>;
}>({
  openClubPage: async ({ page, baseURL }, use) => {
    const sites: ClubSite[] = [];
    await use(async (...snippets) => {
      sites.push(await startClubSite({ port: clubPort, portal: `${baseURL}`, snippets }));
      await page.goto(clubSite);
      return page.frameLocator('iframe').first();
    });
    for (const site of sites) await site.stop();
  },
});
