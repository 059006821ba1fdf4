import type { Page } from '@playwright/test';
import { openPart } from '../support/journey/openPart.ts';
import { confirmAddress } from '../support/person/confirmAddress.ts';
import { enrolNewAccount } from '../support/person/enrolNewAccount.ts';
import { logIn } from '../support/person/logIn.ts';
import { newestMail } from '../support/person/newestMail.ts';
import { expectAccessibleInBothThemes } from '../support/screen/expectAccessibleInBothThemes.ts';
import { expect, test } from '../support/test.ts';

const row = (page: Page) => page.getByRole('main').getByRole('listitem').filter({ hasText: 'Nele Janssens' });

test('a manager finds a transfer by its structured communication and books it, and the parent sees it paid', async ({
  page: parent,
  browser,
  baseURL,
  portal,
}) => {
  test.slow();
  const { mail } = await enrolNewAccount(parent);
  await confirmAddress(parent, mail, portal.dataFolder);
  const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
  const manager = await context.newPage();
  await logIn(manager, 'beheer@example.org');

  await test.step('finds the invoice by what the bank statement says', async () => {
    await manager.goto('/arabesk/beheer');
    await openPart(manager, 'Betalingen');
    const search = manager.getByRole('searchbox', { name: 'Zoek op naam, nummer of mededeling' });
    await search.fill('janssens nele');
    await expect(manager.getByText('1 kostennota', { exact: true })).toBeVisible();
    const reference = /\+{3}[\d/]+\+{3}/.exec(await row(manager).innerText())?.[0] ?? '';
    const digits = reference.replaceAll(/\D/g, '');
    await search.fill(`${digits.slice(0, -1)}${(Number(digits.at(-1)) + 1) % 10}`);
    await expect(manager.getByText(/^Deze gestructureerde mededeling klopt niet/)).toBeVisible();
    await search.fill(digits);
    await expect(row(manager)).toContainText(reference);
    await expect(manager.getByText('1 kostennota', { exact: true })).toBeVisible();
  });

  await test.step('books a part, and then the rest', async () => {
    await row(manager).getByRole('button', { name: 'Noteer een betaling' }).click();
    const dialog = manager.getByRole('dialog', { name: /^Betaling voor KN-/ });
    const amount = dialog.getByRole('textbox', { name: 'Bedrag' });
    await expect(amount).toHaveValue('225,00');
    await amount.fill('zes');
    await dialog.getByRole('button', { name: 'Noteer als betaald' }).click();
    await expect(amount).toHaveAccessibleDescription(/Vul een bedrag in, bijvoorbeeld 45,50\./);
    await amount.fill('250');
    await dialog.getByRole('button', { name: 'Noteer als betaald' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Duid aan dat de rest een tegoed is');
    await expectAccessibleInBothThemes(manager);
    await amount.fill('60');
    await dialog.getByRole('button', { name: 'Noteer als betaald' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(row(manager)).toContainText('van € 225,00');
    await row(manager).getByRole('button', { name: 'Noteer een betaling' }).click();
    await expect(amount).toHaveValue('165,00');
    await dialog.getByRole('button', { name: 'Noteer als betaald' }).click();
    await expect(manager.getByText('We vinden geen kostennota')).toBeVisible();
    await manager.getByRole('button', { name: 'Zoek in alles' }).click();
    await expect(row(manager).getByText('Betaald', { exact: true })).toBeVisible();
  });

  await test.step('the parent sees it paid, and got the receipt', async () => {
    await parent.goto('/kostennota-s');
    await expect(parent.getByText('Alles is betaald.')).toBeVisible();
    await parent.goto('/dashboard');
    const own = parent.getByRole('region', { name: 'Mijn inschrijvingen' });
    await expect(own.getByText('Betaald', { exact: true })).toBeVisible();
    const receipt = await newestMail({ to: mail, about: /is goed ontvangen/ }, portal.dataFolder);
    expect(receipt.text).toContain('Alles is betaald.');
  });

  await test.step('undoes a wrong mark with a reason, and finds both in the list of actions', async () => {
    const undo = row(manager).getByRole('button', { name: /^Maak ongedaan.*165,00/ });
    await undo.click();
    const dialog = manager.getByRole('dialog', { name: 'Deze betaling ongedaan maken?' });
    await dialog.getByRole('button', { name: 'Maak ongedaan' }).click();
    await expect(dialog.getByRole('textbox', { name: 'Waarom?' })).toHaveAccessibleDescription(
      /Schrijf waarom\./,
    );
    await dialog.getByRole('textbox', { name: 'Waarom?' }).fill('Van een andere familie');
    await dialog.getByRole('button', { name: 'Maak ongedaan' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(row(manager)).toContainText('Betaling ongedaan gemaakt');
    await expect(row(manager)).toContainText('€ 165,00');
    const told = await newestMail({ to: mail, about: /zette een betaling recht/ }, portal.dataFolder);
    expect(told.text).toContain('Van een andere familie');
    await openPart(manager, 'Acties');
    const actions = manager
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: manager.getByRole('heading', { level: 2 }) });
    await expect(actions.first()).toContainText('Maakte een overschrijving ongedaan');
    await expect(actions.first()).toContainText('Karim El Amrani');
    await expect(actions.first()).toContainText('Reden: Van een andere familie');
    await expect(actions.nth(1)).toContainText('Noteerde een overschrijving');
    await expectAccessibleInBothThemes(manager);
  });
  await context.close();
});
