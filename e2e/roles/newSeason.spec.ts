import type { Locator } from '@playwright/test';
import { logIn } from '../support/person/logIn.ts';
import { expectAccessibleInBothThemes } from '../support/screen/expectAccessibleInBothThemes.ts';
import { expect, test } from '../support/test.ts';

/** The most actions between the offer and the plan. */
const most = 10;

test('a manager takes a whole club over to the next season, in 10 actions up to the plan', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await logIn(page, 'beheer@example.org');
  await page.goto('/arabesk/beheer/aanbod');
  const main = page.getByRole('main');
  let actions = 0;
  const press = (place: Locator) => {
    actions += 1;
    return place.click();
  };
  await press(main.getByRole('link', { name: 'Neem over naar volgend seizoen' }));
  await expect(main.getByRole('heading', { name: 'Neem over naar 2027-2028' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await press(main.getByRole('button', { name: 'Verder' }));
  await press(main.getByText('Met een percentage'));
  actions += 1;
  await main.getByRole('textbox', { name: 'Hoeveel procent erbij?' }).fill('5');
  await expect(main.getByRole('textbox', { name: /nieuwe prijs van Jazz 12-15 jaar/ }).first()).toHaveValue(
    '205,00',
  );
  await expectAccessibleInBothThemes(page);
  await press(main.getByRole('button', { name: 'Verder' }));
  await press(main.getByRole('button', { name: /^Neem .* over$/ }));
  await press(page.getByRole('button', { name: 'Bekijk en publiceer' }));
  const plan = page.getByRole('dialog');
  await expect(plan.getByText('De cursus “Jazz 12-15 jaar 2027-2028” komt erbij')).toBeVisible();
  // Only a product that goes with a course changes: it goes with the copy too.
  await expect(plan.getByRole('heading', { level: 3 })).toHaveText([/^Nieuw \(\d+\)$/, 'Gewijzigd (2)']);
  await expect(plan.getByText(/^Het product .* wijzigt$/)).toHaveCount(2);
  expect(actions).toBeLessThanOrEqual(most);
  await plan.getByRole('button', { name: 'Publiceer' }).click();
  await expect(page.getByText('Je aanbod is gepubliceerd. Ouders zien het vanaf nu.').first()).toBeVisible();
  // A course that has its copy is not copied again.
  await page.goto('/arabesk/beheer/aanbod?deel=seizoen');
  await expect(main.getByRole('heading', { name: 'Niets om over te nemen' })).toBeVisible();
});
