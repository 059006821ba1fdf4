import { eq } from 'drizzle-orm';
import { users } from '#server/db/schema.ts';
import { codeIn, mailOnceThere } from '../mails/readMails.ts';
import { startTestServer, type TestClient } from '../testServer.ts';

export const password = 'vier paarse olifanten';

/** The children of An Peeters, whose account is the first. */
export const noor = 2;
export const lars = 3;
export const mila = 4;
/** In seconds. */
export const day = 86_400;

interface NewPerson {
  readonly mail: string;
  readonly fname: string;
  readonly birthdate?: string;
}

export type ParentsServer = Awaited<ReturnType<typeof startParentsServer>>;

/** A server with An, who has three children and invites other parents. `reset` restores the initial state, and logs An in. */
export async function startParentsServer() {
  const server = await startTestServer({ portalUrl: 'https://club.example.org' });
  const { db } = server.database;
  /** Ids of the mails that were read. */
  const seen = new Set<string>();
  const own = { an: server.client() };
  return {
    ...{ server, db },
    /** The browser of An. */
    an: (): TestClient => own.an,
    async reset() {
      seen.clear();
      await server.restore();
      own.an = await server.loggedIn('ouder@example.org');
    },
    /** Makes an account without a family. Nobody has confirmed its address. */
    async newPerson(given: NewPerson) {
      const client = server.client();
      const person = { lname: 'Claes', birthdate: '1984-02-29', ...given };
      const { user } = await client.ask('register_account', { ...person, password });
      return { client, uid: user?.uid ?? 0 };
    },
    async confirm(uid: number, mail: string) {
      await db.update(users).set({ confirmedMail: mail }).where(eq(users.uid, uid));
    },
    /** Invites somebody as An does, and reads the mailed code. */
    async invite(mail: string, children?: readonly number[]): Promise<string> {
      await own.an.ask('invite_parent', { mail, ...(children && { users: [...children] }) });
      const names = children?.map((uid) => ({ [noor]: 'Noor', [lars]: 'Lars' })[uid]).join(' en ');
      const subject = `An Peeters nodigt je uit om mee voor ${names ?? 'het gezin'} te zorgen`;
      const sent = await mailOnceThere(server.mailFolder, { to: mail, subject }, seen);
      seen.add(sent.messageId ?? '');
      return codeIn(sent);
    },
  };
}

/** The first names of the family, without the caller. */
export async function familyOf(client: TestClient, uid = 1): Promise<string[]> {
  const { result } = await client.ask('get_user_family_members', { uid });
  return result.map(({ fname }) => fname).toSorted();
}

export async function parentsOf(client: TestClient) {
  return (await client.ask('get_parents', {})).result;
}

type Called = ReturnType<TestClient['call']>;

/** Status, code and first sentence of an answer. */
export async function refusalOf(call: Called) {
  const { status, body } = await call;
  return [status, body.code, body.errors[0]];
}

/** Status and code of an answer. */
export async function codeOf(call: Called) {
  return (await refusalOf(call)).slice(0, 2);
}
