/**
 * Measures how long the portal takes to decide a navigation, and to paint a screen whose code and data are already cached.
 * Usage: node --conditions=club-source bench/portal.ts <origin of a running portal>
 */
import { chromium, type Page } from 'playwright';
import { chromiumLaunchOptions } from '#scripts/chromium.ts';
import { decideNavigation } from '#src/app/guards/decideNavigation.ts';
import type { NavigationInput } from '#src/app/guards/decision/navigationInput.ts';
import { reportTimes } from './measure/reportTimes.ts';

const goals = { decision: 0.1, screenChange: 100 } as const;

/** A visit that passes every question, which is the longest path through the decision. */
const visit: NavigationInput = {
  address: {
    origin: 'http://localhost',
    pathname: '/arabesk/cursussen',
    search: '?dag=ma&leeftijd=8&zoek=ballet',
    hash: '#boven',
  },
  params: { club: 'arabesk' },
  route: { title: 'Cursussen' },
  code: undefined,
  asksAccount: false,
  wantedEmbedding: undefined,
  embedding: undefined,
  session: {
    known: { user: undefined, federationMembers: [], federations: {}, adminUrl: undefined, paysOnline: true },
  },
  family: { known: [] },
  chosen: undefined,
  club: 'unknown',
  blockedClubs: { known: ['de-dolfijn'] },
  course: { known: null },
  invitingClub: undefined,
};

const portal = process.argv[2];
if (portal === undefined) throw new Error('Which portal? E.g. http://localhost:3000');

reportTimes({ name: 'Decision of a navigation', below: goals.decision }, decisions(20_000));
const browser = await chromium.launch(chromiumLaunchOptions());
try {
  const page = await browser.newPage({ baseURL: portal });
  reportTimes(
    { name: 'Screen change on a warm cache, click to paint', below: goals.screenChange },
    await screenChanges(page, 20),
  );
} finally {
  await browser.close();
}

function decisions(count: number): readonly number[] {
  return Array.from({ length: count }, () => {
    const start = performance.now();
    decideNavigation(visit);
    return performance.now() - start;
  });
}

/** Switches between the club page and its courses, both already visited. */
async function screenChanges(page: Page, rounds: number): Promise<readonly number[]> {
  await page.goto('/arabesk/cursussen');
  await page.getByRole('main').getByRole('link', { name: 'Ballet 6-8 jaar' }).waitFor();
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const [link, heading] of [
      ['Overzicht', 'Dansstudio Arabesk'],
      ['Cursussen', 'Cursussen'],
    ] as const) {
      const time = await page.evaluate(clickToPaint, { link, heading });
      if (round > 0) times.push(time);
    }
  }
  return times;
}

/** Runs in the page: milliseconds until the browser painted the new heading. */
function clickToPaint({ link, heading }: { link: string; heading: string }): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>();
  const target = [...document.querySelectorAll('nav a')].find((one) => one.textContent?.trim() === link);
  if (!(target instanceof HTMLElement)) throw new Error(`No link ${link}`);
  const start = performance.now();
  target.click();
  const look = () => {
    if (document.querySelector('h1')?.textContent?.trim() !== heading) return requestAnimationFrame(look);
    // The task after the frame with the heading runs once the frame is painted.
    return setTimeout(() => resolve(performance.now() - start));
  };
  look();
  return promise;
}
