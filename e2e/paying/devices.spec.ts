import type { Browser, Page } from '@playwright/test';
import { selected } from '../support/journey/portalMenus.ts';
import { fillCart } from '../support/person/fillCart.ts';
import { logIn } from '../support/person/logIn.ts';
import { family, openForm } from '../support/person/registering.ts';
import { expect, test } from '../support/test.ts';

const shirt = { club: 1, uid: 1, items: { products: { 6302: 1 } } };
const changed = 'Je winkelmandje werd op een ander toestel aangepast. Je ziet nu de nieuwste versie.';

/** Opens the club on another device of the family. */
async function otherDevice(browser: Browser, { page }: { page: Page }): Promise<Page> {
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const other = await context.newPage();
  await logIn(other, family, { keepsCarts: true });
  await other.goto('/arabesk?uid=1');
  // A page that opens before the member is kept asks for whom it is.
  await expect(selected(other, 'An Peeters')).toBeVisible();
  return other;
}

function badge(page: Page, count: number) {
  return page.getByRole('link', { name: new RegExp(`^Winkelmandje, ${count} item`) });
}

/** Waits until the server keeps what the page changed. */
async function kept(page: Page, quantity: number | undefined): Promise<void> {
  await expect
    .poll(async () => {
      const { result } = await (await page.request.get('/api?q=get_carts')).json();
      return result.find(({ uid }: { uid: number }) => uid === shirt.uid)?.contents?.products?.[6302];
    })
    .toBe(quantity);
}

/** Comes back to the tab, as somebody does who picks up the phone again. */
async function comeBack(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

async function setQuantity(page: Page, quantity: number): Promise<void> {
  await page.getByRole('spinbutton', { name: /^Aantal/ }).fill(String(quantity));
}

test('a cart follows the account: the newer edit wins, and a notice says so (1 tap, 2 fields)', async ({
  page,
  browser,
}) => {
  await logIn(page, family);
  await page.goto('/arabesk?uid=1');
  await expect(page.getByRole('button', { name: 'An Peeters, kies gezinslid' })).toBeVisible();
  await fillCart(page, shirt);
  await page.goto('/arabesk/winkelmandje');
  await kept(page, 1);
  await expect(page.getByText('Je winkelmandje bewaren we in je account.')).toBeVisible();

  const phone = await otherDevice(browser, { page });
  await expect(badge(phone, 1)).toBeVisible();
  await expect(phone.getByText(changed)).toHaveCount(0);
  await phone.goto('/arabesk/winkelmandje');
  await setQuantity(phone, 2);
  await kept(page, 2);

  await comeBack(page);
  await expect(page.getByText(changed)).toBeVisible();
  await expect(page.getByRole('spinbutton', { name: /^Aantal/ })).toHaveValue('2');

  // The phone loses its connection. What it changes then is older than what the other device changes afterwards.
  await phone.context().setOffline(true);
  await setQuantity(phone, 3);
  await setQuantity(page, 4);
  await kept(page, 4);
  await phone.context().setOffline(false);
  await expect(phone.getByRole('spinbutton', { name: /^Aantal/ })).toHaveValue('4');
  await expect(phone.getByText(changed)).toBeVisible();
  await kept(page, 4);

  await page.getByRole('button', { name: 'Maak winkelmandje leeg' }).click();
  await kept(page, undefined);
  await comeBack(phone);
  await expect(phone.getByText('Je winkelmandje is leeg')).toBeVisible();
  await phone.context().close();
});

/** Waits until the account keeps an answer of the draft about the only course in the cart. */
async function draftKept(page: Page, answer: string): Promise<void> {
  const read = async (call: string) => (await (await page.request.get(`/api?q=${call}`)).json()).result;
  await expect
    .poll(async () => {
      const [cart] = await read('get_carts');
      const draft = await read(
        `get_draft&club=${cart.club}&uid=${cart.uid}&about=${cart.contents.chosen[0].tariff}`,
      );
      return String(draft?.answers);
    })
    .toContain(answer);
}

test('a draft follows the account, its answers about health stay on the phone unless the parent chooses otherwise', async ({
  page,
  browser,
}) => {
  await openForm(page, 'jazz-volwassenen', 'An');
  const contact = (device: Page) => device.getByRole('textbox', { name: 'Wie mogen we bellen?' });
  const health = (device: Page) => device.getByRole('radiogroup', { name: /gezondheid/ });
  await contact(page).fill('Tom, papa');
  await health(page).getByRole('radio', { name: 'Nee' }).check();
  await expect(page.getByText('Concept bewaard in je account')).toBeVisible();
  await expect(page.getByText(/over gezondheid bewaren we alleen op dit toestel/)).toBeVisible();

  const laptop = await otherDevice(browser, { page });
  await laptop.goto('/arabesk/winkelmandje?stap=gegevens');
  await expect(contact(laptop)).toHaveValue('Tom, papa');
  await expect(health(laptop).getByRole('radio', { name: 'Nee' })).not.toBeChecked();
  await contact(laptop).fill('An, mama');
  await draftKept(laptop, 'An, mama');

  await page.reload();
  await expect(contact(page)).toHaveValue('An, mama');
  await expect(health(page).getByRole('radio', { name: 'Nee' })).toBeChecked();
  await contact(page).fill('Tom, papa');
  await page.getByRole('checkbox', { name: /Bewaar ze ook in mijn account/ }).check();
  await draftKept(page, 'Tom, papa');
  await laptop.reload();
  await expect(contact(laptop)).toHaveValue('Tom, papa');
  await expect(health(laptop).getByRole('radio', { name: 'Nee' })).toBeChecked();
});
