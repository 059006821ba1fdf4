import { and, eq } from 'drizzle-orm';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Invoice } from '#schemas/entities/orders/invoice.ts';
import { creditNotes, documents, orderInstalments, payments, testCheckouts } from '#server/db/schema.ts';
import { issueCode } from '#server/services/sessions/oneTimeCodes.ts';
import { startTestServer, type TestClient, type TestServer } from '../../support/testServer.ts';

describe('invoices', () => {
  let server: TestServer;
  let parent: TestClient;
  let els: TestClient;
  beforeAll(async () => {
    server = await startTestServer();
    parent = await server.loggedIn('ouder@example.org');
    els = await server.loggedIn('federatie@example.org');
  });
  afterAll(() => server.stop());

  const listOf = async (client: TestClient) => (await client.ask('get_invoices', {})).result;
  async function find(client: TestClient, isIt: (invoice: Invoice) => boolean): Promise<Invoice> {
    const found = (await listOf(client)).find(isIt);
    if (!found) throw new Error('The demo data has no such invoice');
    return found;
  }
  const isPartPaid = ({ state }: Invoice) => state === 'part-paid';
  const isPartCredited = ({ state, creditNotes: notes }: Invoice) => state === 'paid' && notes.length > 0;
  const view = (client: TestClient | undefined, query: string) =>
    server.app.inject({
      method: 'GET',
      url: `/api?q=${query}`,
      headers: client?.cookie === undefined ? {} : { cookie: client.cookie },
    });

  describe('get_invoices', () => {
    it('has every state in the demo data, for the family at every club, overdue invoices first', async () => {
      const own = await listOf(parent);
      expect(own.map(({ state }) => state)).toEqual([
        ...['overdue', 'part-paid', 'open'],
        ...['paid', 'paid', 'paid', 'credited', 'paid', 'paid', 'paid', 'paid'],
      ]);
      expect(new Set(own.map(({ uid }) => uid))).toEqual(new Set([2, 3, 4]));
      expect(new Set(own.map(({ club }) => club.url))).toEqual(
        new Set(['arabesk', 'de-zwaluw', 'de-dolfijn']),
      );
      expect((await listOf(els)).map(({ state, total }) => [state, total])).toEqual([
        ['overdue', 210],
        ['paid', 95],
      ]);
    });

    it('has amounts that add up, and a number of its club and year', async () => {
      for (const invoice of [...(await listOf(parent)), ...(await listOf(els))]) {
        const { total, paid, credited, open, refund, placed, number } = invoice;
        expect(open - refund).toBeCloseTo(total - paid - credited, 5);
        const year = new Date(placed * 1000).getFullYear();
        expect(number).toMatch(new RegExp(`^KN-${year}-0000\\d\\d$`));
      }
    });

    it('is empty without invoices, and refused to a visitor', async () => {
      expect(await listOf(await server.loggedIn('beheer@example.org'))).toEqual([]);
      expect((await server.client().call('get_invoices', {})).status).toBe(401);
    });
  });

  describe('get_invoice', () => {
    it('has lines, parts, payments, the account and the reference for a transfer', async () => {
      const { oid } = await find(parent, isPartPaid);
      const { result } = await parent.ask('get_invoice', { oid });
      expect(result).toMatchObject({
        ...{ total: 142.5, paid: 62.5, open: 80, payable: 30, name: 'Lars Peeters' },
        transfer: {
          ...{ to: 'Turnkring De Zwaluw vzw', iban: 'BE71096123456769', amount: 30, codeLine: 'free' },
          reference: expect.stringMatching(/^\+\+\+\d{3}\/\d{4}\/\d{5}\+\+\+$/),
        },
        items: [{ description: 'Recreatief turnen, lagere school – Lidgeld', unit_cost: 142.5 }],
        parts: [
          { amount: 42.5, open: 0 },
          { amount: 50, open: 30 },
          { amount: 50, open: 50 },
        ],
        payments: [
          { amount: 42.5, by: 'online' },
          { amount: 20, by: 'transfer' },
        ],
      });
    });

    it('has the rounding as a separate line', async () => {
      const { oid } = await find(parent, ({ total }) => total === 27.85);
      const { items } = (await parent.ask('get_invoice', { oid })).result;
      expect(items.at(-1)).toMatchObject({ type: 'rounding', description: 'Afronding', unit_cost: -0.01 });
    });

    it('answers 404 to the invoice of somebody else and to a missing one, and 400 to an invalid number', async () => {
      const { oid } = await find(els, () => true);
      for (const gone of [oid, 999_999, 2_147_483_647])
        expect(await parent.call('get_invoice', { oid: gone })).toMatchObject({
          status: 404,
          body: { code: 'not-found', errors: ['We vinden deze kostennota niet.'] },
        });
      for (const wrong of ['abc', 0, -1, '1e9', 99_999_999_999])
        expect((await parent.call('get_invoice', { oid: wrong })).status).toBe(400);
    });
  });

  describe('a credit note', () => {
    it('lowers the open amount, and a fully credited invoice is no longer asked for', async () => {
      const { db } = server.database;
      const late = await find(els, ({ state }) => state === 'overdue');
      const lastUnpaid = async () => (await els.ask('get_last_unpaid_order', { club: 4 })).result;
      const credit = (amountCents: number) =>
        db
          .insert(creditNotes)
          .values({ oid: late.oid, amountCents, reason: 'Ziek', issuedAt: server.clock.now() });
      await credit(6_000);
      expect(await lastUnpaid()).toMatchObject({ oid: late.oid, total: 150 });
      expect((await els.ask('get_invoice', { oid: late.oid })).result).toMatchObject({
        ...{ state: 'overdue', open: 150, credited: 60, payable: 150 },
      });
      await credit(15_000);
      expect(await lastUnpaid()).toBeNull();
      expect((await els.ask('get_invoice', { oid: late.oid })).result).toMatchObject({
        ...{ state: 'credited', open: 0, credited: 210, payable: 0, due: null },
      });
      const isNoted = and(eq(documents.oid, late.oid), eq(documents.kind, 'credit-note'));
      await db.delete(documents).where(isNoted);
      await db.delete(creditNotes).where(eq(creditNotes.oid, late.oid));
    });
  });

  describe('redirect_to_mollie_payment', () => {
    it('pays the next part before its day only with `early`', async () => {
      const { db } = server.database;
      const { oid } = await find(parent, isPartPaid);
      const location = async (request: object) =>
        String((await parent.call('redirect_to_mollie_payment', { oid, ...request })).headers.location);
      expect(await location({})).toBe(`/bevestiging/${oid}`);
      const checkout = await location({ early: true });
      expect(checkout).toContain('/test-checkout/');
      // A second request leads to the same checkout.
      expect(await location({ early: true })).toBe(checkout);
      const [started] = await db.select().from(testCheckouts);
      expect(started).toMatchObject({ amountCents: 3_000 });
      expect((await parent.ask('get_invoice', { oid })).result).toMatchObject({
        ...{ state: 'part-paid', attempt: 'left' },
      });
      await db.update(testCheckouts).set({ state: 'paid' });
      expect((await parent.ask('get_invoice', { oid })).result).toMatchObject({
        ...{ state: 'part-paid', paid: 92.5, open: 50, payable: 50 },
      });
      const [first] = await db
        .select()
        .from(orderInstalments)
        .where(eq(orderInstalments.oid, oid))
        .orderBy(orderInstalments.position);
      expect(first?.paidAt).not.toBeNull();
      await db.delete(payments).where(eq(payments.amountCents, 3_000));
      await db.update(orderInstalments).set({ paidAt: null }).where(eq(orderInstalments.oid, oid));
    });
  });

  describe('view_invoice', () => {
    it('is a tagged PDF that the browser shows inline and does not cache', async () => {
      const { oid, number, club } = await find(parent, isPartPaid);
      const { statusCode, headers, rawPayload } = await view(
        parent,
        `view_invoice&oid=${oid}&uid=1&club=${club.nid}`,
      );
      expect(statusCode).toBe(200);
      expect(headers).toMatchObject({
        'content-type': 'application/pdf',
        'cache-control': 'no-store',
        'content-disposition': expect.stringMatching(
          new RegExp(
            `^inline; filename="Kostennota ${number} - [^"]+\\.pdf"; filename\\*=UTF-8''Kostennota%20${number}%20%E2%80%93`,
          ),
        ),
      });
      const { text, title, isTagged } = await read(rawPayload);
      expect(isTagged).toBe(true);
      expect(title).toBe(`Kostennota ${number}`);
      for (const part of [
        'An Peeters',
        'Lars Peeters',
        'Deels betaald',
        '142,50',
        '80,00',
        'BE71 0961 2345 6769',
      ])
        expect(text).toContain(part);
    });

    it('identifies the caller by a code that works once, without a cookie, and opens no session', async () => {
      const { oid } = await find(parent, isPartPaid);
      const { code } = await issueCode(
        { db: server.database.db, clock: server.clock },
        { uid: 1, purpose: 'login' },
      );
      const first = await view(undefined, `view_invoice&oid=${oid}&auth=${code}`);
      expect(first.statusCode).toBe(200);
      expect(first.headers['set-cookie']).toBeUndefined();
      const second = await view(undefined, `view_invoice&oid=${oid}&auth=${code}`);
      expect([second.statusCode, second.json().code]).toEqual([410, 'code-used']);
      // The code decides who calls, so the cookie beside it gives no rights.
      const other = await issueCode(
        { db: server.database.db, clock: server.clock },
        { uid: 12, purpose: 'login' },
      );
      expect((await view(parent, `view_invoice&oid=${oid}&auth=${other.code}`)).statusCode).toBe(404);
      expect((await view(undefined, `view_invoice&oid=${oid}`)).statusCode).toBe(401);
    });

    it('is not found for another user or club or when it is missing, and a browser window gets a page', async () => {
      const { oid, club } = await find(parent, isPartPaid);
      expect((await view(els, `view_invoice&oid=${oid}`)).statusCode).toBe(404);
      expect((await view(parent, `view_invoice&oid=${oid}&club=${club.nid + 1}`)).statusCode).toBe(404);
      expect((await view(parent, `view_invoice&oid=${oid}&uid=12`)).statusCode).toBe(403);
      expect((await view(parent, `view_invoice&oid=${oid}&document=999999`)).statusCode).toBe(404);
      const page = await server.app.inject({
        method: 'GET',
        url: '/api?q=view_invoice&oid=999999',
        headers: {
          cookie: parent.cookie ?? '',
          'sec-fetch-mode': 'navigate',
          'sec-fetch-dest': 'document',
        },
      });
      expect(page.statusCode).toBe(404);
      expect(page.headers['content-type']).toContain('text/html');
      expect(page.body).toContain('We vinden deze kostennota niet.');
    });
  });

  describe('view_credit_note', () => {
    it('is the latest credit note of an order, or the requested one', async () => {
      const { oid, creditNotes: notes } = await find(parent, isPartCredited);
      const [note] = notes;
      for (const query of ['', `&creditNote=${note?.id}`]) {
        const { statusCode, rawPayload } = await view(parent, `view_credit_note&oid=${oid}${query}`);
        expect(statusCode).toBe(200);
        const { text, title } = await read(rawPayload);
        expect(title).toBe(`Creditnota ${note?.number}`);
        expect(text).toContain('Balletschoenen maat 34 teruggebracht');
        expect(text).toContain('26,50');
      }
    });

    it('is not found for an order without one, for another order, or for another user', async () => {
      const { oid, creditNotes: notes } = await find(parent, isPartCredited);
      const other = await find(parent, isPartPaid);
      for (const query of [
        `oid=${other.oid}`,
        `oid=${other.oid}&creditNote=${notes[0]?.id}`,
        `oid=${oid}&creditNote=99`,
      ])
        expect((await view(parent, `view_credit_note&${query}`)).statusCode).toBe(404);
      expect((await view(els, `view_credit_note&oid=${oid}`)).statusCode).toBe(404);
    });
  });
});

async function read(bytes: Buffer) {
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const texts: string[] = [];
  for (let page = 1; page <= document.numPages; page += 1) {
    const { items } = await (await document.getPage(page)).getTextContent();
    texts.push(items.map((item) => ('str' in item ? item.str : '')).join(''));
  }
  const { info } = await document.getMetadata();
  return {
    text: texts.join('\n'),
    title: 'Title' in info ? info.Title : undefined,
    isTagged: (await document.getMarkInfo())?.Marked === true,
  };
}
