import type { OperationName } from '#schemas/operations.ts';
import { openSession } from '#server/services/sessions/sessions.ts';
import { type LeasedDatabase, restorable } from '../database/openSeededDatabase.ts';
import { newKey } from '../registration.ts';
import type { TestClient, TestServer } from '../testServer.ts';
import { changedTables } from './changedTables.ts';
import { type Belongings, populate } from './populate.ts';
import { requestOf } from './requestOf.ts';
import { type RightsCase, titleOf, type Verdict } from './rightsCase.ts';
import type { Role } from './roles.ts';

/** The matrix of rights on a real server: every role, operation and varied field. */
export interface RightsMatrix {
  /** Makes the calls, refused ones first, and describes those with the wrong result. Empty when all are right. */
  findings(cases: readonly RightsCase[]): Promise<readonly string[]>;
}

interface Setting {
  readonly server: TestServer;
  readonly belongings: Belongings;
  readonly database: LeasedDatabase;
  readonly restore: () => Promise<void>;
}

export async function openRightsMatrix(server: TestServer): Promise<RightsMatrix> {
  const belongings = await populate(server);
  const database = restorable(server.database);
  const populated = await database.keep();
  const setting = { server, belongings, database, restore: () => database.restore(populated) };
  return {
    async findings(cases) {
      const isAnswered = ({ verdict }: RightsCase) => verdict === 'answered' || verdict === 'looked for';
      const refused = await findingsOfRefused(
        setting,
        cases.filter((one) => !isAnswered(one)),
      );
      const found = [...refused];
      for (const one of cases.filter(isAnswered)) {
        found.push(...(await findingsOf(setting, one, await clientOf(server, one.role))));
        if (one.operation.method === 'POST') {
          await server.settled();
          await setting.restore();
        }
      }
      return found;
    },
  };
}

/** Makes the calls that must be refused, and checks that none changed the database. */
async function findingsOfRefused(setting: Setting, cases: readonly RightsCase[]): Promise<string[]> {
  const { server, database, restore } = setting;
  const found: string[] = [];
  const clients = new Map<Role, TestClient>();
  for (const { role } of cases) clients.set(role, clients.get(role) ?? (await clientOf(server, role)));
  const calls = [];
  for (const one of cases) calls.push({ one, request: await requestOf(setting, one) });
  // The worker of the outbox changes rows in the background.
  await server.settled();
  await database.keep();
  for (const { one, request } of calls) {
    const client = clients.get(one.role) ?? server.client();
    const { cookie } = client;
    found.push(...(await findingsOf(setting, one, client, request)));
    client.cookie = cookie;
  }
  await server.settled();
  const changed = await changedTables(database);
  if (changed.length > 0)
    found.push(`${cases.map(titleOf).join(', ')}: a refused call changed ${changed.join(', ')}`);
  await restore();
  return found;
}

async function findingsOf(
  setting: Setting,
  one: RightsCase,
  client: TestClient,
  built?: unknown,
): Promise<string[]> {
  const request = built ?? (await requestOf(setting, one));
  // The name is a key of the contract, because the case was made from the contract.
  const { status, body } = await client.call(one.operation.name as OperationName, request, newKey());
  const mark = one.varied?.variant === 'foreign' ? foreignMark : strangersMark;
  const isRight = verdicts[one.verdict]({ status, text: JSON.stringify(body), code: body.code, mark });
  if (isRight) return [];
  return [`${titleOf(one)} must be ${one.verdict}, and was ${status} ${JSON.stringify(body).slice(0, 300)}`];
}

interface Given {
  readonly status: number;
  readonly text: string;
  readonly code: string | undefined;
  /** Must not occur in an answer with the verdict `hidden`. */
  readonly mark: RegExp;
}

/** Texts that only a foreign request could bring into an answer: another person's name, or another club's offer. */
const strangersMark = /Noor|Wouters|Claes/i;
const foreignMark = /Schoolslag|Vraag om informatie|Badenkaart/i;

const verdicts: Readonly<Record<Verdict, (given: Given) => boolean>> = {
  // Another rule may still refuse the call (409, 422), but not because of who calls.
  answered: ({ status }) => status < 400 || status === 409 || status === 422,
  'looked for': ({ status }) => status < 400 || [404, 409, 422].includes(status),
  unauthenticated: ({ status, code }) => status === 401 && code === 'unauthenticated',
  forbidden: ({ status, code }) => status === 403 && code === 'forbidden',
  'guardian missing': ({ status, code }) => status === 403 && code === 'guardian-missing',
  'not found': ({ status, code }) => status === 404 && code === 'not-found',
  'made up': ({ status, code }) => (status === 401 && code === 'unauthenticated') || code === 'code-used',
  hidden: ({ status, text, mark }) => status < 500 && !mark.test(text),
};

async function clientOf(server: TestServer, { session, uid }: Role): Promise<TestClient> {
  const client = server.client();
  if (session === 'none') return client;
  const twoYearsAgo = { now: () => new Date('2024-11-20T10:00:00+01:00') };
  const clock = session === 'expired' ? twoYearsAgo : server.clock;
  client.cookie = `auth=${await openSession({ db: server.database.db, clock }, { uid })}`;
  return client;
}
