import type { Page } from '@playwright/test';
import { expect } from '../../test.ts';
import { apology, type FaultyCall } from '../faultyCall.ts';
import { asManager } from './newInvoice.ts';

const film = (page: Page) => page.getByRole('group', { name: 'Film', exact: true });

/** The films that a manager uploads for the offer. */
export const films: readonly FaultyCall[] = [
  {
    screen: 'the film of a video',
    operation: 'upload_film',
    async open(page) {
      await asManager(page);
      await page.goto('/arabesk/beheer/aanbod?deel=videos&item=1');
      await expect(film(page)).toBeVisible();
    },
    async fail(page) {
      await film(page).locator('input[type=file]').setInputFiles('demo/films/posities.mp4');
      await expect(film(page).getByText(apology)).toBeVisible({ timeout: 30_000 });
    },
    async recover(page) {
      await film(page).getByRole('button', { name: 'Opnieuw proberen' }).click();
      await expect(film(page).getByRole('alert')).toHaveCount(0);
      await expect(page.getByRole('button', { name: /^Maak ongedaan: Film van/ })).toBeVisible();
    },
  },
];
