import type { Page, Route } from '@playwright/test';
import { logInByHand } from '../support/journey/portalMenus.ts';
import { asRole } from '../support/person/asRole.ts';
import { logIn } from '../support/person/logIn.ts';
import { openForm } from '../support/person/registering.ts';
import { expectAccessible } from '../support/screen/expectAccessible.ts';
import { expectTakenOver } from '../support/screen/openRendered.ts';
import { startsInBrowser } from '../support/server/serverEnvironment.ts';
import { expect, test } from '../support/test.ts';

const salsa = '/arabesk/salsa-starters';

test('the login returns to the full address, with query and hash', async ({ page }) => {
  const path = '/profiel?van=mail#adres';
  await page.goto(path);
  await expect(page).toHaveURL(`/login?${new URLSearchParams({ redirect: path })}`);
  await logInByHand(page, 'docent@example.org');
  await expect(page).toHaveURL(path);
});

test('Back from the login returns to the previous page', async ({ page }) => {
  await page.goto('/arabesk/cursussen');
  await page
    .getByRole('link', { name: /^Winkelmandje/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await page.goBack();
  await expect(page).toHaveURL('/arabesk/cursussen');
});

test('a code logs in, and no later request contains it', async ({ page, browser, baseURL }) => {
  await logIn(page, 'docent@example.org');
  const answer = await page.request.post('/api?q=create_auth_code', { data: {} });
  const { result } = await answer.json();
  const stranger = await browser.newContext({ baseURL: baseURL ?? '' });
  try {
    const opened = await stranger.newPage();
    const bearing: string[] = [];
    opened.on('request', (request) => {
      const isDocument = request.resourceType() === 'document';
      const said = `${isDocument ? '' : request.url()} ${request.headers().referer ?? ''}`;
      if (said.includes(result.auth)) bearing.push(said);
    });
    await opened.goto(`/dashboard?auth=${encodeURIComponent(result.auth)}&van=mail`);
    await expect(opened).toHaveURL('/dashboard?van=mail');
    // Anybody can send a link to their own account, so the portal names the account.
    await expect(
      opened
        .getByText(/^Je bent nu aangemeld als Zoë D.Hondt\. Ben jij dat niet\? Meld je dan af\.$/)
        .first(),
    ).toBeVisible();
    await expect(opened.getByRole('button', { name: /kies gezinslid/ })).toBeVisible();
    expect(bearing).toEqual([]);
  } finally {
    await stranger.close();
  }
});

test('an invalid code leads to the login with a reason', async ({ page, consoleGuard }) => {
  consoleGuard.expectError(/40[0-9]/);
  await page.goto('/dashboard?auth=nergens-goed-voor');
  await expect(page).toHaveURL('/login?redirect=%2Fdashboard');
  await expect(page.getByText('Deze link is niet meer geldig.')).toBeVisible();
  await page.goto('/arabesk?auth=nergens-goed-voor');
  await expect(page).toHaveURL('/arabesk');
  await expect(page.getByRole('heading', { level: 1, name: 'Dansstudio Arabesk' })).toBeVisible();
});

test('an invite logs out, survives the login and opens the invitations', async ({ page }) => {
  await asRole(page, 'teacher');
  await page.goto('/arabesk?invite=u1tn0d1g');
  await expect(page).toHaveURL('/login?redirect=%2Farabesk%2Fuitnodigingen');
  // A login with another redirect still ends at the invitations.
  await page.goto('/login?redirect=%2Fdashboard');
  await logInByHand(page, 'federatie@example.org');
  await expect(page).toHaveURL('/arabesk/uitnodigingen');
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/dashboard');
});

test('a couple invite is kept for after the login, and an invalid one is ignored', async ({ page }) => {
  const kept = () => page.evaluate(() => localStorage.getItem('clubpoort.couple-invite'));
  await page.goto(`${salsa}?ccci=;:`);
  await expect(page).toHaveURL(salsa);
  expect(await kept()).toBeNull();
  await page.goto(`${salsa}?ccci=12;106:1061`);
  await expect(page).toHaveURL(salsa);
  expect(JSON.parse((await kept()) ?? '')).toEqual({ uid: 12, course: 106, tariff: 1061 });
});

test('a course number in the hash opens the course, on arrival and after a change of the hash', async ({
  page,
}) => {
  const list = await page.request.get('/api?q=get_courses&club=1&type=course');
  const { result } = await list.json();
  const { nid, url } = result[0];
  await page.goto(`/arabesk#${nid}`);
  await expect(page).toHaveURL(`/arabesk/${url}`);
  await page.goto('/arabesk/activiteiten');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate((hash) => {
    location.hash = hash;
  }, String(nid));
  await expect(page).toHaveURL(`/arabesk/${url}`);
  await page.goto('/arabesk#999999999999999999999');
  await expect(page.getByRole('heading', { level: 1, name: 'Dansstudio Arabesk' })).toBeVisible();
  await expect(page).toHaveURL('/arabesk#999999999999999999999');
});

test('the webshop and its products are a hash away', async ({ page }) => {
  await page.goto('/arabesk#webshop');
  await expect(page).toHaveURL('/arabesk/webshop');
  await page.goto('/arabesk#webshop-61');
  await expect(page).toHaveURL('/arabesk/webshop/balletschoenen');
});

test('a path without a club continues once a club is chosen', async ({ page }) => {
  await page.goto('/cursussen?dag=ma');
  await expect(page).toHaveURL('/?redirect=%2Fcursussen%3Fdag%3Dma&requiresClub=1');
  await expectAccessible(page);
  await page.getByRole('searchbox', { name: /club/ }).fill('arabesk');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Dansstudio Arabesk/ })
    .click();
  await expect(page).toHaveURL('/arabesk/cursussen?dag=ma');
  await page.goto('/activiteiten?club=arabesk');
  await expect(page).toHaveURL('/arabesk/activiteiten');
});

