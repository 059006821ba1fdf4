import { endCheckout } from '../support/journey/payInCheckout.ts';
import { logIn } from '../support/person/logIn.ts';
import { family } from '../support/person/registering.ts';
import { expect, test } from '../support/test.ts';

test('an invoice is paid before its due day in a checkout (2 taps, no fields)', { tag: '@date' }, async ({
  page,
}) => {
  await logIn(page, family);
  await page.goto('/kostennota-s');
  const card = page
    .getByRole('region', { name: 'Nog te betalen' })
    .getByRole('listitem')
    .filter({ hasText: 'Clubturnpak' });
  await card.getByRole('button', { name: /^Nu betalen · €\s49,00$/ }).click();
  await endCheckout(page, 'Betaald');
  await expect(page.getByText('Betaald, bedankt')).toBeVisible();
  await page.goto('/kostennota-s');
  const paid = page
    .getByRole('region', { name: 'Afgehandeld' })
    .getByRole('listitem')
    .filter({ hasText: 'Clubturnpak' });
  await expect(paid).toContainText('Betaald');
});
