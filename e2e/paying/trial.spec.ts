import { arabesk, completeAnswers } from '#tests/server/support/registration.ts';
import { callDirectly } from '../support/person/enrolNewAccount.ts';
import { logIn } from '../support/person/logIn.ts';
import {
  addToFamily,
  bornYearsAgo,
  registerNewAccount,
  uniqueSurname,
} from '../support/person/newAccount.ts';
import { expectAccessibleInBothThemes } from '../support/screen/expectAccessibleInBothThemes.ts';
import { expect, test } from '../support/test.ts';

/** Hedendaags 12-16 jaar, its trial, and its last lesson. */
const [course, trial] = [107, 1072];

test('a manager sees for which lesson a child comes to try, and makes it a member (3 taps, no fields)', async ({
  page,
  browser,
  portal,
}) => {
  test.setTimeout(120_000);
  const lname = uniqueSurname();
  const family = await browser.newContext({ baseURL: portal.origin });
  const parent = await family.newPage();
  await registerNewAccount(parent, { lname });
  const uid = await addToFamily(parent, { fname: 'Noor', lname, birthdate: bornYearsAgo(13) });
  const { request } = parent;
  const asked = { club: arabesk, uid, tariffs: [trial] };
  const { formVersion } = await callDirectly(request, 'get_combined_course_registration_form', asked);
  await callDirectly(request, 'save_combined_course_registration_form', {
    ...{ club: arabesk, tariffs: [trial], formVersion, privacyAccepted: true },
    registrations: [{ uid, qids: completeAnswers }],
  });
  const read = await request.get(`/api?q=get_course&club=${arabesk}&course=hedendaags-tieners`);
  const { result: found } = await read.json();
  const { nid } = found.sessions.at(-1);
  await callDirectly(request, 'place_order', { ...asked, trials: [nid], total: 8.5 });

  await logIn(page, 'beheer@example.org');
  await page.goto(`/arabesk/beheer?cursus=${course}`);
  const main = page.getByRole('main');
  const row = main.locator('tr, li').filter({ hasText: lname });
  await expect(row).toContainText(/Proefles op di \d\d\/\d\d\/\d{4} om 18u30/);
  await expectAccessibleInBothThemes(page);
  await row.getByRole('link', { name: `Noor ${lname}` }).click();
  await expect(main.getByText(/^di \d\d\/\d\d\/\d{4} om 18u30$/)).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await main.getByRole('link', { name: 'Maak lid' }).click();
  await main.getByRole('button', { name: /^Schrijf in · € / }).click();
  await expect(page.getByText(`Noor ${lname} is ingeschreven.`)).toBeVisible();
  const held = main.getByRole('listitem').filter({ hasText: 'Hedendaags 12-16 jaar' });
  await expect(held.filter({ hasText: 'Heel seizoen' })).toContainText('Ingeschreven');
  await expect(held.filter({ hasText: 'Proefles' })).toContainText('Ingeschreven');
  await family.close();
});
