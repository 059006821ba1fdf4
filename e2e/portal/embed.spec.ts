import { readFile } from 'node:fs/promises';
import { family } from '../support/person/registering.ts';
import {
  boxOfFrame,
  callsOf,
  expectToFit,
  frameElement,
  logInByWindow,
  pressLogin,
} from '../support/screen/clubFrame.ts';
import { expectAccessible } from '../support/screen/expectAccessible.ts';
import { expectClosedBy } from '../support/screen/expectClosedBy.ts';
import { clubPages } from '../support/server/clubPages.ts';
import { expect } from '../support/test.ts';

const darkCourses = 'data-club="arabesk" data-page="cursussen" data-hide-aside="1" data-dark="1"';
const lightCourses = 'data-club="arabesk" data-page="cursussen" data-hide-aside="1"';

clubPages(
  'a club shows its courses on its own website, dark in a light browser and with the height of the content',
  async ({ page, openClubPage }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    const frame = await openClubPage(darkCourses);
    await expect(frame.getByRole('heading', { level: 1, name: 'Cursussen' })).toBeVisible();
    await expect(frame.getByRole('status').filter({ hasText: '15 resultaten' })).toBeVisible();
    await expect(frame.locator('html')).toHaveCSS('color-scheme', 'dark');
    await expect(frame.locator('html')).toHaveCSS('background-color', 'rgb(20, 22, 26)');
    await expect(frame.getByRole('navigation')).toHaveCount(0);
    await expect(frame.getByRole('link', { name: /zoek een club/i })).toHaveCount(0);
    await expect(frameElement(page)).toHaveAttribute('title', 'Inschrijvingen');
    await expectToFit(page, frame);

    const { height: ofAll } = await boxOfFrame(page);
    await frame.getByRole('searchbox', { name: 'Zoek een cursus' }).fill('Ballet 6-8');
    await expect(frame.getByRole('status').filter({ hasText: '1 resultaat' })).toBeVisible();
    await expectToFit(page, frame);
    expect((await boxOfFrame(page)).height).toBeLessThan(ofAll / 2);
    await expectAccessible(page);
  },
);

clubPages('another screen in the frame starts inside the viewport', async ({ page, openClubPage }) => {
  const frame = await openClubPage(lightCourses);
  const last = frame.getByRole('main').getByRole('listitem').getByRole('link').last();
  await last.scrollIntoViewIfNeeded();
  await last.click();
  await expect(frame.getByRole('heading', { level: 1, name: 'Cursussen' })).toBeHidden();
  await expect(async () => {
    expect((await boxOfFrame(page)).y).toBeGreaterThan(-2);
  }).toPass();
  await expect(frame.getByRole('heading', { level: 1 })).toBeInViewport();
  await expectToFit(page, frame);
  // A frame without navigation has a way back of its own, except on its first page.
  const back = frame.getByRole('button', { name: 'Terug', exact: true });
  await back.click();
  await expect(frame.getByRole('heading', { level: 1, name: 'Cursussen' })).toBeVisible();
  await expect(back).toBeHidden();
});

clubPages(
  'a parent logs in through a window and reaches the form without any cookie in the frame (5 taps, 3 fields)',
  { tag: '@loop' },
  async ({ page, openClubPage }) => {
    const calls = callsOf(page);
    const frame = await openClubPage(lightCourses);
    await frame.getByRole('searchbox', { name: 'Zoek een cursus' }).fill('Ballet 6-8');
    // Waits until the address contains the search.
    await expect(frame.getByRole('link', { name: 'Aanmelden' })).toHaveAttribute('href', /zoek/);
    await frame.getByRole('main').getByRole('link', { name: 'Ballet 6-8 jaar' }).click();
    await expect(frame.getByRole('heading', { level: 1, name: 'Ballet 6-8 jaar' })).toBeVisible();
    await frame.getByRole('button', { name: /^Inschrijven/ }).click();

    await expect(frame.getByText('Je meldt je aan in een apart venster')).toBeVisible();
    await expect(frame.getByLabel('Wachtwoord')).toHaveCount(0);
    await expectAccessible(page);
    await logInByWindow(page, frame);

    await expect(frame.getByRole('heading', { level: 1, name: 'Ballet 6-8 jaar' })).toBeVisible();
    await frame.getByRole('group', { name: 'Voor wie?' }).getByRole('radio', { name: 'Lars' }).check();
    await frame.getByRole('button', { name: /^Inschrijven/ }).click();
    await expect(frame.getByRole('heading', { level: 1, name: 'Gegevens van Lars' })).toBeVisible();
    await expect(frame.getByRole('region', { name: 'Over Lars' })).toContainText('VoornaamLars');
    await expectToFit(page, frame);

    const headers = await Promise.all(
      calls.map(async (call) => [call.url(), await call.allHeaders()] as const),
    );
    expect(headers.filter(([, sent]) => 'cookie' in sent).map(([url]) => url)).toEqual([]);
    const ofForm = headers.find(([url]) => url.includes('q=get_combined_course_registration_form'));
    expect(ofForm?.[1].authorization).toMatch(/^Bearer \S{20,}$/);
    // Proves that the browser blocks third-party cookies in the frame.
    const kept = await frame.locator('body').evaluate(() => {
      // biome-ignore lint/suspicious/noDocumentCookie: whether it can be set is the question
      document.cookie = 'probe=1; Path=/; SameSite=Lax';
      return document.cookie;
    });
    expect(kept).toBe('');
  },
);

