import type { Page } from '@playwright/test';
import { family } from '../../support/person/registering.ts';
import { expect } from '../../support/test.ts';
import type { Screen } from '../screen.ts';

const arabesk = 1;
const deDolfijn = 4;
const an = 1;
const cap = { club: deDolfijn, uid: an, tariffs: [], products: { 8201: 1 }, total: 8 };
const goggles = { club: deDolfijn, uid: an, tariffs: [], products: { 8101: 3 }, total: 43.5 };
const pass = { club: deDolfijn, uid: an, tariffs: [], passes: [40], total: 45 };

/** What came of paying an order, and what is told of each kind of thing in it. */
export const confirmationScreens: readonly Screen[] = [
  { name: 'confirmation-to-pay', login: family, path: (page) => ordered(page, cap) },
  { name: 'confirmation-processing', login: family, path: (page) => ordered(page, cap, 'left open') },
  { name: 'confirmation-failed', login: family, path: (page) => ordered(page, cap, 'Mislukt') },
  { name: 'confirmation-cancelled', login: family, path: (page) => ordered(page, cap, 'Geannuleerd') },
  { name: 'confirmation-paid-backorder', login: family, path: (page) => ordered(page, goggles, 'Betaald') },
  { name: 'confirmation-paid-pass', login: family, path: (page) => ordered(page, pass, 'Betaald') },
  {
    name: 'confirmation-paid-seats',
    login: family,
    path: async (page) => {
      const places = {
        event: 131,
        seats: [51_030, 51_031].map((nid) => ({ nid, tariff: 1311, quantity: 1 })),
      };
      await post(page, 'hold_seats', { club: arabesk, uid: an, ...places });
      return ordered(page, { club: arabesk, uid: an, tariffs: [], ...places, total: 36 }, 'Betaald');
    },
  },
];

/** @param ending The button of the test checkout; undefined: nobody went there. */
async function ordered(page: Page, cart: object, ending?: string): Promise<string> {
  const { oids } = await post(page, 'place_order', cart);
  if (ending !== undefined) await page.goto(`/api?q=redirect_to_mollie_payment&oid=${oids[0]}`);
  if (ending !== undefined && ending !== 'left open') {
    await page.getByRole('button', { name: ending }).click();
    await page.waitForURL(/\?terug=betaling$/);
  }
  return `/bevestiging/${oids[0]}`;
}

async function post(page: Page, operation: string, data: object) {
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const answer = await page.request.post(`/api?q=${operation}`, { data, headers });
  expect(answer.status(), await answer.text()).toBe(200);
  return (await answer.json()).result;
}
