import type { Page } from '@playwright/test';
import { memberMenu } from '../journey/portalMenus.ts';
import { logIn } from '../person/logIn.ts';
import { mailedLink } from '../person/mailedLink.ts';
import { registerNewAccount } from '../person/newAccount.ts';
import { answerEverything, chooseFor, family } from '../person/registering.ts';
import { expectClosedBy } from '../screen/expectClosedBy.ts';
import { unfoldBanner } from '../screen/unfoldBanner.ts';
import { expect } from '../test.ts';
import { apology, expectApology, expectRetry, type FaultyCall, retry } from './faultyCall.ts';

/** Els, who has an unpaid order. */
const debtor = 'federatie@example.org';
const debtorsClub = 4;
const booklet = '/arabesk/formulieren/programmaboekje-aanvragen';
const nonce = 'aaaaaaaaaaaaaaaaaaaa';

const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const box = (page: Page, name: string) => page.getByRole('combobox', { name });
const attest = {
  name: 'attest.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 10 10]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
  ),
};

async function typeAddress(page: Page): Promise<void> {
  await field(page, 'Straat').fill('Burgstraat');
  await field(page, 'Huisnummer').fill('12');
  await box(page, 'Postcode').fill('9000');
  await box(page, 'Postcode').press('Tab');
  await box(page, 'Gemeente').fill('Gent');
  await box(page, 'Gemeente').press('Tab');
}

async function expectAddressKept(page: Page): Promise<void> {
  await expect(field(page, 'Straat')).toHaveValue('Burgstraat');
  await expect(field(page, 'Huisnummer')).toHaveValue('12');
  await expect(box(page, 'Postcode')).toHaveValue('9000');
  await expect(box(page, 'Gemeente')).toHaveValue('Gent');
}

async function lookUpAnother(page: Page): Promise<void> {
  await field(page, 'Huisnummer').fill('14');
  await field(page, 'Huisnummer').press('Tab');
  await expect(page.getByText('Dit adres klopt.')).toBeVisible();
}

const certificate = (page: Page) => page.getByRole('group', { name: /Medisch attest/ });

const unreadNews = (page: Page) =>
  page
    .getByRole('list', { name: 'Berichten' })
    .getByRole('listitem')
    .filter({ hasText: 'Woensdag dansen we' })
    .getByText('Ongelezen');

/** Calls that only help: without them, the screen still works. */
const helping: readonly FaultyCall[] = [
  withoutList('an address in a form, without the list of countries', 'get_countries'),
  withoutList('an address in a form, without the list of places', 'get_addresses'),
  {
    screen: 'the validation of an address in a form',
    operation: 'validate_address',
    open: (page) => page.goto(booklet).then(() => undefined),
    async fail(page) {
      await typeAddress(page);
      await expect(
        page.getByText('We konden dit adres niet nakijken. Je kan gewoon verdergaan.').first(),
      ).toBeVisible();
      await expectAddressKept(page);
    },
    recover: lookUpAnother,
  },
  {
    screen: 'the alert for an open invoice',
    operation: 'get_last_unpaid_order',
    open: (page) => logIn(page, debtor),
    async fail(page) {
      await page.goto('/de-dolfijn');
      await expect(page.getByRole('heading', { level: 1, name: 'De Dolfijn' })).toBeVisible();
      await expect(page.getByText('Je hebt een openstaande kostennota')).toHaveCount(0);
    },
    async recover(page) {
      await page.reload();
      await expect(page.getByText('Je hebt een openstaande kostennota')).toBeVisible();
    },
  },
  {
    screen: 'a message that is marked as read',
    operation: 'read_communication',
    open: (page) => logIn(page, 'docent@example.org'),
    async fail(page) {
      await page.goto('/communication/arabesk/nieuws');
      await expect(page.getByRole('heading', { level: 2, name: 'Waar moet je zijn?' })).toBeVisible();
      await page.goto('/communication');
      await expect(unreadNews(page)).toBeVisible();
    },
    async recover(page) {
      const read = page.waitForResponse('**/api?q=read_communication');
      await page.goto('/communication/arabesk/nieuws');
      await read;
      await page.goto('/communication');
      await expect(page.getByRole('list', { name: 'Berichten' })).toBeVisible();
      await expect(unreadNews(page)).toHaveCount(0);
    },
  },
  {
    screen: 'the clubs of an account on Home',
    operation: 'get_clubs_for_user',
    open: (page) => logIn(page, family),
    async fail(page) {
      await page.goto('/');
      await expect(page.getByRole('searchbox', { name: /club/ })).toBeVisible();
    },
    async recover(page) {
      await page.reload();
      await expect(page.getByRole('main').getByRole('link', { name: /Dansstudio Arabesk/ })).toBeVisible();
    },
  },
];

