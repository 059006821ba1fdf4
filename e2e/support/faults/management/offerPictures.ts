import type { Page } from '@playwright/test';
import { logIn } from '../../person/logIn.ts';
import { drawnPhoto } from '../../sample/drawnPhoto.ts';
import { expect } from '../../test.ts';
import { apology, type FaultyCall } from '../faultyCall.ts';

const logo = (page: Page) => page.getByRole('group', { name: 'Logo', exact: true });

/** The pictures that a manager chooses for the offer. */
export const offerPictures: readonly FaultyCall[] = [
  {
    screen: 'the logo of a club',
    operation: 'upload_offer_picture',
    async open(page) {
      await logIn(page, 'beheer@example.org');
      await page.goto('/arabesk/beheer/aanbod?deel=club');
      await page.getByText('Uiterlijk', { exact: true }).click();
      await logo(page)
        .locator('input[type=file]')
        .setInputFiles([await drawnPhoto('#5b4a9c')]);
    },
    async fail(page) {
      await page.getByRole('dialog').getByRole('button', { name: 'Gebruik dit deel' }).click();
      await expect(logo(page).getByText(apology)).toBeVisible({ timeout: 30_000 });
    },
    async recover(page) {
      await logo(page).getByRole('button', { name: 'Opnieuw proberen' }).click();
      await expect(logo(page).getByRole('alert')).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Maak ongedaan: Logo gewijzigd' })).toBeVisible();
    },
  },
];
