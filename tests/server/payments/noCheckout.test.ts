import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clubs, payments } from '#server/db/schema.ts';
import { noCheckout } from '#server/payments/noCheckout.ts';
import { pay, unpaidOid } from '../support/orders/paying.ts';
import { startTestServer, type TestClient, type TestServer } from '../support/testServer.ts';

describe('noCheckout', () => {
  let server: TestServer;
  let els: TestClient;
  beforeAll(async () => {
    server = await startTestServer({ provider: noCheckout });
    els = await server.loggedIn('federatie@example.org');
  });
  afterAll(() => server.stop());

  it('tells the portal that no club takes payments online, and names no payment company', async () => {
    const all = await server.database.db.$count(clubs);
    expect((await els.ask('validate_auth', {})).transfer_clubs).toHaveLength(all);
    const { result } = await els.ask('get_privacy', {});
    expect(result.recipients.filter(({ kind }) => kind === 'payment')).toEqual([]);
  });

  it('leads an old link to a checkout to the order, which shows the transfer', async () => {
    const oid = await unpaidOid(els);
    expect(await pay(els, oid)).toBe(`/bevestiging/${oid}`);
    expect(await server.database.db.$count(payments, eq(payments.oid, oid))).toBe(0);
  });
});
