import type { Browser, Page } from '@playwright/test';
import { confirmAddress } from '../support/person/confirmAddress.ts';
import { callDirectly } from '../support/person/enrolNewAccount.ts';
import { logIn } from '../support/person/logIn.ts';
import { mailedLink } from '../support/person/mailedLink.ts';
import {
  addToFamily,
  bornYearsAgo,
  newPassword,
  registerNewAccount,
  uniqueMail,
} from '../support/person/newAccount.ts';
import { newestMail } from '../support/person/newestMail.ts';
import { chooseFor, family } from '../support/person/registering.ts';
import { expectAccessibleInBothThemes } from '../support/screen/expectAccessibleInBothThemes.ts';
import { expect, test } from '../support/test.ts';

const path = '/ouder-worden';
const an = 1;
const mila = 4;

const card = (page: Page) => page.getByRole('region', { name: 'Ouders' });
const accept = (page: Page) => page.getByRole('button', { name: 'Aanvaard de uitnodiging' });
const ofNoor = (page: Page) =>
  page
    .getByRole('region', { name: 'Mijn inschrijvingen' })
    .getByRole('heading', { name: 'Noor', exact: true });

async function elsewhere(browser: Browser, page: Page): Promise<Page> {
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
  return context.newPage();
}

/** Undoes what an earlier try of the journey left behind. */
async function aloneWithFamily(page: Page): Promise<void> {
  const { result } = await (await page.request.get('/api?q=get_parents')).json();
  for (const { uid } of result.parents)
    if (uid !== an) await page.request.post('/api?q=remove_parent', { data: { uid } });
}

async function invite(page: Page, mail: string): Promise<void> {
  await card(page).getByRole('textbox', { name: 'E-mailadres van de andere ouder' }).fill(mail);
  await card(page).getByRole('button', { name: 'Stuur de uitnodiging' }).click();
  await expect(card(page).getByText(mail)).toBeVisible();
}

async function makeAccount(page: Page, fname: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Voornaam' }).fill(fname);
  await page.getByRole('textbox', { name: 'Achternaam' }).fill('Claes');
  await page.getByRole('textbox', { name: 'Geboortedatum' }).fill('02/01/1984');
  await page.getByLabel('Kies een wachtwoord', { exact: true }).fill(newPassword);
  await page.getByRole('button', { name: 'Maak account aan' }).click();
}

test('the other parent makes an account through a mailed invitation, shares the family and its carts, and leaves (11 taps, 5 fields)', async ({
  page,
  browser,
  portal,
}) => {
  await logIn(page, family);
  await aloneWithFamily(page);
  await page.goto('/profiel/gezinslid-toevoegen');
  await page.getByRole('link', { name: 'Nodig de andere ouder uit met een eigen account' }).click();
  await expect(card(page).getByText('jij', { exact: true })).toBeInViewport();
  const mail = uniqueMail();
  await invite(page, mail);
  await expect(card(page)).toContainText(/Uitgenodigd op 20\/11\/2026, geldig tot 04\/12\/2026/);
  await expectAccessibleInBothThemes(page);

  const bart = await elsewhere(browser, page);
  const link = await mailedLink({ to: mail, path }, portal.dataFolder);
  await bart.goto(link.pathname + link.search);
  await expect(bart).toHaveURL(path);
  await expect(
    bart.getByText('An Peeters nodigt je uit om samen Noor, Lars en Mila te volgen.'),
  ).toBeVisible();
  await bart.reload();
  await expectAccessibleInBothThemes(bart);
  await bart.getByRole('main').getByRole('link', { name: 'Maak een account aan' }).click();
  await expect(bart.getByText('Om de uitnodiging van An Peeters te aanvaarden.')).toBeVisible();
  await expect(bart.getByRole('textbox', { name: 'E-mailadres' })).toHaveValue(mail);
  await makeAccount(bart, 'Bart');
  await accept(bart).click();
  await expect(bart).toHaveURL('/dashboard');
  await expect(
    bart.getByRole('log').getByText('Je regelt nu samen alles voor Noor, Lars en Mila.'),
  ).toBeVisible();
  await expect(ofNoor(bart)).toBeVisible();
  // The invitation proved the address.
  await expect(bart.getByText('Bevestig je e-mailadres', { exact: true })).toHaveCount(0);

  await chooseFor(bart, { course: 'kleuterdans', member: 'Mila', tariff: 'Heel seizoen' });
  await expect
    .poll(async () => {
      const { result } = await (await page.request.get('/api?q=get_carts')).json();
      return result.some(({ uid, contents }: { uid: number; contents: unknown }) => uid === mila && contents);
    })
    .toBe(true);
  await page.goto('/arabesk/winkelmandje');
  await expect(page.getByRole('heading', { level: 1, name: 'Winkelmandje van Mila' })).toBeVisible();

  // An shares the children, and not herself.
  await bart.goto('/profiel');
  await expect(bart.getByRole('group', { name: 'Van wie is het profiel?' })).toHaveText(/^.*Bart.*Noor.*$/);
  await expect(bart.getByRole('button', { name: 'An', exact: true })).toHaveCount(0);
  await bart.getByRole('group', { name: 'Van wie is het profiel?' }).getByText('Bart').click();
  // Mila's cart is filled.
  await bart.getByRole('button', { name: 'Kijk verder, het winkelmandje blijft' }).click();
  await card(bart).getByRole('button', { name: 'Verlaat dit gezin' }).click();
  const dialog = bart.getByRole('dialog', { name: 'Verlaat je dit gezin?' });
  await expect(dialog).toContainText('Noor, Lars en Mila blijven bij An Peeters.');
  await expectAccessibleInBothThemes(bart);
  await dialog.getByRole('button', { name: 'Verlaat dit gezin' }).click();
  await expect(bart.getByRole('log').getByText('Je hebt het gezin verlaten.')).toBeVisible();
  await expect(card(bart).getByText('An Peeters')).toHaveCount(0);
  await bart.goto('/dashboard');
  await expect(bart.getByRole('heading', { level: 1, name: 'Dag Bart' })).toBeVisible();
  await expect(bart.getByText('Noor')).toHaveCount(0);
  await page.goto('/profiel?uid=1');
  await expect(card(page).getByText('Bart Claes')).toHaveCount(0);
  await newestMail({ to: family, about: /Bart Claes is geen ouder meer van je gezin/ }, portal.dataFolder);
  await bart.context().close();
});

