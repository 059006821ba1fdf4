import { afterAll, beforeAll, expect, it } from 'vitest';
import { outgoingMails } from '#server/db/schema.ts';
import { queueMailEvents, queueMails } from '#server/mail/outbox/queueMails.ts';
import { openEmptyDatabase } from '../support/database/openEmptyDatabase.ts';
import { testClock } from '../support/testClock.ts';

let database: Awaited<ReturnType<typeof openEmptyDatabase>>;
beforeAll(async () => {
  database = await openEmptyDatabase();
});
afterAll(() => database.close());

/** Times the columns of a mail this is more than the 65,535 parameters that a statement can have. */
const many = 8000;

it('queues any number of mails and events of mails, and gives the id of each mail', async () => {
  const context = { db: database.db, clock: testClock() };
  const mail = { kind: 'lessons', to: 'a@example.org', subject: '', text: '' } as const;
  const ids = await queueMails(
    context,
    Array.from({ length: many }, () => mail),
  );
  expect(new Set(ids).size).toBe(many);
  const event = { kind: 'order', event: { type: 'order', oid: 1 }, portalOrigin: undefined } as const;
  await queueMailEvents(
    context,
    Array.from({ length: many }, () => event),
  );
  expect(await database.db.$count(outgoingMails)).toBe(2 * many);
  expect(await queueMails(context, [])).toEqual([]);
});
