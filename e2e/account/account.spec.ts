import type { Page } from '@playwright/test';
import { mailedLink } from '../support/person/mailedLink.ts';
import { newPassword, registerNewAccount, uniqueMail } from '../support/person/newAccount.ts';
import { expectAccessibleInBothThemes } from '../support/screen/expectAccessibleInBothThemes.ts';
import { expect, test } from '../support/test.ts';

const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });
const password = (page: Page, name: string) => page.getByLabel(name, { exact: true });

/** Types into the focused field, then moves the focus to the next field by keyboard. */
async function typeOn(page: Page, text: string, tabs = 1): Promise<void> {
  await page.keyboard.type(text);
  for (let tab = 0; tab < tabs; tab++) await page.keyboard.press('Tab');
}

test('a visitor registers by keyboard alone, then arrives at the page they asked for', async ({ page }) => {
  await page.goto('/registreren?redirect=%2Farabesk%2Fcursussen%3Fzoek%3Dballet');
  await expect(page.getByRole('heading', { level: 1, name: 'Account aanmaken' })).toBeVisible();

  await field(page, 'Voornaam').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Sommige velden zijn niet juist' })).toBeVisible();
  await expect(page).toHaveTitle(/^Fout: /);
  await expect(field(page, 'Voornaam')).toBeFocused();
  await expectAccessibleInBothThemes(page);

  await typeOn(page, "Zoë-Anne D'Hondt");
  await typeOn(page, 'Van den Broeck');
  await typeOn(page, '4/11/1985', 2);
  await typeOn(page, '470 12 34 56');
  const mail = uniqueMail();
  await typeOn(page, mail);
  await typeOn(page, 'kort', 2);
  await expect(page.getByText('Kies een wachtwoord van minstens 8 tekens').last()).toBeVisible();

  // The password is asked once, because the person can look at it.
  await expect(password(page, 'Herhaal je nieuwe wachtwoord')).toHaveCount(0);
  await password(page, 'Kies een wachtwoord').focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.type(newPassword);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/arabesk/cursussen?zoek=ballet');
  await expect(page.getByRole('button', { name: /Zoë-Anne.*kies gezinslid/ })).toBeVisible();
});

test('a forgotten password is reset through a mailed link that works once (8 taps, 4 fields)', async ({
  page,
  browser,
  portal,
  consoleGuard,
}) => {
  consoleGuard.expectError(/40[0-9]|41[0-9]/);
  const owner = await browser.newContext();
  const mail = await registerNewAccount(await owner.newPage());
  await owner.close();

  await page.goto('/login?redirect=%2Farabesk');
  await page.getByLabel('E-mailadres', { exact: true }).fill(mail);
  await page.getByRole('link', { name: 'Wachtwoord vergeten?' }).click();
  // The login, which has two addresses, stays until the next page is there.
  await expect(page.getByRole('button', { name: 'Stuur de link' })).toBeVisible();
  await expect(field(page, 'E-mailadres')).toHaveValue(mail);
  await field(page, 'E-mailadres').fill(`niemand-${mail}`);
  await page.getByRole('button', { name: 'Stuur de link' }).click();
  const answer = page.getByRole('status').filter({ hasText: 'Kijk in je mailbox' });
  await expect(answer).toBeVisible();
  await expect(page.locator(':focus')).toContainText('Kijk in je mailbox');
  await page.getByRole('button', { name: 'Stuur opnieuw of kies een ander adres' }).click();
  await field(page, 'E-mailadres').fill(mail);
  await page.getByRole('button', { name: 'Stuur de link' }).click();
  await expect(answer).toBeVisible();
  await expectAccessibleInBothThemes(page);

  const link = await mailedLink({ to: mail, path: '/wachtwoord-herstellen' }, portal.dataFolder);
  const code = link.searchParams.get('code') ?? '';
  expect(code).not.toBe('');
  const told: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'GET') told.push(request.headers().referer ?? '', request.url());
  });
  await page.goto(link.pathname + link.search);
  await expect(page.getByRole('heading', { level: 1, name: 'Nieuw wachtwoord kiezen' })).toBeVisible();
  await expect(page).toHaveURL('/wachtwoord-herstellen?redirect=%2Farabesk');
  // Only the request for the page itself contains the code. No request that the page makes contains it.
  expect(told.filter((line) => line.includes(code) && !line.endsWith(link.search))).toEqual([]);
  await page.reload();
  await expectAccessibleInBothThemes(page);

  await password(page, 'Nieuw wachtwoord').fill('mijn tweede wachtwoord');
  await password(page, 'Herhaal je nieuwe wachtwoord').fill('iets anders');
  await page.getByRole('button', { name: 'Bewaar wachtwoord' }).click();
  await expect(page.getByText('Wachtwoorden komen niet overeen').last()).toBeVisible();
  await password(page, 'Herhaal je nieuwe wachtwoord').fill('mijn tweede wachtwoord');
  await page.getByRole('button', { name: 'Bewaar wachtwoord' }).click();
  await expect(page.getByText('Je nieuwe wachtwoord is bewaard en je bent aangemeld.')).toBeVisible();
  // Back where the password was needed.
  await expect(page).toHaveURL('/arabesk');

  await page.goto(link.pathname + link.search);
  await password(page, 'Nieuw wachtwoord').fill('nog een wachtwoord');
  await password(page, 'Herhaal je nieuwe wachtwoord').fill('nog een wachtwoord');
  await page.getByRole('button', { name: 'Bewaar wachtwoord' }).click();
  await expect(page.getByText('Deze link is al gebruikt of verlopen')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('link', { name: 'Vraag een nieuwe mail aan' }).click();
  await expect(page).toHaveURL('/wachtwoord-vergeten?redirect=%2Farabesk');

  await page.goto('/wachtwoord-herstellen');
  await expect(page.getByText('Er ontbreekt een stuk van deze link')).toBeVisible();
});
