import type { Page, Request, Response } from '@playwright/test';
import { orderButton } from '../journey/orderButton.ts';
import { logIn } from '../person/logIn.ts';
import { registerNewAccount } from '../person/newAccount.ts';
import { family } from '../person/registering.ts';
import { expect } from '../test.ts';
import { expectRetry, type FaultyCall, retry, retryButton } from './faultyCall.ts';

type Shown = (page: Page) => Promise<void>;

interface Reading extends Pick<FaultyCall, 'screen' | 'operation'> {
  readonly path: string;
  readonly open?: FaultyCall['open'];
  /** Checks the screen after the call succeeds. */
  readonly shows: Shown;
}

interface Helping extends Reading {
  /** Checks the part of the screen that works without the call. */
  readonly holds: Shown;
  /** Checks that the part that depends on the call is absent. */
  readonly gone: Shown;
}

const hall = '/arabesk/lentevoorstelling?stap=plaatsen';

const heading = (page: Page, name: string) => page.getByRole('main').getByRole('heading', { name });
const freeSeats = (page: Page) => page.getByRole('gridcell', { name: /, vrij$/ });
const ownPlaces = (page: Page) => page.getByRole('region', { name: 'Jouw plaatsen' });
const categories = (page: Page) => page.getByRole('navigation', { name: 'Categorieën' });
const uses = (page: Page) => page.getByRole('region', { name: 'Waarvoor gebruik je ze?' });
const removal = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Verwijderen/ });
const banner = (page: Page) => page.getByText(/wacht(en \d+)? (een )?uitnodiging(en)? op/);

/** Screens that can't work without the call. */
const needed: readonly Reading[] = [
  {
    screen: 'the hall of an event',
    operation: 'get_seat_plan',
    path: hall,
    open: asAn,
    shows: (page) => expect(page.getByRole('grid', { name: 'Zaalplan' })).toBeVisible(),
  },
  {
    screen: 'a cart with places in a hall',
    operation: 'compile_public_registration_invoice',
    path: '/arabesk/winkelmandje',
    open: (page) => withSeats(page, 1),
    shows: (page) =>
      expect(
        page
          .getByRole('main')
          .getByText(/rij \w+, stoel \d+/i)
          .first(),
      ).toBeVisible(),
  },
  {
    screen: 'the webshop',
    operation: 'get_products',
    path: '/arabesk/webshop',
    shows: (page) => expect(products(page)).toHaveCount(7),
  },
  {
    screen: 'a category of the webshop',
    operation: 'get_products',
    path: '/arabesk/webshop/categorie/schoenen',
    shows: (page) => expect(products(page)).toHaveCount(2),
  },
  {
    screen: 'a product',
    operation: 'get_product',
    path: '/arabesk/webshop/danslegging?variant=6709',
    shows: (page) => expect(page.getByRole('combobox', { name: 'Kies een maat' })).toHaveValue('6709'),
  },
  {
    screen: 'the passes of a member',
    operation: 'get_passes',
    path: '/arabesk/beurtenkaart',
    open: asAn,
    shows: (page) => expect(heading(page, 'Jouw kaarten')).toBeVisible(),
  },
  {
    screen: 'the reload of a pass',
    operation: 'get_passes',
    path: '/arabesk/beurtenkaart/herladen',
    open: asAn,
    shows: (page) => expect(page.getByRole('group', { name: 'Welke kaart?' })).toBeVisible(),
  },
  {
    screen: 'the log of a pass',
    operation: 'get_pass_log',
    path: '/arabesk/beurtenkaart/logboek',
    open: asAn,
    shows: (page) => expect(page.getByRole('table').first()).toBeVisible(),
  },
  {
    screen: 'the lessons that take a pass',
    operation: 'get_pass_sessions',
    path: '/arabesk/beurtenkaart/reserveren',
    open: asAn,
    shows: (page) => expect(page.getByRole('button', { name: /^Reserveren / }).first()).toBeVisible(),
  },
  {
    screen: 'the invitations of a family',
    operation: 'get_invitations',
    path: '/arabesk/uitnodigingen',
    open: asAn,
    shows: (page) => expect(heading(page, 'Je wordt meegevraagd')).toBeVisible(),
  },
];

/** Screens that work without the call, apart from the part that it fills. */
const helping: readonly Helping[] = [
  {
    screen: 'the categories of the webshop',
    operation: 'get_product_categories',
    path: '/arabesk/webshop',
    holds: (page) => expect(products(page)).toHaveCount(7),
    gone: (page) => expect(categories(page)).toHaveCount(0),
    shows: (page) => expect(categories(page)).toBeVisible(),
  },
  {
    screen: 'the lessons that a pass is valid for',
    operation: 'get_pass_sessions',
    path: '/arabesk/beurtenkaart',
    open: asAn,
    holds: (page) => expect(heading(page, 'Jouw kaarten')).toBeVisible(),
    gone: (page) => expect(uses(page)).toHaveCount(0),
    shows: (page) => expect(uses(page)).toBeVisible(),
  },
  {
    screen: 'the banner for open invitations',
    operation: 'get_invitations',
    path: '/arabesk',
    open: asAn,
    holds: (page) => expect(heading(page, 'Dansstudio Arabesk')).toBeVisible(),
    gone: (page) => expect(banner(page)).toHaveCount(0),
    shows: (page) => expect(banner(page)).toBeVisible(),
  },
];

