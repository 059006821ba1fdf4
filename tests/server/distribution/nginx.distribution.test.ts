import { and, eq, gte, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DatabaseHandle } from '#server/db/database.ts';
import { openPostgres } from '#server/db/drivers/openPostgres.ts';
import { clubs, limitCounts, orders, registrations, tariffs, users } from '#server/db/schema.ts';
import { fieldsOf } from '#server/http/reading/fieldsOf.ts';
import { defaultLimits } from '#server/plugins/limiters.ts';
import { demoPassword } from '#server/seed/demo/people/people.ts';
import { openSession } from '#server/services/sessions/sessions.ts';
import { freePort } from '../../support/freePort.ts';
import {
  type MollieStandIn,
  mollieTestKey,
  startMollieStandIn,
} from '../../support/mollie/startMollieStandIn.ts';
import { postAnswers } from '../support/answers/postAnswers.ts';
import { createSeededDatabase } from '../support/database/createSeededDatabase.ts';
import { formParts, multipartBody } from '../support/files/multipart.ts';
import { pdfFile } from '../support/files/sampleFiles.ts';
import { attest } from '../support/files/uploadDesk.ts';
import { adultTariff, arabesk } from '../support/registration.ts';
import { type ServerProcess, startServerProcess } from '../support/serverProcess.ts';
import { testClock } from '../support/testClock.ts';
import { type PortalClient, portalClient } from './support/portalClient.ts';
import { fillCart } from './support/register.ts';
import { certificateFile, type Nginx, startNginx } from './support/startNginx.ts';

const parent = 'ouder@example.org';
/** Kleuterdans, Heel seizoen: 165 euros. */
const toddlers = { tariff: 1011, price: 165 };
const firstBuyer = 1_000;
const buyerCount = 40;
/** Places that are left for the buyers. */
const places = 25;
/** Wrong logins a minute from one address. */
const loginLimit = 6;

