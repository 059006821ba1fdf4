import { adultTariff, arabesk, completeAnswers } from '#tests/server/support/registration.ts';
import { callDirectly } from '../../support/person/enrolNewAccount.ts';
import { logIn } from '../../support/person/logIn.ts';
import { mailedLink } from '../../support/person/mailedLink.ts';
import { bornYearsAgo, newPassword, uniqueMail, uniqueSurname } from '../../support/person/newAccount.ts';
import { expectAccessibleInBothThemes } from '../../support/screen/expectAccessibleInBothThemes.ts';
import { expect, test } from '../../support/test.ts';

test('somebody whom the desk enrolled pays by the button of the mail (3 taps, 4 fields)', async ({
  page,
  browser,
  portal,
}) => {
  const lname = uniqueSurname();
  const mail = uniqueMail();
  const desk = await (await browser.newContext()).newPage();
  await desk.goto('/');
  await logIn(desk, 'beheer@example.org');
  const who = { fname: 'Wout', lname, birthdate: bornYearsAgo(30), mail };
  const asked = { club: arabesk, who, tariff: adultTariff, pays: 'later' };
  const seen = await callDirectly(desk.request, 'register_at_desk', { ...asked, preview: true });
  const { total, questions } = seen.result;
  const { '1005_0': _mail, ...qids } = completeAnswers;
  const answered = { qids, formVersion: questions.formVersion };
  const made = await callDirectly(desk.request, 'register_at_desk', { ...asked, total, answered });
  const { order } = made.result;
  await desk.context().close();

  const { pathname, search } = await mailedLink({ to: mail, path: '/rol-aanvaarden' }, portal.dataFolder);
  await page.goto(pathname + search);
  await expect(page.getByRole('main').getByText(`Wout ${lname}`, { exact: false })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('main').getByRole('link', { name: 'Maak een account aan' }).click();
  await expect(page.getByRole('textbox', { name: 'E-mailadres' })).toHaveValue(mail);
  await page.getByRole('textbox', { name: 'Voornaam' }).fill('Wout');
  await page.getByRole('textbox', { name: 'Achternaam' }).fill(lname);
  await page.getByRole('textbox', { name: 'Geboortedatum' }).fill('2/1/1996');
  await page.getByLabel('Kies een wachtwoord', { exact: true }).fill(newPassword);
  await page.getByRole('button', { name: 'Maak account aan' }).click();
  await page.getByRole('main').getByRole('button', { name: 'Neem over' }).click();
  await expect(page).toHaveURL(`/bevestiging/${order}`);
  await expect(page.getByRole('main').getByRole('button', { name: /^Nu betalen/ })).toBeVisible();
});
