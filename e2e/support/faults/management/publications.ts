import type { Page } from '@playwright/test';
import { expect } from '../../test.ts';
import { apology, expectRetry, type FaultyCall, retry, retryButton } from '../faultyCall.ts';
import { addCard, cards } from './newCard.ts';
import { asManager, dialogOf } from './newInvoice.ts';

const actions = '/arabesk/beheer/acties';

const publishing = dialogOf('Kijk na wat er verandert');
const cancelling = dialogOf('Deze publicatie annuleren?');
const plan = (page: Page) => publishing(page).getByRole('button', { name: 'Plan de publicatie' });
const planned = (page: Page) => page.getByRole('button', { name: /^Annuleer van/ });
const confirm = (page: Page) => cancelling(page).getByRole('button', { name: 'Annuleer de publicatie' });

/** Opens the dialog that publishes, with a prepaid card more and the suggested moment. */
async function openPublishing(page: Page): Promise<void> {
  await asManager(page);
  await page.goto(cards);
  await addCard(page);
  await page.getByRole('button', { name: 'Bekijk en publiceer' }).click();
  await publishing(page).getByText('Op een later moment').click();
}

/** A part of Acties that shows nothing where there is nothing. */
function readingActions(screen: string, operation: FaultyCall['operation']): FaultyCall {
  return {
    ...{ screen, operation },
    open: asManager,
    async fail(page) {
      await page.goto(actions);
      await expectRetry(page);
    },
    async recover(page) {
      await retry(page);
      await expect(page.getByRole('heading', { name: 'Acties', level: 1 })).toBeVisible();
      await expect(retryButton(page)).toHaveCount(0);
    },
  };
}

/** The planned publications of an offer, and those that can be taken back. */
export const publications: readonly FaultyCall[] = [
  readingActions('the planned publications of a club', 'get_offer_status'),
  readingActions('the last publication of a club', 'get_offer_publications'),
  {
    screen: 'planning a publication',
    operation: 'plan_offer_publication',
    open: openPublishing,
    async fail(page) {
      await plan(page).click();
      await expect(publishing(page).getByText(apology).first()).toBeVisible();
      await expect(publishing(page).getByLabel('Uur')).toHaveValue('20:00');
    },
    async recover(page) {
      await plan(page).click();
      await expect(page.getByText(/^Je publicatie is gepland\./)).toBeVisible();
    },
  },
  {
    screen: 'cancelling a planned publication',
    operation: 'change_planned_offer',
    async open(page) {
      await openPublishing(page);
      await plan(page).click();
      await expect(publishing(page)).toHaveCount(0);
      await page.goto(actions);
      await planned(page).first().click();
    },
    async fail(page) {
      await confirm(page).click();
      await expect(cancelling(page).getByText(apology).first()).toBeVisible();
    },
    async recover(page) {
      await confirm(page).click();
      await expect(page.getByText('De geplande publicatie is geannuleerd.')).toBeVisible();
    },
  },
];
