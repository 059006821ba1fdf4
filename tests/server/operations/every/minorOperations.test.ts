import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Operation } from '#schemas/operation.ts';
import { operations } from '#schemas/operations.ts';
import { users } from '#server/db/schema.ts';
import table from '#tests/cases/minorOperations.json' with { type: 'json' };
import { type LeasedDatabase, restorable } from '../../support/database/openSeededDatabase.ts';
import { newKey } from '../../support/registration.ts';
import { changedTables } from '../../support/rights/changedTables.ts';
import { type Belongings, populate } from '../../support/rights/populate.ts';
import { requestOf } from '../../support/rights/requestOf.ts';
import { roles } from '../../support/rights/roles.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';

const minor = roles.find(({ name }) => name === 'a minor') ?? roles[0];
const rowsThatAre = (verdict: 'open' | 'refused') =>
  table.filter(({ withoutGuardian }) => withoutGuardian === verdict);
const [open, refused] = [rowsThatAre('open'), rowsThatAre('refused')];
const sentence = 'Je bent jonger dan 16 jaar. Voeg eerst je ouder of voogd toe.';
const refusal = { status: 403, body: { code: 'guardian-missing', errors: [sentence] } };

/** Amber is 15 and holds her account. Her father and her sister are in her family, but she has no guardian. */
describe('a minor without a guardian', () => {
  let server: TestServer;
  let belongings: Belongings;
  let database: LeasedDatabase;
  let restore: () => Promise<void>;
  beforeAll(async () => {
    server = await startTestServer({ adminUrl: 'https://beheer.example.org/' });
    belongings = await populate(server);
    database = restorable(server.database);
    const populated = await database.keep();
    restore = async () => {
      await server.settled();
      await database.restore(populated);
    };
  });
  afterAll(() => server.stop());

  const call = async (operation: Operation) => {
    if (!minor) throw new Error('The matrix has no minor');
    const amber = await server.loggedIn('tiener2@example.org');
    const one = { operation, role: minor, isForEverybody: false, verdict: 'answered' } as const;
    const request = await requestOf({ server, belongings }, one);
    return () => amber.call(nameOf(operation), request, newKey());
  };

  it('has a row in the table for every operation', () => {
    expect(table.map(({ operation }) => operation).toSorted()).toEqual(Object.keys(operations).toSorted());
  });

  it.each(open)('finds $operation open', async ({ operation }) => {
    const answer = await (await call(operationOf(operation)))();
    expect(answer.body.code).not.toBe('guardian-missing');
    // To restore takes longer than the call.
    if (operationOf(operation).method === 'POST') await restore();
  });

  it.each(refused)('finds $operation refused', async ({ operation }) => {
    const send = await call(operationOf(operation));
    await database.keep();
    expect(await send()).toMatchObject(refusal);
    expect(await changedTables(database)).toEqual([]);
    await restore();
  });

  it.each(refused)('finds $operation open once there is a guardian', async ({ operation }) => {
    await server.database.db.update(users).set({ parentUid: 1 }).where(eq(users.uid, 6));
    const answer = await (await call(operationOf(operation)))();
    expect(answer.body.code).not.toBe('guardian-missing');
    await restore();
  });

  it('cannot order for an adult of the family either', async () => {
    const amber = await server.loggedIn('tiener2@example.org');
    const order = { club: 1, uid: 7, tariffs: [1121], total: 225 };
    expect(await amber.call('place_order', order, newKey())).toMatchObject(refusal);
  });

  it('cannot become an adult by changing the birthdate', async () => {
    const amber = await server.loggedIn('tiener2@example.org');
    expect(await amber.call('save_profile', { uid: 6, birthdate: '1990-01-01' })).toMatchObject(refusal);
    await amber.ask('save_profile', { uid: 6, birthdate: '2012-01-01' });
    await amber.ask('save_profile', { uid: 7, birthdate: '1980-01-01' });
    await restore();
  });

  it('still has none when the guardian is a minor too', async () => {
    await server.database.db.update(users).set({ parentUid: 5 }).where(eq(users.uid, 6));
    const answer = await (await call(operations.place_order))();
    expect(answer).toMatchObject(refusal);
    await restore();
  });
});

function nameOf({ name }: Operation): keyof typeof operations {
  // The name of an operation is its key in the contract.
  return name as keyof typeof operations;
}

function operationOf(name: string): Operation {
  const found = Object.values(operations).find((operation) => operation.name === name);
  if (!found) throw new Error(`There is no operation ${name}`);
  return found;
}