clubPages(
  'a reload ends the session of the frame, one press in the window restores it, and a logout ends that of the window too',
  async ({ page, openClubPage, consoleGuard }) => {
    consoleGuard.expectError(/401/);
    let frame = await openClubPage(lightCourses);
    const openWindow = async () => {
      const opening = page.waitForEvent('popup');
      await frame.getByRole('button', { name: 'Meld je aan in een nieuw venster' }).click();
      return opening;
    };
    const member = () => frame.getByRole('button', { name: /kies gezinslid/i });
    await pressLogin(frame);
    await logInByWindow(page, frame);
    await expect(member()).toBeVisible();

    await page.reload();
    frame = page.frameLocator('iframe').first();
    await pressLogin(frame);
    const popup = await openWindow();
    await expect(popup.getByRole('heading', { level: 1, name: /^Doorgaan als An Peeters\?$/ })).toBeVisible();
    await expectAccessible(popup);
    await expectClosedBy(popup, () => popup.getByRole('button', { name: 'Doorgaan als An Peeters' }).click());

    await member().click();
    // A logout loads the frame anew: a press on the old page would be lost.
    await frame.locator('html').evaluate((html) => html.setAttribute('data-old', ''));
    await frame.getByRole('button', { name: 'Afmelden' }).click();
    await expect(frame.locator('html[data-old]')).toHaveCount(0);
    await pressLogin(frame);
    await expect((await openWindow()).getByLabel('E-mailadres', { exact: true })).toBeVisible();
  },
);

clubPages(
  'a frame that loads a page anew has no links before its scripts run: they lead to pages that no frame may show',
  async ({ page, openClubPage }) => {
    const frame = await openClubPage(lightCourses);
    await expect(frame.getByRole('link', { name: 'Aanmelden' })).toBeVisible();
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route('**/assets/entry-*.js', async (route) => {
      await promise;
      await route.continue();
    });
    // As a logout does.
    await frame.locator('html').evaluate(() => window.location.replace('/arabesk'));
    await expect(frame.locator('#root')).toHaveText('Dansstudio Arabesk · Clubpoort');
    await expect(frame.getByRole('link')).toHaveCount(0);
    resolve();
    await expect(frame.getByRole('link', { name: 'Aanmelden' })).toBeVisible();
  },
);

clubPages('a blocked login window is replaced by a link', async ({ page, openClubPage }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  const frame = await openClubPage(lightCourses);
  await pressLogin(frame);
  await frame.getByRole('button', { name: 'Meld je aan in een nieuw venster' }).click();
  await expect(frame.getByRole('alert')).toContainText('hield het venster tegen');
  await expectAccessible(page);
  const opening = page.waitForEvent('popup');
  await frame.getByRole('link', { name: 'Open het venster zelf' }).click();
  const popup = await opening;
  await popup.getByLabel('E-mailadres', { exact: true }).fill(family);
  await popup.getByLabel('Wachtwoord', { exact: true }).fill('demo-wachtwoord');
  await popup.getByRole('main').getByRole('button', { name: 'Aanmelden' }).click();
  await expect(frame.getByRole('button', { name: /kies gezinslid/i })).toBeVisible();
});

