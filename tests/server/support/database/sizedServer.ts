import { eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { base, generated, type ScaleSize } from '#bench/scale/scaleSize.ts';
import { dayInMilliseconds } from '#rules/duration.ts';
import type { Operation } from '#schemas/operation.ts';
import { type OperationName, operations } from '#schemas/operations.ts';
import { clubMessages, courseSessions, tariffs } from '#server/db/schema.ts';
import { openSession } from '#server/services/sessions/sessions.ts';
import { startTestServer, type TestClient, type TestServer } from '../testServer.ts';
import { listStatements } from './listStatements.ts';
import { openScaleDatabase } from './scaleDatabase.ts';
import type { SentStatement } from './scannedTables.ts';

/** Reads about things that are not generated: their answers don't grow with a club. */
const notGenerated: readonly OperationName[] = [
  'get_answers',
  'get_change_options',
  'get_door_lesson',
  'get_door_list',
  'get_move_targets',
  'get_federation',
  'get_form_version',
  'get_federation_card',
  'get_seat_plan',
  'get_video',
  'get_preferences',
  'validate_address',
];

/** The fields of requests, by name. Every field that the contract requires must be here. */
const fields: Readonly<Record<string, unknown>> = {
  ...{ club: generated.club, url: 'grote-club', course: 'cursus-2', uid: generated.holder + 1 },
  ...{ member: generated.holder + 1 },
  ...{ form: 'formulier-1', product: 'product-1', message: 'bericht-3', country: 'BE' },
  show: 'sure',
  ...{ about: 'form-formulier-1', audience: 'everybody' },
  ...{ oid: base + 1, from: '2026-01-01', to: '2027-01-01', until: '2027-01-01' },
  year: 2026,
};

/** A server on a generated club, with the people who read it. */
export interface SizedServer {
  readonly server: TestServer;
  /** Connection string of its database. */
  readonly url: string;
  readonly size: ScaleSize;
  readonly parent: TestClient;
  readonly teacher: TestClient;
  readonly manager: TestClient;
  /** The first session of the first course. */
  readonly session: number;
  /** A message that its managers wrote. */
  readonly messageId: number;
}

export async function startSizedServer(size: ScaleSize): Promise<SizedServer> {
  const { url, ...database } = await openScaleDatabase(size);
  const server = await startTestServer({ database });
  const { db } = server.database;
  const as = async (uid: number) => {
    const client = server.client();
    client.cookie = `auth=${await openSession({ db, clock: server.clock }, { uid })}`;
    return client;
  };
  const now = server.clock.now();
  // Every other course opens to members first, so that a list asks who they are.
  await db
    .update(tariffs)
    .set({ priorityFor: 'members', priorityFrom: now, opensAt: new Date(now.getTime() + dayInMilliseconds) })
    .where(
      sql`${tariffs.courseNid} in (select nid from courses where club_nid = ${generated.club} and nid % 2 = 1)`,
    );
  const [session] = await db
    .select()
    .from(courseSessions)
    .where(eq(courseSessions.courseNid, generated.firstCourse))
    .limit(1);
  const [message] = await db
    .insert(clubMessages)
    .values({
      ...{ clubNid: generated.club, title: 'Nieuws', body: [], audience: 'everybody' },
      ...{ revision: 1, changedAt: server.clock.now() },
    })
    .returning({ id: clubMessages.id });
  return {
    ...{ server, url, size, parent: await as(generated.holder), teacher: await as(generated.teacher) },
    manager: await as(generated.manager),
    session: session?.nid ?? 0,
    messageId: message?.id ?? 0,
  };
}

function fieldOf(known: Readonly<Record<string, unknown>>, name: string): unknown {
  return known[name] ?? expect.fail(`There is no value for the field ${name}`);
}

/** The read operations whose answers may grow with a club. */
export const reads = Object.values(operations).filter(
  ({ name, method, ...operation }) =>
    method === 'GET' &&
    !notGenerated.includes(name) &&
    !('answers' in operation && operation.answers === 'browser'),
);

/** The statements of one read, on a server that has answered it before. */
export async function statementsOf(
  name: OperationName,
  { size, parent, teacher, manager: ofClub, session, messageId }: SizedServer,
): Promise<readonly SentStatement[]> {
  const orders = Array.from({ length: size.familyOrders }, (_, place) => base + 1 + place);
  const known = { ...fields, session, messageId, order: orders[0], oids: orders.join(',') };
  // Managers name a course by its number.
  const isForManagers = 'task' in operations[name];
  if (isForManagers) Object.assign(known, { course: generated.firstCourse });
  // The address of a message names its club by url.
  if (name === 'get_communication') Object.assign(known, { club: fields.url });
  const { properties, required }: Operation['request'] = operations[name].request;
  const isRequired = new Set<string>(required);
  const named = Object.keys(properties).filter((field) => isRequired.has(field) || field === 'uid');
  const request = Object.fromEntries(named.map((field) => [field, fieldOf(known, field)]));
  const client = isForManagers ? ofClub : operations[name].group === 'teacher' ? teacher : parent;
  // The first answer of a process may load what never changes, such as the countries.
  expect(await client.call(name, request)).toMatchObject({ status: 200 });
  return listStatements(() => client.call(name, request));
}
