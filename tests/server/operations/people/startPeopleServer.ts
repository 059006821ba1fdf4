import { order, saveAnswers } from '../../support/registration.ts';
import { startTestServer, type TestClient, type TestServer } from '../../support/testServer.ts';

/** An Peeters, whose children are Lars and Noor. */
export const an = 1;
export const noor = 2;

interface PeopleServer {
  readonly server: TestServer;
  readonly manager: TestClient;
  readonly parent: TestClient;
}

/** A server with a manager of Arabesk, and An, who ordered a course for adults there. `restore()` returns to this state. */
export async function startPeopleServer(): Promise<PeopleServer> {
  const server = await startTestServer();
  const manager = await server.loggedIn('beheer@example.org');
  const parent = await server.loggedIn('ouder@example.org');
  await saveAnswers(parent);
  await order(parent, an);
  await server.keep();
  return { server, manager, parent };
}
