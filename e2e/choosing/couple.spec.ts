import type { Page } from '@playwright/test';
import { testStart } from '#tests/support/clock/testStart.ts';
import { orderButton } from '../support/journey/orderButton.ts';
import { logIn } from '../support/person/logIn.ts';
import { mailedLink } from '../support/person/mailedLink.ts';
import { bornYearsAgo, newPassword, registerNewAccount, uniqueMail } from '../support/person/newAccount.ts';
import { acceptConditions, answerEverything } from '../support/person/registering.ts';
import { expectAccessibleInBothThemes } from '../support/screen/expectAccessibleInBothThemes.ts';
import type { PortalServer } from '../support/server/startPortalServer.ts';
import { test as base, expect } from '../support/test.ts';

const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const asked = (page: Page) => page.getByRole('region', { name: 'Je wordt meegevraagd' });
const sent = (page: Page) => page.getByRole('region', { name: 'Wie jij meevroeg' }).getByRole('article');

interface Guest {
  readonly fname: string;
  readonly mail: string;
}

/** Orders a couple course as the leader, with a partner invited by mail, up to the confirmation. */
async function orderAsLeader(page: Page, { fname, mail }: Guest): Promise<void> {
  await page.goto('/arabesk/tango-voor-koppels');
  const partners = page.getByRole('group', { name: 'Met wie?' });
  await partners.getByRole('radio', { name: /nodig iemand uit/ }).check();
  await page.getByRole('textbox', { name: 'Voornaam' }).fill(fname);
  await page.getByRole('textbox', { name: 'Achternaam' }).fill('Janssens');
  await page.getByRole('textbox', { name: 'E-mailadres' }).fill(mail);
  await page.getByRole('group', { name: 'Jouw rol' }).getByRole('radio', { name: 'Leider' }).check();
  await expectAccessibleInBothThemes(page);
  await expectNothingCutOff(page);
  await page.getByRole('button', { name: /^Inschrijven/ }).click();
  await register(page);
}

/** At the width of the smallest phone (WCAG 1.4.10). */
async function expectNothingCutOff(page: Page): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  if (size) await page.setViewportSize(size);
}

/** Fills in the registration form, which each partner does alone, and orders up to the confirmation. */
async function register(page: Page): Promise<void> {
  await expect(title(page, /^Gegevens van/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Wie mogen we bellen?' })).toBeVisible();
  await answerEverything(page);
  await acceptConditions(page);
  await orderButton(page, '140,00').click();
  await expect(page).toHaveURL(/\/bevestiging\/\d+$/);
  await expect(title(page, 'Je inschrijving is bevestigd')).toBeVisible();
  await expect(page.getByRole('main').getByText(/· Tango voor koppels/)).toBeVisible();
}

/** Checks the state of the couple invite on the page of the inviter. */
async function expectSent(page: Page, state: string): Promise<void> {
  await page.goto('/arabesk/uitnodigingen');
  await expect(title(page, 'Uitnodigingen')).toBeVisible();
  await expect(sent(page).getByText(state, { exact: true })).toBeVisible();
}

/** Opens the mailed link in a browser where another account is logged in. The link logs that account out. */
async function followMail(
  mail: string,
  { partner, portal }: { partner: Page; portal: PortalServer },
): Promise<void> {
  await logIn(partner, 'federatie@example.org');
  await partner.goto((await mailedLink({ to: mail, path: '/uitnodigingen' }, portal.dataFolder)).href);
  await expect(partner).toHaveURL(/\/login\?redirect=/);
}

async function makeAccount(page: Page, { fname, mail }: Guest): Promise<void> {
  const newcomer = page.getByRole('region', { name: 'Ik ben hier nieuw' });
  await newcomer.getByRole('textbox', { name: 'Voornaam' }).fill(fname);
  await newcomer.getByRole('textbox', { name: 'Achternaam' }).fill('Janssens');
  await newcomer
    .getByRole('textbox', { name: 'Geboortedatum' })
    .fill(`02/01/${testStart.getFullYear() - 38}`);
  await newcomer.getByRole('textbox', { name: 'Je e-mailadres' }).fill(mail);
  await newcomer.getByLabel('Kies een wachtwoord', { exact: true }).fill(newPassword);
  await newcomer.getByRole('button', { name: /account/i }).click();
}

const test = base.extend<{ partner: Page }>({
  partner: async ({ browser, portal, viewport, isMobile, hasTouch }, use) => {
    const context = await browser.newContext({
      ...{ baseURL: portal.origin, viewport, isMobile, hasTouch },
      ...{ locale: 'nl-BE', timezoneId: 'Europe/Brussels' },
    });
    await use(await context.newPage());
    await context.close();
  },
});

test('an invited partner follows the mail, makes an account and registers', async ({
  page,
  partner,
  portal,
}) => {
  test.setTimeout(150_000);
  await registerNewAccount(page, { fname: 'Els', lname: 'Maes', birthdate: bornYearsAgo(40) });
  const jo = { fname: 'Jo', mail: uniqueMail() };
  await orderAsLeader(page, jo);
  await expectSent(page, 'Nog geen antwoord');
  await expect(sent(page)).toContainText('Els Maes vroeg Jo Janssens mee naar Tango voor koppels');
  await expectAccessibleInBothThemes(page);

  await followMail(jo.mail, { partner, portal });
  // The new account may have another address than the invitation. The link is kept while the account is made.
  await makeAccount(partner, { ...jo, mail: uniqueMail() });
  await expect(title(partner, 'Uitnodigingen')).toBeVisible();
  await expect(asked(partner)).toContainText('Els Maes vraagt je mee naar Tango voor koppels');
  await expect(asked(partner)).toContainText('Jouw rol: Volger');
  await asked(partner).getByRole('button', { name: 'Ik kom mee' }).click();
  await expect(partner).toHaveURL(/tango-voor-koppels\/1151/);
  await expect(partner.getByRole('radio', { name: /Els Maes nodigde me uit/ })).toBeChecked();
  await expectSent(page, 'Komt mee');

  await partner.getByRole('button', { name: /^Inschrijven/ }).click();
  await register(partner);
  await expectSent(page, 'Ingeschreven');
  await partner.goto('/arabesk/uitnodigingen');
  await expect(partner.getByRole('heading', { name: 'Je hebt geen uitnodigingen' })).toBeVisible();
});