clubPages(
  'an agenda file downloads from the frame without a cookie, and a personal page opens outside the frame',
  async ({ page, openClubPage }) => {
    const frame = await openClubPage('data-club="arabesk"');
    await pressLogin(frame);
    await logInByWindow(page, frame);
    const more = frame.getByRole('button', { name: 'Meer' });
    const calendar = frame.getByRole('link', { name: 'Kalender' });
    // The login returns to the page of the club. A menu that was opened before would close with that navigation.
    await expect(frame.getByRole('heading', { level: 1, name: 'Dansstudio Arabesk' })).toBeVisible();
    await expect(more.or(calendar).first()).toBeVisible();
    if (await more.isVisible()) await more.click();
    const loaded = page.waitForResponse(/q=get_calendar&/);
    await calendar.click();
    await loaded;
    // The frame grows with its content. A press while that moves the button is lost.
    await expect(frame.getByRole('main').getByText('Lars').first()).toBeVisible();
    await expectToFit(page, frame);
    const download = page.waitForEvent('download');
    await frame.getByRole('button', { name: 'Zet in je agenda' }).click();
    const file = await readFile(await (await download).path(), 'utf8');
    expect(file).toMatch(/^BEGIN:VCALENDAR/);
    expect(file).toContain('(Lars)');
    await expect(frame.getByRole('heading', { level: 1, name: 'Kalender' })).toBeVisible();

    await frame.getByRole('button', { name: /kies gezinslid/i }).click();
    await frame.getByRole('link', { name: 'Voeg een gezinslid toe' }).click();
    await expect(frame.getByRole('heading', { level: 1, name: /opent in een nieuw tabblad/ })).toBeVisible();
    const opening = page.waitForEvent('popup');
    await frame.getByRole('link', { name: 'Open in een nieuw tabblad' }).click();
    const tab = await opening;
    await expect(tab).toHaveURL(/\/profiel\/gezinslid-toevoegen(\?|$)/);
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
  },
);

clubPages('a frame without a club starts with Home to choose one', async ({ page, openClubPage }) => {
  const frame = await openClubPage('');
  await expect(frame.getByRole('heading', { level: 1, name: 'Zoek je club' })).toBeVisible();
  await frame.getByRole('searchbox', { name: /club/ }).fill('dolfijn');
  await frame.getByRole('main').getByRole('link', { name: 'Zwemclub De Dolfijn' }).click();
  await expect(frame.getByRole('heading', { level: 1, name: 'Zwemclub De Dolfijn' })).toBeVisible();
  await expectToFit(page, frame);
});

clubPages('overlays of a long frame open inside the viewport', async ({ page, openClubPage }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const frame = await openClubPage('data-club="arabesk" data-page="cursussen"');
  await expect(frame.getByRole('status').filter({ hasText: '15 resultaten' })).toBeVisible();
  await expectToFit(page, frame);
  await page.mouse.move(200, 400);
  await page.evaluate(() => window.scrollTo(0, 1800));
  const more = frame.getByRole('button', { name: 'Meer' });
  await expect(more).toBeInViewport();
  await more.click();
  const menu = frame.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  const box = await menu.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual(-1);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(845);
  await expectAccessible(page);
});

clubPages('two frames on one page stay independent, also after a reload', async ({ page, openClubPage }) => {
  await openClubPage(darkCourses, 'data-club="de-dolfijn" data-title="Onze zwemlessen"');
  const [first, second] = [page.frameLocator('iframe').nth(0), page.frameLocator('iframe').nth(1)];
  const expectBoth = async () => {
    await expect(first.getByRole('heading', { level: 1, name: 'Cursussen' })).toBeVisible();
    await expect(first.locator('html')).toHaveCSS('color-scheme', 'dark');
    await page.locator('iframe').nth(1).scrollIntoViewIfNeeded();
    await expect(second.getByRole('heading', { level: 1, name: 'Zwemclub De Dolfijn' })).toBeVisible();
    await expect(second.locator('html')).toHaveCSS('color-scheme', 'light dark');
  };
  await expectBoth();
  await expect(page.locator('iframe').nth(1)).toHaveAttribute('title', 'Onze zwemlessen');
  for (const frame of page.frames().slice(1)) await frame.evaluate(() => window.location.reload());
  await expectBoth();
  await expect(first.getByRole('navigation')).toHaveCount(0);
});

clubPages(
  'a website that no club has listed shows a link instead of the frame',
  async ({ page, baseURL, clubSite, consoleGuard }) => {
    consoleGuard.expectError(/frame-ancestors/);
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
    });
    clubSite.show({ portal: `${baseURL}`, snippets: [darkCourses] });
    await page.goto(clubSite.strangeOrigin);
    const link = page.getByRole('link', { name: 'Open de inschrijvingen in een nieuw tabblad' });
    await expect(link).toHaveAttribute('href', `${baseURL}/arabesk/cursussen`, { timeout: 20_000 });
    await expect(page.frameLocator('iframe').getByText('Cursussen')).toHaveCount(0);
    expect(warnings.join()).toContain(`is ${clubSite.strangeOrigin} on the club's list`);
  },
);