/** Calls that fill a separate part of a screen. */
const ownPlace: readonly FaultyCall[] = [
  {
    screen: 'the search for a club',
    operation: 'search_clubs',
    open: (page) => page.goto('/').then(() => undefined),
    async fail(page) {
      await page.getByRole('searchbox', { name: /club/ }).fill('arabesk');
      await expectRetry(page);
      await expect(page.getByRole('searchbox', { name: /club/ })).toHaveValue('arabesk');
    },
    async recover(page) {
      await retry(page);
      await expect(page.getByRole('main').getByRole('link', { name: /Dansstudio Arabesk/ })).toBeVisible();
    },
  },
  {
    screen: 'the confirmation of an order',
    operation: 'get_order',
    open: (page) => logIn(page, debtor),
    async fail(page) {
      const answer = await page.request.get(`/api?q=get_last_unpaid_order&club=${debtorsClub}`);
      await page.goto(`/bevestiging/${(await answer.json()).result.oid}`);
      await expectRetry(page);
    },
    async recover(page) {
      await retry(page);
      await expect(page.getByText('Gestructureerde mededeling', { exact: true })).toBeVisible();
    },
  },
  {
    screen: 'an invoice',
    operation: 'get_invoice',
    open: (page) => logIn(page, debtor),
    async fail(page) {
      const answer = await page.request.get(`/api?q=get_last_unpaid_order&club=${debtorsClub}`);
      await page.goto(`/kostennota-s?nota=${(await answer.json()).result.oid}`);
      await expectRetry(page);
    },
    async recover(page) {
      await retry(page);
      await expect(page.getByRole('heading', { level: 1, name: /^Kostennota KN-/ })).toBeVisible();
    },
  },
  ofDownload({
    screen: 'the download of a certificate',
    operation: 'download_certificate',
    login: debtor,
    path: '/attesten',
    button: /^Download/,
    fileName: /^(Fiscaal attest|Attest ziekenfonds) \d{4} – .+\.pdf$/,
  }),
  ofDownload({
    screen: 'the download of a ticket',
    operation: 'download_ticket',
    login: family,
    path: '/arabesk/tickets',
    button: /^Download het ticket van Lars/,
    fileName: /^Ticket Generale repetitie – .+\.pdf$/,
  }),
  ofDownload({
    screen: 'the download of an agenda file',
    operation: 'download_calendar',
    login: family,
    path: '/calendar',
    button: /^Zet in je agenda/,
    fileName: /^kalender-\d{4}-\d{2}-01\.ics$/,
  }),
  {
    screen: 'the upload of a file in a form',
    operation: 'save_question_files',
    async open(page) {
      await logIn(page, family);
      await chooseFor(page, {
        course: 'ballet-volwassenen-gevorderden',
        member: 'An',
        tariff: 'Heel seizoen',
      });
      await page.getByRole('link', { name: /^Verder/ }).click();
      await answerEverything(page);
    },
    async fail(page) {
      await certificate(page).locator('input[type=file]').first().setInputFiles([attest]);
      const entry = certificate(page).getByRole('listitem').filter({ hasText: 'attest.pdf' });
      await expect(entry.getByRole('button', { name: /opnieuw/i })).toBeVisible({ timeout: 30_000 });
    },
    async recover(page) {
      const entry = certificate(page).getByRole('listitem').filter({ hasText: 'attest.pdf' });
      await entry.getByRole('button', { name: /opnieuw/i }).click();
      await expect(certificate(page).getByText('Toegevoegd', { exact: true })).toBeVisible();
    },
  },
  {
    screen: 'the member menu',
    operation: 'logout',
    async open(page) {
      await logIn(page, family);
      await page.goto('/arabesk');
    },
    async fail(page) {
      await memberMenu(page).click();
      await page.getByRole('button', { name: 'Afmelden' }).click();
      await expect(page.getByRole('log').getByText(apology)).toBeVisible();
      await expect(memberMenu(page)).toBeVisible();
    },
    async recover(page) {
      const logout = page.getByRole('button', { name: 'Afmelden' });
      if (!(await logout.isVisible())) await memberMenu(page).click();
      await logout.click();
      await expect(page.getByRole('link', { name: 'Aanmelden' }).first()).toBeVisible();
    },
  },
  {
    screen: 'the logout from all devices',
    operation: 'log_out_everywhere',
    async open(page) {
      await logIn(page, family);
      await page.goto('/profiel');
    },
    async fail(page) {
      await page.getByRole('button', { name: 'Overal afmelden' }).click();
      const dialog = page.getByRole('dialog', { name: 'Overal afmelden?' });
      await dialog.getByRole('button', { name: 'Overal afmelden' }).click();
      await expect(dialog.getByRole('alert').filter({ hasText: apology })).toBeVisible();
    },
    async recover(page) {
      const dialog = page.getByRole('dialog', { name: 'Overal afmelden?' });
      await dialog.getByRole('button', { name: 'Overal afmelden' }).click();
      await expect(page.getByRole('link', { name: 'Aanmelden' }).first()).toBeVisible();
    },
  },
  {
    screen: 'the mail that confirms an address',
    operation: 'send_mail_confirmation',
    async open(page) {
      await registerNewAccount(page);
      await page.goto('/arabesk');
      await unfoldBanner(page, 'Bevestig je e-mailadres');
    },
    async fail(page) {
      await page.getByRole('button', { name: 'Stuur de mail opnieuw' }).click();
      await expect(page.getByRole('log').getByText(apology)).toBeVisible();
    },
    async recover(page) {
      await page.getByRole('button', { name: 'Stuur de mail opnieuw' }).click();
      await expect(page.getByRole('log').getByText('De mail is onderweg.')).toBeVisible();
    },
  },
  {
    screen: 'the page that confirms an address',
    operation: 'confirm_mail',
    async open(page, portal) {
      const mail = await registerNewAccount(page);
      const link = { to: mail, path: '/e-mail-bevestigen' };
      const { pathname, search } = await mailedLink(link, portal.dataFolder);
      await page.goto(pathname + search);
    },
    async fail(page) {
      await page.getByRole('button', { name: 'Bevestig je e-mailadres' }).click();
      await expectApology(page);
    },
    async recover(page) {
      await page.getByRole('button', { name: 'Bevestig je e-mailadres' }).click();
      await expect(page.getByText('Je e-mailadres is bevestigd')).toBeVisible();
    },
  },
  {
    screen: 'a login by a link',
    operation: 'exchange_auth_code',
    open: (page) => logIn(page, family),
    async fail(page) {
      const made = await page.request.post('/api?q=create_auth_code', { data: {} });
      const { auth } = (await made.json()).result;
      await page.context().clearCookies();
      await page.goto(`/arabesk?auth=${auth}`);
      await expect(page.getByRole('heading', { level: 1, name: 'Dansstudio Arabesk' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Aanmelden' }).first()).toBeVisible();
    },
    async recover(page) {
      await page.getByRole('link', { name: 'Aanmelden' }).first().click();
      await expect(page.getByLabel('E-mailadres', { exact: true })).toBeVisible();
    },
  },
  {
    screen: 'the login window of a frame',
    operation: 'create_auth_code',
    async open(page) {
      await logIn(page, family);
      await page.goto('/');
    },
    async fail(page) {
      const opened = page.waitForEvent('popup');
      await page.evaluate((path) => void window.open(path), `/aanmelden-voor-website?nonce=${nonce}`);
      const popup = await opened;
      await popup
        .getByRole('main')
        .getByRole('button', { name: /^Doorgaan|^Ga verder|^Ja/ })
        .click();
      await expectRetry(popup);
    },
    async recover(page) {
      const [, popup] = page.context().pages();
      if (!popup) throw new Error('The window is gone');
      await expectClosedBy(popup, () => popup.getByRole('button', { name: 'Opnieuw proberen' }).click());
    },
  },
];

/** Faulty calls beside the main content of a screen. */
export const secondaryCalls: readonly FaultyCall[] = [...helping, ...ownPlace];

/** Faults in the lists of an address: the person types the values instead. */
function withoutList(screen: string, operation: FaultyCall['operation']): FaultyCall {
  return {
    screen,
    operation,
    open: async () => {},
    async fail(page) {
      await page.goto(booklet);
      await typeAddress(page);
      await expectAddressKept(page);
    },
    async recover(page) {
      await page.reload();
      await expect(field(page, 'Straat')).toHaveValue('Burgstraat');
      await lookUpAnother(page);
    },
  };
}

interface DownloadedFile extends Pick<FaultyCall, 'screen' | 'operation'> {
  readonly login: string;
  readonly path: string;
  readonly button: RegExp;
  readonly fileName: RegExp;
}

function ofDownload({ login, path, button, fileName, ...call }: DownloadedFile): FaultyCall {
  const download = (page: Page) => page.getByRole('button', { name: button }).click();
  return {
    ...call,
    async open(page) {
      await logIn(page, login);
      await page.goto(path);
    },
    async fail(page) {
      await download(page);
      await expect(page.getByRole('log').getByText(apology)).toBeVisible();
    },
    async recover(page) {
      const file = page.waitForEvent('download');
      await download(page);
      expect((await file).suggestedFilename()).toMatch(fileName);
    },
  };
}
