import { randomBytes } from 'node:crypto';
import { type APIResponse, expect, type Page } from '@playwright/test';
import type { OperationName } from '#schemas/operations.ts';
import { testStart } from '#tests/support/clock/testStart.ts';

export interface NewAccount {
  readonly fname?: string;
  readonly lname?: string;
  /** `YYYY-MM-DD` */
  readonly birthdate?: string;
}

export const newPassword = 'een zin die niemand raadt';

/** A unique mail address, because both projects write to one database. */
export function uniqueMail(): string {
  return `nieuw-${randomBytes(6).toString('hex')}@example.org`;
}

/** A surname that no other account of the server has, in letters alone. */
export function uniqueSurname(): string {
  const letters = randomBytes(6)
    .toString('hex')
    .replaceAll(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)));
  return `Janssens ${letters}`;
}

/** The birthdate of a person of this age, as `YYYY-MM-DD`. */
export function bornYearsAgo(years: number): string {
  return `${testStart.getFullYear() - years}-01-02`;
}

/** Registers an account and logs the page's browser context in with it. */
export async function registerNewAccount(page: Page, account: NewAccount = {}): Promise<string> {
  const mail = uniqueMail();
  await post(page, 'register_account', {
    fname: 'Nele',
    lname: 'Janssens',
    birthdate: bornYearsAgo(40),
    ...account,
    mail,
    password: newPassword,
  });
  return mail;
}

/** Adds a member to the family of the logged-in user, and returns the member's uid. */
export async function addToFamily(page: Page, member: Required<NewAccount>): Promise<number> {
  const response = await post(page, 'add_family_member', member);
  const { result } = await response.json();
  return result.uid;
}

/** Retries while the server answers that it is too busy, as a client does. */
async function post(page: Page, operation: OperationName, data: object): Promise<APIResponse> {
  const send = () => page.request.post(`/api?q=${operation}`, { data });
  let response = await send();
  await expect(async () => {
    if (response.status() === 503) response = await send();
    expect(response.status()).not.toBe(503);
  }).toPass({ timeout: 15_000 });
  expect(response.status(), await response.text()).toBe(200);
  return response;
}
