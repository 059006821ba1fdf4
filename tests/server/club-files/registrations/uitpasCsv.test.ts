import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { uitpasCsv } from '#server/club-files/registrations/uitpasCsv.ts';
import { orderLines, registrations, tariffs, uitpasSales } from '#server/db/schema.ts';
import { readCsv } from '#tests/server/support/files/readCsv.ts';
import { compileCart } from '#tests/server/support/orders/compileCart.ts';
import { adultTariff, arabesk, newKey, saveAnswers } from '#tests/server/support/registration.ts';
import { startTestServer, type TestClient, type TestServer } from '#tests/server/support/testServer.ts';

const an = 1;
const card = '0930000007713';
const uitpasNos = { [an]: card };

describe('uitpasCsv', () => {
  let server: TestServer;
  let parent: TestClient;
  beforeAll(async () => {
    server = await startTestServer();
    parent = await server.loggedIn('ouder@example.org');
    await db().update(tariffs).set({ uitpasPriceCents: 4_500 }).where(eq(tariffs.nid, adultTariff));
    await db()
      .delete(registrations)
      .where(and(eq(registrations.uid, an), eq(registrations.tariffNid, adultTariff)));
    await saveAnswers(parent);
    const cart = { uid: an, tariffs: [adultTariff], uitpasNos, vouchers: ['WELKOM10'] };
    const { result } = await compileCart(parent, cart);
    await parent.ask('place_order', { club: arabesk, ...cart, total: result.total }, newKey());
    await server.keep();
  });
  beforeEach(() => server.restore());
  afterAll(() => server.stop());

  const db = () => server.database.db;
  const today = { from: '2026-11-20', to: '2026-11-20' };
  const rows = async (period = today) => {
    return readCsv(await uitpasCsv(db(), arabesk, period));
  };

  it('lists what a club claims, whatever a voucher took off besides', async () => {
    expect(await rows()).toMatchObject([
      {
        'Besteld op': expect.stringContaining('20'),
        'UiTPAS-nummer': card,
        Cursus: 'Hedendaags voor volwassenen',
        'Gewone prijs': '225,00',
        Kansentarief: '45,00',
        Verschil: '180,00',
        Inschrijving: 'Ingeschreven',
        'Bij UiTPAS': 'Niet doorgegeven',
      },
    ]);
  });

  it('lists the days of the period only, the last one included', async () => {
    expect(await rows({ from: '2026-11-01', to: '2026-11-19' })).toEqual([]);
    expect(await rows({ from: '2026-11-21', to: '2026-12-01' })).toEqual([]);
    expect(await uitpasCsv(db(), 2, today)).not.toContain(card);
  });

  it('claims nothing for a registration that was stopped', async () => {
    await db().update(registrations).set({ status: 0 }).where(eq(registrations.tariffNid, adultTariff));
    expect(await rows()).toMatchObject([{ Verschil: '0,00', Inschrijving: 'Stopgezet' }]);
  });

  it('follows a change of group', async () => {
    await db().update(registrations).set({ tariffNid: 1111 }).where(eq(registrations.tariffNid, adultTariff));
    await db().update(orderLines).set({ tariffNid: 1111 }).where(eq(orderLines.tariffNid, adultTariff));
    expect(await rows()).toMatchObject([
      { Cursus: 'Hedendaags voor volwassenen', Verschil: '180,00', Inschrijving: 'Gewisseld van groep' },
    ]);
  });

  it('says why a sale is not registered, and names one that is', async () => {
    await db().update(uitpasSales).set({ state: 'refused', problem: 'geen kansentarief meer' });
    expect(await rows()).toMatchObject([{ 'Bij UiTPAS': 'Niet doorgegeven: geen kansentarief meer' }]);
    await db().update(uitpasSales).set({ state: 'registered', saleId: '499853' });
    expect(await rows()).toMatchObject([{ 'Bij UiTPAS': 'Doorgegeven', 'Nummer bij UiTPAS': '499853' }]);
  });

  it('holds the number in no answer about the order', async () => {
    const [sale] = await db().select().from(uitpasSales);
    for (const name of ['get_order', 'get_invoice'] as const) {
      const oid = sale?.oid ?? 0;
      const request = name === 'get_order' ? { oids: [oid] } : { oid };
      const { body } = await parent.call(name, request);
      expect(JSON.stringify(body)).not.toContain(card);
    }
  });
});
