import { clubMembers } from '#server/db/schema.ts';
import { startTestServer, type TestClient, type TestServer } from '../testServer.ts';
import { dolphin, unpaidOid } from './paying.ts';

/** Karim, who manages Arabesk, and De Dolfijn too in the tests of its money. */
export const karim = 10;

interface ManagedOrder {
  readonly server: TestServer;
  /** Who ordered. */
  readonly els: TestClient;
  /** A manager of the club. */
  readonly manager: TestClient;
  readonly oid: number;
}

/** A server with an order of 210 euros that Els owes to De Dolfijn, and a manager of that club. */
export async function startManagedOrder(
  options?: Parameters<typeof startTestServer>[0],
): Promise<ManagedOrder> {
  const server = await startTestServer(options);
  const els = await server.loggedIn('federatie@example.org');
  const manager = await server.loggedIn('beheer@example.org');
  await server.database.db.insert(clubMembers).values({ clubNid: dolphin, uid: karim, role: 'admin' });
  return { server, els, manager, oid: await unpaidOid(els) };
}