test('whoever is logged in by accident logs out and keeps the invitation', async ({ page, portal }) => {
  const toms = await registerNewAccount(page, { fname: 'Tom', lname: 'Maes' });
  await confirmAddress(page, await registerNewAccount(page), portal.dataFolder);
  await addToFamily(page, { fname: 'Łukasz', lname: 'Janssens', birthdate: bornYearsAgo(6) });
  await callDirectly(page.request, 'invite_parent', { mail: toms });
  const { pathname, search } = await mailedLink({ to: toms, path }, portal.dataFolder);

  await registerNewAccount(page, { fname: 'Iemand', lname: 'Anders' });
  await page.goto(pathname + search);
  await expect(page.getByText('Ben je Iemand Anders niet?')).toBeVisible();
  await page.getByRole('button', { name: 'Meld je af' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Meld je aan' }).click();
  await expect(page.getByLabel('E-mailadres', { exact: true })).toHaveValue(toms);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(newPassword);
  await page.getByRole('main').getByRole('button', { name: 'Aanmelden' }).click();
  await accept(page).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('log').getByText('Je regelt nu samen alles voor Łukasz.')).toBeVisible();
});

test('a parent with a family of her own shares one child with another family, and both stay apart', async ({
  page,
  browser,
  portal,
}) => {
  await confirmAddress(page, await registerNewAccount(page), portal.dataFolder);
  await addToFamily(page, { fname: 'Łukasz', lname: 'Janssens', birthdate: bornYearsAgo(8) });
  await addToFamily(page, { fname: 'Mon', lname: 'Janssens', birthdate: bornYearsAgo(6) });
  await page.goto('/profiel');
  const tom = await elsewhere(browser, page);
  const mail = await registerNewAccount(tom, { fname: 'Tom', lname: 'Maes' });
  await addToFamily(tom, { fname: 'Fien', lname: 'Maes', birthdate: bornYearsAgo(5) });

  await card(page).getByRole('checkbox', { name: 'Mon' }).uncheck();
  await invite(page, mail);
  await expect(card(page)).toContainText('Om mee te zorgen voor Łukasz');
  await expectAccessibleInBothThemes(page);

  const { pathname, search } = await mailedLink({ to: mail, path }, portal.dataFolder);
  await tom.goto(pathname + search);
  await expect(tom.getByText('Jouw gezin en het gezin van Nele Janssens blijven apart.')).toBeVisible();
  await expect(
    tom.getByText('Jullie delen alleen Łukasz, en niemand anders van jullie gezinnen.'),
  ).toBeVisible();
  await expectAccessibleInBothThemes(tom);
  await accept(tom).click();
  await expect(tom).toHaveURL('/dashboard');
  await expect(tom.getByRole('log').getByText('Je zorgt nu mee voor Łukasz.')).toBeVisible();

  await tom.goto('/profiel');
  const members = tom.getByRole('group', { name: 'Van wie is het profiel?' });
  await expect(members).toContainText('Fien');
  await expect(members).toContainText('Łukasz');
  await expect(members).not.toContainText('Mon');
  // Another household can't erase the child.
  await members.getByText('Łukasz').click();
  await expect(tom.getByRole('heading', { name: /Łukasz/, level: 1 })).toBeVisible();
  await expect(tom.getByRole('button', { name: 'Verwijder Łukasz' })).toHaveCount(0);
  await members.getByText('Tom').click();
  await expect(card(tom)).toContainText(/Deelt Łukasz sinds 20\/11\/2026 met je gezin/);
  await expectAccessibleInBothThemes(tom);
  await card(tom).getByRole('button', { name: 'Stop met delen: Łukasz met Nele Janssens' }).click();
  await tom.getByRole('dialog').getByRole('button', { name: 'Stop met delen' }).click();
  await expect(members).not.toContainText('Łukasz');
  await page.reload();
  await expect(card(page)).not.toContainText('Tom Maes');
  await tom.context().close();
});