describe('nginx of the distribution in front of two processes on one PostgreSQL', () => {
  let nginx: Nginx;
  let mollie: MollieStandIn;
  let database: DatabaseHandle;
  let env: Readonly<Record<string, string>>;
  const servers: ServerProcess[] = [];

  const startProcess = (port: number) =>
    startServerProcess({ ...env, PORT: String(port) }, { preload: './tests/support/mollie/trustStandIn.ts' });
  beforeAll(async () => {
    const [port, ...behind] = [await freePort(), await freePort(), await freePort()] as const;
    mollie = await startMollieStandIn({ NODE_EXTRA_CA_CERTS: certificateFile });
    const url = await createSeededDatabase();
    env = {
      ...{ DATABASE_URL: url, TRUST_PROXY: '1', CALL_LIMIT: '1000000', LOGIN_LIMIT: String(loginLimit) },
      ...{ PORTAL_URL: `https://127.0.0.1:${port}`, PASSWORD_COST: '15' },
      ...{ MOLLIE_API_KEY: mollieTestKey, MOLLIE_URL: mollie.url },
    };
    servers.push(...(await Promise.all(behind.map(startProcess))));
    nginx = await startNginx({ port, behind });
    database = await openPostgres(url, (error) => expect.fail(error.message));
    await database.db.update(clubs).set({ isPaidLater: false }).where(eq(clubs.nid, arabesk));
  }, 180_000);
  afterAll(async () => {
    await nginx?.stop();
    await Promise.all(servers.map((server) => server.end('SIGTERM')));
    await database?.close();
    await mollie?.stop();
  });

  const serverAt = (index: 0 | 1) => servers[index] ?? expect.fail('There is no such process');
  /** The number of calls of an operation that a process has answered. */
  const answeredBy = async (index: 0 | 1, operation: string) => {
    const text = await (await fetch(`${serverAt(index).origin}/metrics`)).text();
    const counts = text.matchAll(
      new RegExp(
        `^clubpoort_request_duration_seconds_count\\{[^}]*operation="${operation}"[^}]*\\} (\\d+)`,
        'gm',
      ),
    );
    return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
  };
  const loginsOfEach = () => Promise.all([answeredBy(0, 'login'), answeredBy(1, 'login')]);
  const sessionOf = async (uid: number) => {
    const session = await openSession({ db: database.db, clock: testClock() }, { uid });
    return portalClient(nginx.origin, new Map([['auth', session]]));
  };

  it('serves the portal over TLS alone, and keeps the metrics to the machine', async () => {
    const portal = await fetch(nginx.origin);
    expect([portal.status, await portal.text()]).toEqual([200, expect.stringContaining('<div id="root"')]);
    expect(portal.headers.get('strict-transport-security')).not.toBeNull();
    const plain = await fetch(`${nginx.plainOrigin}/arabesk?x=1`, { redirect: 'manual' });
    expect([plain.status, plain.headers.get('location')]).toEqual([301, 'https://127.0.0.1/arabesk?x=1']);
    expect((await fetch(`${nginx.origin}/metrics`)).status).toBe(404);
    expect((await fetch(`${nginx.origin}/readyz`)).status).toBe(200);
  });

  it('takes a parent from the login to a paid registration of a new child, over both processes', async () => {
    const client = portalClient(nginx.origin);
    await client.ask('login', { mail: parent, password: demoPassword });
    const child = await client.ask('add_family_member', {
      ...{ fname: 'Emma', lname: 'Peeters', birthdate: '2022-05-04' },
    });
    const cart = await fillCart(client, {
      ...{ club: arabesk, uid: child.result.uid, tariff: toddlers.tariff },
      answers: {
        'E-mailadres': parent,
        'Wie mogen we bellen?': 'An Peeters',
        'Op welk nummer?': '+32 470123456',
        'Moeten we iets weten over de gezondheid van Emma?': 'nee',
        'Emma komt op tijd, en we verwittigen als dat niet lukt': '1',
      },
    });
    expect(cart.total).toBe(toddlers.price);
    const [oid = 0] = (await client.ask('place_order', cart)).result.oids;
    const { status, headers } = await client.call('redirect_to_mollie_payment', { oid });
    expect(status).toBe(303);
    const body = new URLSearchParams({ status: 'paid', method: 'bancontact' });
    const chosen = await fetch(headers.get('location') ?? '', { method: 'POST', body, redirect: 'manual' });
    expect(chosen.headers.get('location')).toBe(`${nginx.origin}/bevestiging/${oid}?terug=betaling`);
    const { result } = await client.ask('get_order', { oids: String(oid) });
    expect(result).toMatchObject([
      { oid, payment: 'paid', due: 0, registrations: [{ name: 'Emma Peeters', status: 'registered' }] },
    ]);
  });

  it('opens at either process a file that one of them received', async () => {
    const client = await sessionOf(1);
    const sent = pdfFile('door nginx');
    const { payload, headers } = multipartBody(formParts(attest, sent));
    const uploaded = await fetch(`${nginx.origin}/api?q=save_question_files`, {
      ...{ method: 'POST', headers: { ...headers, cookie: client.cookie() } },
      body: new Uint8Array(payload),
    });
    const { file } = await uploaded.json();
    for (const { origin } of [nginx, serverAt(0), serverAt(1)]) {
      const opened = await fetch(`${origin}/api?q=open_question_file&path=${encodeURIComponent(file)}`, {
        headers: { cookie: client.cookie() },
      });
      expect([opened.status, await opened.text()]).toEqual([200, sent.content]);
    }
  });

  describe('while one process is killed in the middle of a sale', () => {
    let buyers: readonly PortalClient[];
    const uids = Array.from({ length: buyerCount }, (_, index) => firstBuyer + index);
    const isTariff = eq(tariffs.nid, adultTariff);
    beforeAll(async () => {
      const { db } = database;
      const likeAll = { fname: 'Koper', lname: 'De Vlugge', color: '#112233', birthdate: '1990-01-01' };
      await db.insert(users).values(uids.map((uid) => ({ uid, ...likeAll })));
      const [tariff] = await db.select().from(tariffs).where(isTariff);
      const capacity = (tariff?.sold ?? 0) + places;
      await db.update(tariffs).set({ capacity, isWaitingListDisabled: true }).where(isTariff);
      buyers = await Promise.all(uids.map(sessionOf));
      const answered = await Promise.all(
        buyers.map((buyer, index) =>
          postAnswers(serverAt(index % 2 === 0 ? 0 : 1), {
            ...{ uid: uids[index] ?? 0, cookie: buyer.cookie(), tariffs: [adultTariff] },
          }),
        ),
      );
      expect(new Set(answered)).toEqual(new Set([200]));
    }, 60_000);

    it('loses no confirmed order, makes no second one, sells no place too many, and answers everybody', async () => {
      const { db } = database;
      let confirmed = 0;
      let killed: Promise<void> | undefined;
      const order = async (buyer: PortalClient, index: number) => {
        const cart = { club: arabesk, uid: uids[index] ?? 0, tariffs: [adultTariff], total: 225 };
        const answer = await buyer.persist('place_order', cart);
        if (answer.status === 200) confirmed += 1;
        if (confirmed === 5) killed ??= serverAt(0).end('SIGKILL');
        return answer;
      };
      const answers = await Promise.all(buyers.map(order));
      expect(killed).toBeDefined();
      await killed;
      expect(answers.some(({ wasRepeated }) => wasRepeated)).toBe(true);
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
      const oids = answers.flatMap(({ body }) => oidsIn(body));
      const isTheirs = and(eq(registrations.tariffNid, adultTariff), inArray(registrations.uid, uids));
      const placed = await db.select().from(orders).where(gte(orders.uid, firstBuyer));
      const registered = await db.select().from(registrations).where(isTheirs);
      // Everybody got an answer, so what was confirmed is exactly what exists.
      expect(placed.map(({ oid }) => oid).toSorted((a, b) => a - b)).toEqual(oids.toSorted((a, b) => a - b));
      expect([placed.length, registered.length, new Set(registered.map(({ uid }) => uid)).size]).toEqual([
        ...[places, places, places],
      ]);
      const [tariff] = await db.select().from(tariffs).where(isTariff);
      expect(tariff?.sold).toBe(tariff?.capacity);
    }, 60_000);

    it('lets a buyer pay through the process that is left', async () => {
      const [own] = await database.db.select().from(orders).where(gte(orders.uid, firstBuyer));
      const buyer = buyers[uids.indexOf(own?.uid ?? 0)] ?? expect.fail('There is no buyer');
      const oid = own?.oid ?? 0;
      const { status, headers } = await buyer.persist('redirect_to_mollie_payment', { oid });
      expect(status).toBe(303);
      const body = new URLSearchParams({ status: 'paid', method: 'ideal' });
      await fetch(headers.get('location') ?? '', { method: 'POST', body, redirect: 'manual' });
      const { body: found } = await buyer.persist('get_order', { oids: String(oid) });
      expect(found).toMatchObject({ result: [{ oid, payment: 'paid' }] });
    });

    it('gets calls again at the killed process once it is back', async () => {
      const { port } = new URL(serverAt(0).origin);
      servers[0] = await startProcess(Number(port));
      const [visitor] = buyers;
      await expect
        .poll(
          async () => {
            // The page that a server renders at its start asks for no club, so these calls come from nginx.
            await visitor?.ask('get_club_by_url', { url: 'arabesk' });
            return answeredBy(0, 'get_club_by_url');
          },
          // nginx leaves a process alone for ten seconds after a failed call.
          { timeout: 60_000 },
        )
        .toBeGreaterThan(0);
    }, 90_000);
  });

  it('counts wrong passwords across both processes', async () => {
    await database.db.delete(limitCounts);
    const before = await loginsOfEach();
    const guesses: number[] = [];
    for (let guess = 0; guess < loginLimit + 2; guess += 1) {
      const wrong = { mail: parent, password: `fout ${guess}` };
      guesses.push((await portalClient(nginx.origin).call('login', wrong)).status);
    }
    expect(guesses).toEqual([...Array(loginLimit).fill(401), 429, 429]);
    const after = await loginsOfEach();
    expect(after.every((count, index) => count > (before[index] ?? 0))).toBe(true);
  });

  it('counts unknown voucher codes across both processes', async () => {
    const client = await sessionOf(1);
    const cart = { club: arabesk, uid: 3, tariffs: [toddlers.tariff] };
    const limit = defaultLimits.wrongVouchersOfUser;
    const guesses: number[] = [];
    for (let guess = 0; guess < limit + 2; guess += 1) {
      const request = { ...cart, vouchers: [`GOK${guess}`] };
      guesses.push((await client.call('compile_public_registration_invoice', request)).status);
    }
    expect(guesses).toEqual([...Array(limit).fill(200), 429, 429]);
  });
});

function oidsIn(body: { readonly result?: unknown }): readonly number[] {
  const { oids } = fieldsOf(body.result);
  return Array.isArray(oids) ? oids.map(Number) : [];
}
