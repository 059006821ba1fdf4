import { expect } from 'vitest';
import { moneyEntries, orderInstalments, orders, payments, testCheckouts } from '#server/db/schema.ts';
import type { TestClient, TestServer } from '../testServer.ts';

/** Club De Dolfijn, to which Els owes an order of 210 euros. */
export const dolphin = 4;

export async function unpaidOid(els: TestClient): Promise<number> {
  const { result } = await els.ask('get_last_unpaid_order', { club: dolphin });
  if (!result) throw new Error('Nothing is to be paid');
  return result.oid;
}

export async function paymentOf(els: TestClient, oid: number) {
  const { result } = await els.ask('get_order', { oids: String(oid) });
  return result[0];
}

export async function forgetPayments({ database: { db } }: TestServer): Promise<void> {
  await db.delete(moneyEntries);
  await db.delete(payments);
  await db.delete(orderInstalments);
  await db.delete(testCheckouts);
  await db.update(orders).set({ payment: 'unpaid' });
}

/** Starts a payment, and returns the address to which the browser is redirected. */
export async function pay(client: TestClient, oid: number): Promise<string> {
  const { status, headers } = await client.call('redirect_to_mollie_payment', { oid });
  expect(status).toBe(303);
  return String(headers.location);
}
