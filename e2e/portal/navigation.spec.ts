import type { Page, Route } from '@playwright/test';
import { logInByHand, selected } from '../support/journey/portalMenus.ts';
import { asRole } from '../support/person/asRole.ts';
import { logIn } from '../support/person/logIn.ts';
import { family, openForm } from '../support/person/registering.ts';
import { expectAccessible } from '../support/screen/expectAccessible.ts';
import { expect, test } from '../support/test.ts';

const salsa = '/arabesk/salsa-starters';

test('the login returns to the full address and selects its member; Back from it leads to the previous page', async ({
  page,
}) => {
  await page.goto('/arabesk/cursussen');
  await page
    .getByRole('link', { name: /^Winkelmandje/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await page.goBack();
  await expect(page).toHaveURL('/arabesk/cursussen');

  const path = '/profiel?van=mail&uid=3#adres';
  await page.goto(path);
  await expect(page).toHaveURL(`/login?${new URLSearchParams({ redirect: path })}`);
  await logInByHand(page, family);
  await expect(page).toHaveURL('/profiel?van=mail#adres');
  await expect(selected(page, 'Lars Peeters')).toBeVisible();
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

test('an invite logs out, survives the login and opens the invitations; a couple invite beside it is kept', async ({
  page,
}) => {
  await asRole(page, 'teacher');
  await page.goto(`${salsa}?invite=u1tn0d1g&ccci=12;106:1061`);
  await expect(page).toHaveURL('/login?redirect=%2Farabesk%2Fuitnodigingen');
  const kept = await page.evaluate(() => localStorage.getItem('clubpoort.couple-invite'));
  expect(JSON.parse(kept ?? '')).toEqual({ uid: 12, course: 106, tariff: 1061 });
  // A login with another redirect still ends at the invitations.
  await page.goto('/login?redirect=%2Fdashboard');
  await logInByHand(page, 'federatie@example.org');
  await expect(page).toHaveURL('/arabesk/uitnodigingen');
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/dashboard');
});

test('a number in the hash opens a course, on arrival and after a change of the hash, or a product', async ({
  page,
}) => {
  await asRole(page, 'parent');
  const list = await page.request.get('/api?q=get_courses&club=1&type=course');
  const { nid, url } = (await list.json()).result[0];
  await page.goto(`/arabesk?uid=3#${nid}`);
  await expect(page).toHaveURL(`/arabesk/${url}`);
  await expect(selected(page, 'Lars Peeters')).toBeVisible();
  await page.goto('/arabesk/activiteiten');
  await expect(page.getByRole('heading', { level: 1, name: 'Activiteiten' })).toBeVisible();
  await page.evaluate((hash) => {
    location.hash = hash;
  }, String(nid));
  await expect(page).toHaveURL(`/arabesk/${url}`);
  await page.goto('/arabesk#webshop-61');
  await expect(page).toHaveURL('/arabesk/webshop/balletschoenen');
});

test('Home asks for a club, a login and a member, and continues to the page that was asked for', async ({
  page,
}) => {
  await page.goto('/cursussen?dag=ma');
  await expect(page).toHaveURL('/?redirect=%2Fcursussen%3Fdag%3Dma&requiresClub=1');
  await expectAccessible(page);
  await page.getByRole('searchbox', { name: /club/ }).fill('arabesk');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Dansstudio Arabesk/ })
    .click();
  await expect(page).toHaveURL('/arabesk/cursussen?dag=ma');

  await page.goto('/?redirect=%2Fdashboard&requiresAuth=1');
  await expect(page.getByText('Meld je aan, dan brengen we je naar de juiste pagina.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Aanmelden' }).click();
  await logInByHand(page, family);
  await expect(page).toHaveURL('/dashboard');

  await page.goto('/arabesk/winkelmandje?stap=gegevens');
  await expect(page).toHaveURL(/^[^?]+\/\?redirect=.*requiresMember=1$/);
  await page.getByRole('button', { name: 'Noor Peeters' }).click();
  await expect(page).toHaveURL('/arabesk/winkelmandje?stap=gegevens');
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

  test('is fetched by exactly one reload: a stylesheet; and shows a retry when a script stays missing', async ({
    page,
    traffic,
    consoleGuard,
  }) => {
    consoleGuard.expectError(/Failed to load resource/);
    const counted = countDocuments(page);
    await page.goto('/arabesk');
    await expect(page.getByRole('heading', { level: 1, name: 'Dansstudio Arabesk' })).toBeVisible();
    // After this line only the next screen loads files.
    await traffic.toEnd(page);
    await page.route('**/assets/*.css', (route) =>
      counted.documents === 1 ? gone(route) : route.continue(),
    );
    // The page of a course shares its stylesheets with the first page.
    await openWithoutLoading(page, '/registreren');
    await expect(page.getByRole('heading', { level: 1, name: 'Account aanmaken' })).toBeVisible();
    expect(counted.documents).toBe(2);

    // A tab reloads once. What is still missing then is left to the person.
    await page.route('**/assets/CourseRoute-*.js', gone);
    await openWithoutLoading(page, '/arabesk/ballet-6-8');
    await expect(page.getByRole('button', { name: 'Opnieuw proberen' })).toBeVisible();
    await expect(page).toHaveURL('/arabesk/ballet-6-8');
    await expect(page.getByRole('banner')).toBeVisible();
    expect(counted.documents).toBe(2);
  });

  // Leaves the form unsent, because another test may have registered this member.
  test('is fetched by exactly one reload: a script, without the loss of a draft', async ({
    page,
    consoleGuard,
  }) => {
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
