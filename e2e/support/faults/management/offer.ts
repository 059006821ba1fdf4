import type { Page } from '@playwright/test';
import { expect } from '../../test.ts';
import { apology, expectRetry, type FaultyCall, retry } from '../faultyCall.ts';
import { addCard, cards } from './newCard.ts';
import { asManager, dialogOf } from './newInvoice.ts';

const actions = '/arabesk/beheer/acties';

const publishing = dialogOf('Kijk na wat er verandert');
const takingBack = dialogOf('Deze publicatie terugdraaien?');
const bar = (page: Page) => page.getByRole('status').filter({ hasText: /^Concept|Ouders zien/ });
const review = (page: Page) => page.getByRole('button', { name: 'Bekijk en publiceer' });
const confirm = (page: Page) => takingBack(page).getByRole('button', { name: 'Draai terug' });

/** The prepaid cards that were added here. One server serves all calls, so that an earlier one may be there. */
let added = 0;
const label = () => `Kaart ${process.pid}-${added}`;
const itsName = (page: Page) => page.getByRole('textbox', { name: 'Naam', exact: true });

async function addNamedCard(page: Page): Promise<void> {
  added += 1;
  await addCard(page, label());
}

async function openCards(page: Page): Promise<void> {
  await asManager(page);
  await page.goto(cards);
  await expect(page.getByRole('button', { name: 'Nieuwe beurtenkaart' })).toBeVisible();
}

async function publish(page: Page): Promise<void> {
  await review(page).click();
  await publishing(page).getByRole('button', { name: 'Publiceer', exact: true }).click();
  await expect(publishing(page)).toHaveCount(0);
}

/** The calls of the editor of the offer. */
export const offer: readonly FaultyCall[] = [
  {
    screen: 'the offer of a club',
    operation: 'get_offer_editor',
    open: asManager,
    async fail(page) {
      await page.goto(cards);
      await expectRetry(page);
    },
    async recover(page) {
      await retry(page);
      await expect(page.getByRole('button', { name: 'Nieuwe beurtenkaart' })).toBeVisible();
    },
  },
  {
    screen: 'the draft of an offer',
    operation: 'save_offer_draft',
    open: openCards,
    async fail(page) {
      await addNamedCard(page);
      await expect(bar(page)).toHaveText(/op dit toestel/);
      await expect(itsName(page)).toHaveValue(label());
    },
    async recover(page) {
      await page.reload();
      await expect(bar(page)).toHaveText(/^Concept bewaard om \d+u\d+$/);
      await expect(itsName(page)).toHaveValue(label());
    },
  },
  {
    screen: 'the summary before an offer is published',
    operation: 'publish_offer',
    async open(page) {
      await openCards(page);
      await addNamedCard(page);
    },
    async fail(page) {
      await review(page).click();
      await expect(publishing(page).getByText(apology).first()).toBeVisible();
    },
    async recover(page) {
      await retry(page);
      await expect(publishing(page).getByText(label()).first()).toBeVisible();
    },
  },
  {
    screen: 'taking a publication back',
    operation: 'take_back_offer',
    async open(page) {
      await openCards(page);
      await addNamedCard(page);
      await publish(page);
      await page.goto(actions);
      await page
        .getByRole('button', { name: /^Draai/ })
        .first()
        .click();
    },
    async fail(page) {
      await confirm(page).click();
      await expect(takingBack(page).getByText(apology).first()).toBeVisible();
    },
    async recover(page) {
      await confirm(page).click();
      await expect(takingBack(page)).toHaveCount(0);
      await page.goto(cards);
      await expect(page.getByText(label())).toHaveCount(0);
    },
  },
];