/** A hall that is already open when reloading it fails: the chosen seats stay. */
const readAnew: FaultyCall = {
  screen: 'the refresh of a seat plan',
  operation: 'get_seat_plan',
  open: (page) => openWithSeats(page, 1),
  async fail(page) {
    await page.getByRole('radio', { name: /Kind tot en met 12 jaar/ }).check();
    await comeBack(page);
    await expect(page.getByRole('grid', { name: 'Zaalplan' })).toBeVisible();
    await expect(ownPlaces(page).getByRole('timer')).toBeVisible();
    await expect(page.getByRole('radio', { name: /Kind tot en met 12 jaar/ })).toBeChecked();
  },
  async recover(page) {
    await comeBack(page);
    await expect(page.getByRole('radio', { name: /Kind tot en met 12 jaar/ })).toBeChecked();
    await page.getByRole('button', { name: /^Verder/ }).click();
    await expect(page).toHaveURL(/winkelmandje/);
  },
};

/** A cart that is already open when the new price fails to load: the other lines stay, and paying is disabled. */
const pricedAnew: FaultyCall = {
  screen: 'the new price after a seat leaves the cart',
  operation: 'compile_public_registration_invoice',
  async open(page) {
    await withSeats(page, 3);
    await expect(removal(page)).toHaveCount(3);
  },
  async fail(page) {
    if (await retryButton(page).isVisible()) await retryButton(page).click();
    else await removal(page).first().click();
    await expectRetry(page);
    await expect(removal(page)).toHaveCount(2);
    await expect(page.getByRole('main').getByRole('button', { name: 'Prijs onbekend' })).toBeDisabled();
  },
  async recover(page) {
    await retry(page);
    await expect(removal(page)).toHaveCount(2);
    await expect(orderButton(page)).toBeEnabled();
  },
};

/** Reads on the screens where people choose seats, products, passes or an invitation. */
export const choosingReads: readonly FaultyCall[] = [
  ...needed.map(asNeeded),
  ...helping.map(asHelping),
  readAnew,
  pricedAnew,
];

function asNeeded({ screen, operation, path, open, shows }: Reading): FaultyCall {
  return {
    screen,
    operation,
    open: open ?? (async () => {}),
    async fail(page) {
      await page.goto(path);
      await expectRetry(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    },
    async recover(page) {
      await retry(page);
      await shows(page);
    },
  };
}

function asHelping({ screen, operation, path, open, holds, gone, shows }: Helping): FaultyCall {
  return {
    screen,
    operation,
    open: open ?? (async () => {}),
    async fail(page) {
      const asked = waitForCall(page, operation);
      await page.goto(path);
      await asked;
      await holds(page);
      await gone(page);
    },
    async recover(page) {
      await page.reload();
      await shows(page);
    },
  };
}

function products(page: Page) {
  return page.getByRole('main').getByRole('article');
}

/** Logs in the parent of the demo family (An), with herself selected. */
async function asAn(page: Page): Promise<void> {
  await logIn(page, family);
  await page.addInitScript(() => {
    const selection = { uid: 1, loginUid: 1, timestamp: Date.now() };
    localStorage.setItem('clubpoort.selected-member', JSON.stringify(selection));
  });
}

/** Opens the hall as a new account, and holds this number of seats. */
async function openWithSeats(page: Page, count: number): Promise<void> {
  await registerNewAccount(page);
  await page.goto(hall);
  for (let held = 1; held <= count; held += 1) {
    await freeSeats(page).last().click();
    await expect(page.getByRole('gridcell', { name: /, van jou$/ })).toHaveCount(held);
  }
}

async function withSeats(page: Page, count: number): Promise<void> {
  await openWithSeats(page, count);
  await page.getByRole('button', { name: /^Verder/ }).click();
  await expect(page).toHaveURL(/winkelmandje/);
}

/** Simulates a return from another tab, which makes the portal reload the seat plan. */
async function comeBack(page: Page): Promise<void> {
  const asked = waitForCall(page, 'get_seat_plan');
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await asked;
}

/** Waits until the call has ended, including its retry after a transient failure, and until the result is drawn. */
async function waitForCall(page: Page, operation: FaultyCall['operation']): Promise<void> {
  const calls: Request[] = [];
  const note = (request: Request) => {
    if (new URL(request.url()).searchParams.get('q') === operation) calls.push(request);
  };
  page.on('request', note);
  const hasEnded = async () => {
    const [first, ...again] = await Promise.all(calls.map((call) => call.response()));
    return first !== undefined && (!isPassing(first) || again.length > 0);
  };
  // The long timeout includes the loading of the page itself.
  await expect.poll(hasEnded, { timeout: 30_000 }).toBe(true);
  page.off('request', note);
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
}

function isPassing(answer: Response | null): boolean {
  return answer === null || answer.status() >= 500;
}
