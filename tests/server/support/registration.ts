import { randomUUID } from 'node:crypto';
import type { TestClient } from './testServer.ts';

export const arabesk = 1;
/** Hedendaags voor volwassenen: a course with one tariff of 225 euros and many free places. */
export const adultTariff = 1121;

/** Answers to all questions that Arabesk asks an adult. */
export const completeAnswers = {
  '1001_0': 'An',
  '1002_0': 'Peeters',
  '1003_0': '1985-11-03',
  '1004_0': 'v',
  '1005_0': 'ouder@example.org',
  '1006_0': '+32 470123456',
  '1007_0': 'Belgisch',
  '1010_0': 'Joris, mijn man',
  '1011_0': '+32 471654321',
  '1012_0': 'nee',
  '1020_0': 'Ledeberg',
  '1021_0': ['vrienden', 'school'],
  '1022_0': '1',
  '1023_0': '1',
  '1033_112': 'Omdat ik niet kan stilzitten.',
};

/** The explicit consents for the answers about health: the general ones, and those of the course with a medical file. */
export const healthConsents = { '1000001012_0': '1', '1000001034_110': '1' };

/** The current version of the form for these tariffs. */
export async function formVersionOf(
  client: TestClient,
  uid = 1,
  tariffs = [adultTariff],
  extra: { readonly nationalInsuranceNumber?: boolean } = {},
): Promise<string> {
  const request = { club: arabesk, uid, tariffs, ...extra };
  return (await client.ask('get_combined_course_registration_form', request)).formVersion;
}

export async function saveAnswers(client: TestClient, uid = 1, tariffs = [adultTariff]): Promise<void> {
  const request = {
    club: arabesk,
    tariffs,
    formVersion: await formVersionOf(client, uid, tariffs),
    privacyAccepted: true as const,
    registrations: [{ uid, qids: completeAnswers }],
  };
  await client.ask('save_combined_course_registration_form', request, newKey());
}

export function newKey(): { headers: { 'idempotency-key': string } } {
  return { headers: { 'idempotency-key': randomUUID() } };
}

/** Orders the contents of a cart at the server's price. */
export async function order(client: TestClient, uid = 1, tariffs = [adultTariff]): Promise<number> {
  const { result } = await client.ask('compile_public_registration_invoice', { club: arabesk, uid, tariffs });
  const placed = await client.ask(
    'place_order',
    { club: arabesk, uid, tariffs, total: result.total },
    newKey(),
  );
  const [oid] = placed.result.oids;
  if (oid === undefined) throw new Error('No order was placed');
  return oid;
}
