import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import type { OperationName } from '#schemas/operations.ts';
import { adultTariff, arabesk, completeAnswers } from '#tests/server/support/registration.ts';
import { type NewAccount, registerNewAccount } from './newAccount.ts';

/** Ballet voor volwassenen, starters: the club still lets members stop and change. */
const ballet = 1091;
/** In euros. */
export const balletPrice = 225;

/** Registers an adult with an account of their own for a course without questions of its own, past the screens, and logs the page in. */
export async function enrolNewAccount(
  page: Page,
  account: NewAccount = {},
  { tariff, price } = { tariff: ballet, price: balletPrice },
): Promise<{ readonly uid: number; readonly mail: string; readonly oid: number }> {
  const mail = await registerNewAccount(page, account);
  const { user } = await callDirectly(page.request, 'validate_auth', {});
  const { uid } = user;
  const asked = { club: arabesk, uid, tariffs: [adultTariff] };
  const { formVersion } = await callDirectly(page.request, 'get_combined_course_registration_form', asked);
  await callDirectly(page.request, 'save_combined_course_registration_form', {
    ...{ club: arabesk, tariffs: [adultTariff], formVersion, privacyAccepted: true },
    registrations: [{ uid, qids: completeAnswers }],
  });
  const cart = { club: arabesk, uid, tariffs: [tariff], total: price };
  const { result } = await callDirectly(page.request, 'place_order', cart);
  return { uid, mail, oid: result.oids[0] };
}

/** Calls the server past the screens. Every call has a key of its own. */
export async function callDirectly(request: APIRequestContext, operation: OperationName, data: object) {
  const headers = { 'idempotency-key': randomUUID() };
  const answer = await request.post(`/api?q=${operation}`, { data, headers });
  expect(answer.status(), await answer.text()).toBe(200);
  return answer.json();
}