test('Home continues to the redirect once a member is chosen', async ({ page }) => {
  await asRole(page, 'parent');
  await page.goto('/arabesk/winkelmandje?stap=gegevens');
  await expect(page).toHaveURL(/^[^?]+\/\?redirect=.*requiresMember=1$/);
  await page.getByRole('button', { name: 'Noor Peeters' }).click();
  await expect(page).toHaveURL('/arabesk/winkelmandje?stap=gegevens');
});

test('a member in the address is selected; a member of another family is refused with a message', async ({
  page,
}) => {
  await asRole(page, 'parent');
  await page.goto('/dashboard?uid=3');
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('button', { name: /^Lars Peeters/ })).toBeVisible();
  await page.goto('/dashboard?uid=12');
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText(/iemand buiten je gezin/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Lars Peeters/ })).toBeVisible();
});

test('a failed session check shows a retry and keeps the header', async ({ page, consoleGuard }) => {
  consoleGuard.expectError(/Failed to load resource/);
  await logIn(page, 'docent@example.org');
  await page.route('**/api?q=validate_auth', (route) => route.abort('connectionrefused'));
  await page.goto('/dashboard');
  await expect(page.getByRole('button', { name: 'Opnieuw proberen' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
  await page.unroute('**/api?q=validate_auth');
  await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
  await expect(page.getByRole('button', { name: /kies gezinslid/ })).toBeVisible();
});

test('a session that ends while the portal is open leads to the login', async ({
  page,
  context,
  traffic,
  consoleGuard,
}) => {
  consoleGuard.expectError(/401/);
  await asRole(page, 'teacher');
  await page.goto('/dashboard');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  // Waits for all calls of this screen, which would otherwise be refused first.
  await traffic.toEnd(page);
  await context.clearCookies();
  // The server refuses the calls of the next screen, and the guard handles that.
  await openWithoutLoading(page, '/profiel');
  await expect(page).toHaveURL('/login?redirect=%2Fprofiel');
});

test.describe('code that is missing after a deploy', () => {
  const gone = (route: Route) => route.fulfill({ status: 404, body: '' });

  /** Counts the documents that are loaded, the first one included. */
  function countDocuments(page: Page) {
    const counted = { documents: 0 };
    page.on('request', (request) => {
      if (request.isNavigationRequest()) counted.documents += 1;
    });
    return counted;
  }

  const course = { path: '/arabesk/ballet-6-8', title: 'Ballet 6-8 jaar' };
  // The page of a course shares its stylesheets with the first page.
  const account = { path: '/registreren', title: 'Account aanmaken' };
  for (const [kind, file, { path, title }] of [
    ['a script', '**/assets/CourseRoute-*.js', course],
    ['a stylesheet', '**/assets/*.css', account],
  ] as const) {
    test(`is fetched by exactly one reload: ${kind}`, async ({ page, traffic, consoleGuard }) => {
      consoleGuard.expectError(/Failed to load resource/);
      const counted = countDocuments(page);
      await page.goto('/arabesk');
      await expect(page.getByRole('heading', { level: 1, name: 'Dansstudio Arabesk' })).toBeVisible();
      // After this line only the next screen loads files.
      await traffic.toEnd(page);
      await page.route(file, (route) => (counted.documents === 1 ? gone(route) : route.continue()));
      await openWithoutLoading(page, path);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      expect(counted.documents).toBe(2);
    });
  }

  test('shows a retry after one reload when it stays missing', async ({ page, consoleGuard }) => {
    consoleGuard.expectError(/Failed to load resource/);
    const counted = countDocuments(page);
    await page.goto('/arabesk');
    await page.route('**/assets/CourseRoute-*.js', gone);
    await openWithoutLoading(page, '/arabesk/ballet-6-8');
    await expect(page.getByRole('button', { name: 'Opnieuw proberen' })).toBeVisible();
    await expect(page).toHaveURL('/arabesk/ballet-6-8');
    await expect(page.getByRole('banner')).toBeVisible();
    expect(counted.documents).toBe(2);
  });

  // Leaves the form unsent, because another test may have registered this member.
  test('does not lose a draft', async ({ page, consoleGuard }) => {
    // The missing files may include a lazy-loaded control.
    consoleGuard.expectError(/Failed to load resource|ControlNotLoaded/);
    const counted = countDocuments(page);
    await openForm(page, 'hedendaags-volwassenen', 'An');
    const before = counted.documents;
    await page.getByRole('textbox', { name: 'Wie mogen we bellen?' }).fill('An Peeters, mama');
    await page.route('**/assets/*.js', (route) =>
      counted.documents === before ? gone(route) : route.continue(),
    );
    await openWithoutLoading(page, '/styleguide');
    await expect(page).toHaveURL('/styleguide');
    await expect(page.getByRole('heading', { level: 1, name: 'Stijlgids' })).toBeVisible();
    expect(counted.documents).toBe(before + 1);
    await page.goto('/arabesk/winkelmandje?stap=gegevens');
    await expect(page.getByRole('textbox', { name: 'Wie mogen we bellen?' })).toHaveValue('An Peeters, mama');
  });
});

/** Navigates inside the portal without a page load, as its links do. */
async function openWithoutLoading(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
}

test('a new page starts at its top, whatever the earlier scroll position of the tab', async ({ page }) => {
  await page.goto('/arabesk/cursussen');
  await expect(page.getByRole('status').filter({ hasText: /resultaten/ })).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 600));
  await page.goto('/arabesk/ballet-6-8');
  await expect(page.getByRole('heading', { level: 1, name: 'Ballet 6-8 jaar' })).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('a member in the address is selected after a jump by the hash', async ({ page }) => {
  await asRole(page, 'parent');
  const list = await page.request.get('/api?q=get_courses&club=1&type=course');
  const { nid, url } = (await list.json()).result[0];
  await page.goto(`/arabesk?uid=3#${nid}`);
  await expect(page).toHaveURL(`/arabesk/${url}`);
  await expect(page.getByRole('button', { name: /^Lars Peeters/ })).toBeVisible();
});

test('a member in the address of a visitor is selected after the login', async ({ page }) => {
  await page.goto('/arabesk/cursussen?uid=3');
  await expect(page).toHaveURL('/arabesk/cursussen?uid=3');
  await page.getByRole('banner').getByRole('link', { name: 'Aanmelden' }).click();
  await logInByHand(page, 'ouder@example.org');
  await expect(page).toHaveURL('/arabesk/cursussen');
  await expect(page.getByRole('button', { name: /^Lars Peeters/ })).toBeVisible();
});

test('an invite and a couple invite in one address are both kept for after the login', async ({ page }) => {
  await asRole(page, 'teacher');
  await page.goto(`${salsa}?invite=u1tn0d1g&ccci=12;106:1061`);
  await expect(page).toHaveURL('/login?redirect=%2Farabesk%2Fuitnodigingen');
  const kept = await page.evaluate(() => localStorage.getItem('clubpoort.couple-invite'));
  expect(JSON.parse(kept ?? '')).toEqual({ uid: 12, course: 106, tariff: 1061 });
});

test('a signed link to a federation logs out a blocked account and opens', async ({ page, consoleGuard }) => {
  // The signature of this link is invalid, so the server refuses it.
  consoleGuard.expectError(/40\d/);
  await logIn(page, 'geblokkeerd@example.org');
  await page.goto('/c/dansfederatie?hash=x&uid=12&uids=12');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Aanmelden' })).toBeVisible();
  await expect(page.getByText('Jouw account is geblokkeerd')).toHaveCount(0);
});

test('an address is normalised: Home opens a club, and capitals and double slashes are corrected', async ({
  page,
}) => {
  await page.goto('/?club=arabesk');
  await expect(page).toHaveURL('/arabesk');
  await page.goto('/Arabesk//Cursussen?dag=ma');
  await expect(page).toHaveURL('/arabesk/cursussen?dag=ma');
});

test('Home asks for a login and continues to the redirect after it', async ({ page }) => {
  await page.goto('/?redirect=%2Fdashboard&requiresAuth=1');
  await expect(page.getByText('Meld je aan, dan brengen we je naar de juiste pagina.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Aanmelden' }).click();
  await logInByHand(page, 'docent@example.org');
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/?redirect=%2Fdashboard&requiresAuth=1');
  await expect(page).toHaveURL('/dashboard');
});

test.describe('a page that starts in the browser', () => {
  test.use(startsInBrowser);

  test('a club that fails to load leads to Home, which continues once the club loads', async ({
    page,
    consoleGuard,
  }) => {
    consoleGuard.expectError(/Failed to load resource/);
    await page.route('**/api?q=get_club_by_url*', (route) =>
      route.fulfill({ status: 502, body: 'Bad gateway' }),
    );
    await page.goto('/arabesk/cursussen?dag=ma');
    await expect(page).toHaveURL('/?redirect=%2Farabesk%2Fcursussen%3Fdag%3Dma&requiresClub=1');
    await expect(page.getByText('We konden deze club niet laden.')).toBeVisible();
    await expectAccessible(page);
    await page.unroute('**/api?q=get_club_by_url*');
    await expect(page).toHaveURL('/arabesk/cursussen?dag=ma');
  });
});

test('a club in the query sets the brand and the link back', async ({ page }) => {
  await asRole(page, 'teacher');
  await page.goto('/de-zwaluw');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/dashboard?club=arabesk');
  const banner = page.getByRole('banner');
  await expect(banner.getByRole('link', { name: 'Dansstudio Arabesk', exact: true })).toBeVisible();
  const way = banner.getByRole('link', { name: /^Terug naar/ });
  if ((page.viewportSize()?.width ?? 0) >= 768) await expect(way).toHaveText('Terug naar Dansstudio Arabesk');
});

test('an unknown club returns 404 with a page that explains it', async ({ page, consoleGuard }) => {
  consoleGuard.expectError(/404/);
  const answer = await page.goto('/bestaat-niet');
  expect(answer?.status()).toBe(404);
  await expect(page.getByText(/^We vonden deze club niet/)).toBeVisible();
});

test('the footer leads to the terms, the privacy text, the cookies and the withdrawal', async ({
  page,
  context,
}) => {
  await page.goto('/arabesk');
  for (const name of ['Gebruiksvoorwaarden', 'Privacy', 'Cookies', 'Herroepen']) {
    const opened = context.waitForEvent('page');
    await page.getByRole('contentinfo').getByRole('link', { name }).click();
    const tab = await opened;
    await expect(tab.getByRole('heading', { level: 1, name })).toBeVisible();
    await expectAccessible(tab);
    await tab.close();
  }
});

test('a visitor changes to another club from the sidebar', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/de-zwaluw');
  // The portal remembers a club once its page has started in the browser.
  await expectTakenOver(page);
  await page.goto('/arabesk');
  await page.getByRole('button', { name: /^Dansstudio Arabesk,/ }).click();
  await page.getByRole('link', { name: 'Turnkring De Zwaluw' }).click();
  await expect(page).toHaveURL('/de-zwaluw');
});
