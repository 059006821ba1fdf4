import type { Page } from '@playwright/test';
import { fillCart } from '../person/fillCart.ts';
import { logIn } from '../person/logIn.ts';
import { uniqueSurname } from '../person/newAccount.ts';
import { family, openForm } from '../person/registering.ts';
import { expect } from '../test.ts';
import { apology, type FaultyCall } from './faultyCall.ts';

const an = 1;
const cart = { club: 1, uid: an, items: { products: { 6302: 1 } } };

async function openWithCart(page: Page): Promise<void> {
  await logIn(page, family);
  await page.goto('/arabesk?uid=1');
  await expect(page.getByRole('button', { name: 'An Peeters, kies gezinslid' })).toBeVisible();
}

/** Fills the cart of this browser, which doesn't need the server for that. */
async function expectCartHere(page: Page): Promise<void> {
  await fillCart(page, cart);
  await page.goto('/arabesk/winkelmandje');
  await expect(page.getByRole('link', { name: /^Winkelmandje, 1 item/ })).toBeVisible();
}

async function expectCartKept(page: Page): Promise<void> {
  await page.reload();
  await expect
    .poll(async () => {
      const { result } = await (await page.request.get('/api?q=get_carts')).json();
      return result.find(({ uid }: { uid: number }) => uid === an)?.contents?.products;
    })
    .toEqual({ 6302: 1 });
}

const contact = (page: Page) => page.getByRole('textbox', { name: 'Wie mogen we bellen?' });

/** Types in a form, which keeps its draft on this device without the server. The text is new: the account may have the draft of another row. */
async function expectDraftHere(page: Page): Promise<void> {
  const tom = `Tom ${uniqueSurname()}`;
  await openForm(page, 'jazz-volwassenen', 'An');
  await contact(page).fill(tom);
  await expect(page.getByText('Concept bewaard op dit toestel')).toBeVisible();
  await page.reload();
  await expect(contact(page)).toHaveValue(tom);
}

async function expectDraftKept(page: Page): Promise<void> {
  await page.reload();
  await expect(contact(page)).toHaveValue(/^Tom /);
  await contact(page).fill('An, mama');
  await expect(page.getByText('Concept bewaard in je account')).toBeVisible();
}

const makeAddress = (page: Page) => page.getByRole('button', { name: 'Maak een agenda-adres' });
const openCalendar = (page: Page) => logIn(page, 'docent@example.org');

/** Calls with which other devices and programs follow the account. Without them, this device works as it is. */
export const followingCalls: readonly FaultyCall[] = [
  {
    screen: 'the carts of the other devices',
    operation: 'get_carts',
    open: openWithCart,
    fail: expectCartHere,
    recover: expectCartKept,
  },
  {
    screen: 'a change of the cart for the other devices',
    operation: 'save_cart',
    open: openWithCart,
    fail: expectCartHere,
    recover: expectCartKept,
  },
  {
    screen: 'the draft of the other devices',
    operation: 'get_draft',
    open: openWithCart,
    fail: expectDraftHere,
    recover: expectDraftKept,
  },
  {
    screen: 'a draft for the other devices',
    operation: 'save_draft',
    open: openWithCart,
    fail: expectDraftHere,
    recover: expectDraftKept,
  },
  {
    screen: 'the address of the calendar',
    operation: 'get_calendar_feed',
    open: openCalendar,
    async fail(page) {
      await page.goto('/calendar');
      await expect(page.getByRole('button', { name: 'Zet in je agenda' })).toBeVisible();
      await expect(makeAddress(page)).toHaveCount(0);
    },
    async recover(page) {
      await page.reload();
      await expect(makeAddress(page)).toBeVisible();
    },
  },
  {
    screen: 'a new address of the calendar',
    operation: 'renew_calendar_feed',
    async open(page) {
      await openCalendar(page);
      await page.goto('/calendar');
      await expect(makeAddress(page)).toBeVisible();
    },
    async fail(page) {
      await makeAddress(page).click();
      await expect(page.getByRole('log').getByText(apology)).toBeVisible();
      await expect(makeAddress(page)).toBeVisible();
    },
    async recover(page) {
      await makeAddress(page).click();
      await expect(page.getByRole('link', { name: 'Volg in je agenda' })).toBeVisible();
      await page.getByRole('button', { name: 'Verwijder het adres' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Verwijder het adres' }).click();
      await expect(makeAddress(page)).toBeVisible();
    },
  },
];
