import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { base, generated, type ScaleSize } from '#bench/scale/generate.ts';
import type { Operation } from '#schemas/operation.ts';
import { type OperationName, operations } from '#schemas/operations.ts';
import { courseSessions } from '#server/db/schema.ts';
import { openSession } from '#server/services/sessions/sessions.ts';
import { listStatements } from '../../support/database/countStatements.ts';
import { openScaleDatabase } from '../../support/database/scaleDatabase.ts';
import { startTestServer, type TestClient, type TestServer } from '../../support/testServer.ts';

const small: ScaleSize = {
  ...{ courses: 30, members: 90, orders: 40, answers: 200, waitingLists: 5, participants: 12 },
  familyOrders: 4,
};
const large: ScaleSize = {
  ...{ courses: 120, members: 360, orders: 160, answers: 800, waitingLists: 20, participants: 48 },
  familyOrders: 16,
};

/** Reads about things that are not generated: their answers don't grow with a club. */
const notGenerated: readonly OperationName[] = [
  'get_change_options',
  'get_federation',
  'get_federation_card',
  'get_seat_plan',
  'get_video',
  'get_preferences',
  'validate_address',
];

/** The fields of requests, by name. Every field that the contract requires must be here. */
const fields: Readonly<Record<string, unknown>> = {
  ...{ club: generated.club, url: 'grote-club', course: 'cursus-2', uid: generated.holder + 1 },
  ...{ form: 'formulier-1', product: 'product-1', message: 'bericht-3', country: 'BE' },
  ...{ oid: base + 1, from: '2026-01-01', to: '2027-01-01' },
};

interface Sized {
  readonly server: TestServer;
  readonly size: ScaleSize;
  readonly parent: TestClient;
  readonly teacher: TestClient;
  /** The first session of the first course. */
  readonly session: number;
}

async function open(size: ScaleSize): Promise<Sized> {
  const server = await startTestServer({ database: await openScaleDatabase(size) });
  const { db } = server.database;
  const as = async (uid: number) => {
    const client = server.client();
    client.cookie = `auth=${await openSession({ db, clock: server.clock }, { uid })}`;
    return client;
  };
  const [session] = await db
    .select()
    .from(courseSessions)
    .where(eq(courseSessions.courseNid, generated.firstCourse))
    .limit(1);
  return {
    ...{ server, size, parent: await as(generated.holder), teacher: await as(generated.teacher) },
    session: session?.nid ?? 0,
  };
}

function fieldOf(known: Readonly<Record<string, unknown>>, name: string): unknown {
  return known[name] ?? expect.fail(`There is no value for the field ${name}`);
}

const reads = Object.values(operations).filter(
  ({ name, method, ...operation }) =>
    method === 'GET' &&
    !notGenerated.includes(name) &&
    !('answers' in operation && operation.answers === 'browser'),
);

describe('the number of statements of a read operation does not grow with the data', () => {
  let sizes: readonly Sized[];
  beforeAll(async () => {
    sizes = [await open(small), await open(large)];
  });
  afterAll(async () => {
    for (const { server } of sizes) await server.stop();
  });

  const statementsOf = async (name: OperationName, { size, parent, teacher, session }: Sized) => {
    const orders = Array.from({ length: size.familyOrders }, (_, place) => base + 1 + place);
    const known = { ...fields, session, oids: orders.join(',') };
    if (name === 'get_communication') Object.assign(known, { club: fields.url });
    const { properties, required }: Operation['request'] = operations[name].request;
    const isRequired = new Set<string>(required);
    const named = Object.keys(properties).filter((field) => isRequired.has(field) || field === 'uid');
    const request = Object.fromEntries(named.map((field) => [field, fieldOf(known, field)]));
    const client = operations[name].group === 'teacher' ? teacher : parent;
    // The first answer of a process may load what never changes, such as the countries.
    expect(await client.call(name, request)).toMatchObject({ status: 200 });
    return listStatements(() => client.call(name, request));
  };

  it.each(reads.map(({ name }) => name))('%s', async (name) => {
    const [few = [], many = []] = [
      await statementsOf(name, sizes[0] ?? expect.fail()),
      await statementsOf(name, sizes[1] ?? expect.fail()),
    ];
    expect(few.length).toBeGreaterThan(name === 'get_countries' ? -1 : 0);
    expect(many.length, many.join('\n')).toBe(few.length);
  });
});
