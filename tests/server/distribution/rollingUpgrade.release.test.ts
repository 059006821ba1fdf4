import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '#server/seed/demo/people/people.ts';
import { postAnswers } from '../support/answers/postAnswers.ts';
import { createEmptyDatabase } from '../support/database/createSeededDatabase.ts';
import { arabesk } from '../support/registration.ts';
import { type ServerProcess, startServerProcess } from '../support/serverProcess.ts';
import { checkOutEarlierVersion, type EarlierVersion } from './support/earlierVersion.ts';
import { type PortalClient, portalClient } from './support/portalClient.ts';

const accounts = ['ouder', 'federatie', 'docent', 'beheer'].map((name) => `${name}@example.org`);

/** Open training: its group has room for everybody. */
const openTraining = 1131;
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Orders that families place in each step of the upgrade; then they only look. An account has room for 20 people. */
const ordersPerStep = 6;

/** One order of a new family member, as somebody who ordered it remembers it. */
interface Placed {
  readonly oid: number;
  readonly session: string;
}

describe('two processes that are upgraded one after the other while families order', () => {
  let earlier: EarlierVersion;
  let url: string;
  /** The processes that get calls, as behind a proxy. */
  const serving: ServerProcess[] = [];
  const placed: Placed[] = [];
  let isOver = false;
  beforeAll(async () => {
    earlier = checkOutEarlierVersion();
    url = await createEmptyDatabase();
  }, 60_000);
  afterAll(async () => {
    isOver = true;
    await Promise.all(serving.map((server) => server.end('SIGTERM')));
    earlier.remove();
  });

  const start = async (folder?: string) => {
    // Calls are never refused because the machine of the test is busy.
    const env = { DATABASE_URL: url, CALL_LIMIT: '1000000', BUSY_DELAY: '0' };
    const server = await startServerProcess(env, { folder });
    serving.push(server);
    return server;
  };
  /** Takes a process out of the proxy, and ends it when its last call is answered. */
  const retire = async (server: ServerProcess) => {
    serving.splice(serving.indexOf(server), 1);
    await untilOrdered();
    await server.end('SIGTERM');
  };
  let turn = 0;
  const next = () => {
    turn += 1;
    return serving[turn % serving.length] ?? expect.fail('No process serves');
  };
  /** The same browser, whose call the proxy hands to the next process. */
  const browser = (session: string) => portalClient(next().origin, new Map([['auth', session]]));
  const logIn = async (mail: string) => {
    const client = browser('');
    await client.ask('login', { mail, password: demoPassword });
    return client.cookie().replace('auth=', '');
  };
  /** The number of orders after which families only look until the next step. */
  let enough = 0;
  /** Orders for one new family member after the other. */
  const order = async (mail: string) => {
    const session = await logIn(mail);
    let index = 0;
    while (!isOver) {
      await browser(session).ask('get_dashboard', {});
      if (placed.length >= enough) continue;
      index += 1;
      const person = { fname: `Lid ${letters[index] ?? ''}`, lname: 'De Vlugge', birthdate: '1990-01-01' };
      const { uid } = (await browser(session).ask('add_family_member', person)).result;
      const cart = { club: arabesk, uid, tariffs: [openTraining] };
      await keepCart(browser(session), uid);
      expect(await postAnswers(next(), { ...cart, cookie: `auth=${session}` })).toBe(200);
      const { total } = (await browser(session).ask('compile_public_registration_invoice', cart)).result;
      const [oid = 0] = (await browser(session).ask('place_order', { ...cart, total })).result.oids;
      placed.push({ oid, session });
      await browser(session).ask('get_order', { oids: String(oid) });
    }
  };
  const keepCart = async (client: PortalClient, uid: number) => {
    const edit = { club: arabesk, uid, contents: { chosen: [{ tariff: openTraining }] }, age: 0 };
    const { status } = await client.call('save_cart', edit);
    // A process from before that migration looks for a key that is gone. The cart stays on the device then.
    expect(earlier.isBefore('0036_shared-children') ? [200, 500] : [200]).toContain(status);
  };
  /** Resolves when some orders more are placed. */
  const untilOrdered = async () => {
    enough = placed.length + ordersPerStep;
    while (placed.length < enough && !isOver) await pause(20);
  };

  it('answers every call, keeps every order once, and keeps everybody logged in', async () => {
    const old = [await start(earlier.folder), await start(earlier.folder)] as const;
    const families = Promise.all(accounts.map(order)).finally(() => {
      isOver = true;
    });
    const upgrade = async () => {
      await untilOrdered();
      for (const server of old) {
        // The first one changes the tables while families order at the old processes.
        enough += ordersPerStep;
        await start();
        await untilOrdered();
        await retire(server);
      }
      await untilOrdered();
      isOver = true;
    };
    await Promise.all([families, upgrade()]);
    for (const { oid, session } of placed) {
      const { result } = await browser(session).ask('get_order', { oids: String(oid) });
      expect(result).toMatchObject([{ oid, registrations: [{ status: 'registered' }] }]);
    }
    const client = new pg.Client(url);
    await client.connect();
    const { rows } = await client.query(
      `select count(*)::integer as registered from registrations join users using (uid) where lname = 'De Vlugge'`,
    );
    await client.end();
    expect(rows).toEqual([{ registered: placed.length }]);
  }, 300_000);
});
