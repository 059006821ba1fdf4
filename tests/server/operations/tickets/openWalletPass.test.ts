import { eq, inArray, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clubFiles, orders, tickets } from '#server/db/schema.ts';
import { openWalletSigner, type WalletSigner } from '#server/wallet/walletSigner.ts';
import { openPass } from '#tests/support/wallet/openPass.ts';
import { type WalletCertificates, walletCertificates } from '#tests/support/wallet/walletCertificates.ts';
import { show } from '../../support/orders/fullCart.ts';
import { restoreSales } from '../../support/orders/restoreSales.ts';
import { arabesk, newKey } from '../../support/registration.ts';
import { startTestServer, type TestClient, type TestServer } from '../../support/testServer.ts';

describe('open_wallet_pass', () => {
  let made: WalletCertificates;
  let signer: WalletSigner;
  let server: TestServer;
  let zoe: TestClient;
  let restore: () => Promise<void>;
  beforeAll(async () => {
    made = walletCertificates();
    signer = await openWalletSigner(made.files);
    server = await startTestServer({ wallet: signer });
    zoe = await server.loggedIn('docent@example.org');
    restore = await restoreSales(server.database.db);
  });
  beforeEach(() => server.clock.reset());
  afterEach(() => restore());
  afterAll(async () => {
    await server.stop();
    made.remove();
  });

  const open = (client: TestClient, ticket: string, { auth = '', at = server } = {}) =>
    at.app.inject({
      url: `/api?q=open_wallet_pass&ticket=${ticket}${auth && `&auth=${auth}`}`,
      headers: client.cookie ? { cookie: client.cookie } : {},
    });
  async function eventOf(client: TestClient, url: string) {
    const event = (await client.ask('get_tickets', { club: arabesk })).result.find((one) => one.url === url);
    if (!event) throw new Error(`No tickets for ${url}`);
    return event;
  }
  async function firstOf(client: TestClient, url: string) {
    const [ticket] = (await eventOf(client, url)).tickets;
    if (!ticket) throw new Error(`No ticket for ${url}`);
    return ticket;
  }
  const opened = async (client: TestClient, ticket: string) => {
    const { rawPayload } = await open(client, ticket);
    return openPass(rawPayload, { root: made.root, at: server.clock.now() });
  };

  it('gives a file that a browser hands to Wallet, and that is never cached', async () => {
    const { id } = await firstOf(zoe, 'lentevoorstelling');
    const { statusCode, headers } = await open(zoe, id);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/vnd.apple.pkpass',
      'content-disposition': expect.stringContaining(
        'filename="Ticket Lentevoorstelling - Zoe D\'Hondt.pkpass"',
      ),
      'cache-control': 'no-store',
    });
  });

  it('signs the ticket with its code, times, club and place', async () => {
    const { id, code, name, hasWalletPass } = await firstOf(zoe, 'lentevoorstelling');
    const { start, end } = await eventOf(zoe, 'lentevoorstelling');
    expect(hasWalletPass).toBe(true);
    const { pass } = await opened(zoe, id);
    expect(pass).toMatchObject({
      ...{ passTypeIdentifier: signer.passType, teamIdentifier: signer.team, serialNumber: code },
      ...{ organizationName: 'Dansstudio Arabesk', description: 'Ticket Lentevoorstelling' },
      barcodes: [{ format: 'PKBarcodeFormatQR', message: code }],
    });
    const times = [pass.relevantDate, pass.expirationDate].map((time) => Date.parse(time ?? '') / 1000);
    expect(times).toEqual([start, end]);
    const { primaryFields, secondaryFields, auxiliaryFields, backFields } = pass.eventTicket;
    const shown = [...primaryFields, ...secondaryFields, ...auxiliaryFields].map(
      ({ label, value }) => `${label}: ${value}`,
    );
    expect(shown).toEqual([
      ...['Evenement: Lentevoorstelling', 'Waar: Theater Tinnenpot', `Voor: ${name}`],
      ...['Plaats: Balkon', 'Rij: F', 'Stoel: 7', 'Tarief: Volwassene'],
    ]);
    expect(backFields).toContainEqual(
      expect.objectContaining({ value: 'Theater Tinnenpot, Tinnenpotstraat 21, 9000 Gent' }),
    );
  });

  it('has an icon in the colour of a club without a logo, else the logo, in the sizes of Apple', async () => {
    const { id } = await firstOf(zoe, 'lentevoorstelling');
    const pictures = async () => (await opened(zoe, id)).files;
    const drawn = await pictures();
    expect(Object.keys(drawn).filter((name) => name.startsWith('logo'))).toEqual([]);
    expect(await edgeColor(drawn['icon@3x.png'])).toEqual(near(0xb4, 0x46, 0x2f));
    await writeLogo(server);
    const own = await pictures();
    expect(await edgeColor(own['icon@3x.png'])).toEqual(near(0, 0, 0xff));
    for (const [scale, suffix] of ['', '@2x', '@3x'].entries()) {
      const icon = await sharp(own[`icon${suffix}.png`]).metadata();
      expect([icon.format, icon.width, icon.height]).toEqual(['png', 29 * (scale + 1), 29 * (scale + 1)]);
      const logo = await sharp(own[`logo${suffix}.png`]).metadata();
      expect([logo.format, logo.height]).toEqual(['png', 50 * (scale + 1)]);
    }
  });

  it('opens in a window without a cookie, by a code that works once', async () => {
    const { id } = await firstOf(zoe, 'lentevoorstelling');
    const { auth } = (await zoe.ask('create_auth_code', {})).result;
    expect((await open(server.client(), id, { auth })).statusCode).toBe(200);
    expect((await open(server.client(), id, { auth })).statusCode).toBe(410);
  });

  it('is not found for another user, and refused to a visitor', async () => {
    const { id } = await firstOf(zoe, 'lentevoorstelling');
    const an = await server.loggedIn('ouder@example.org');
    for (const ticket of [id, 's4711', 'r9999999999'])
      expect((await open(an, ticket)).json()).toMatchObject({ errors: ['We vinden dit ticket niet.'] });
    expect((await open(server.client(), id)).statusCode).toBe(401);
  });

  it('is refused for a ticket that was withdrawn, is unpaid or was used', async () => {
    const { db } = server.database;
    const { id, code } = await firstOf(zoe, 'lentevoorstelling');
    const set = (values: Partial<typeof tickets.$inferInsert>) =>
      db
        .update(tickets)
        .set(values)
        .where(eq(tickets.code, code ?? ''));
    const refused = async () => {
      const { hasWalletPass } = await firstOf(zoe, 'lentevoorstelling');
      const { code: kind, errors } = (await open(zoe, id)).json();
      return { hasWalletPass, kind, errors };
    };
    const not = { hasWalletPass: false, kind: 'not-available' };
    await set({ usedAt: server.clock.now() });
    expect(await refused()).toEqual({ ...not, errors: ['Dit ticket kan je niet in Apple Wallet zetten.'] });
    await set({ usedAt: null, cancelledAt: server.clock.now() });
    expect(await refused()).toEqual({ ...not, errors: ['Dit ticket is geannuleerd.'] });
    await set({ cancelledAt: null });
    const ofZoe = db
      .select({ oid: tickets.oid })
      .from(tickets)
      .where(eq(tickets.id, Number(id.slice(1))));
    await db
      .update(orders)
      .set({ payment: 'unpaid', payNowCents: 100, payLaterCents: sql`${orders.totalCents} - 100` })
      .where(inArray(orders.oid, ofZoe));
    expect(await refused()).toMatchObject({ ...not, errors: [expect.stringContaining('nog niet betaald')] });
  });

  it('is refused from the end of the event', async () => {
    const { id } = await firstOf(zoe, 'lentevoorstelling');
    const { end } = await eventOf(zoe, 'lentevoorstelling');
    server.clock.advance({ seconds: (end ?? 0) - server.clock.now().getTime() / 1000 });
    const later = await server.loggedIn('docent@example.org');
    expect((await firstOf(later, 'lentevoorstelling')).hasWalletPass).toBe(false);
    expect((await open(later, id)).json()).toMatchObject({ code: 'not-available' });
  });

  it.each(['no certificate', 'an expired one'])('is offered to nobody with %s', async (which) => {
    const wallet =
      which === 'no certificate'
        ? undefined
        : await openWalletSigner(made.issue({ until: '20260101000000Z' }));
    const other = await startTestServer({ wallet });
    const client = await other.loggedIn('docent@example.org');
    const { id, hasWalletPass } = await firstOf(client, 'lentevoorstelling');
    expect(hasWalletPass).toBe(false);
    expect((await open(client, id, { at: other })).json()).toMatchObject({ code: 'not-available' });
    await other.stop();
  });

  it('is open to a guest who bought a ticket', async () => {
    const guest = server.client();
    const asked = { club: arabesk, fname: 'Fons', lname: 'Claes', mail: 'fons@example.org' };
    const { user } = await guest.ask('open_guest_session', asked);
    const seats = [{ tariff: show.tariff, nid: show.seat, quantity: 1 }];
    const ofShow = { club: arabesk, uid: user?.uid ?? 0, event: show.event, seats };
    await guest.ask('hold_seats', ofShow);
    const { total } = await guest.ask('get_ticket_sales_quote', { ...ofShow, mode: 'order' });
    const { result } = await guest.ask('place_order', { ...ofShow, tariffs: [], total }, newKey());
    await server.database.db
      .update(orders)
      .set({ payment: 'paid' })
      .where(eq(orders.oid, Number(result.oids[0])));
    const { id, code } = await firstOf(guest, 'lentevoorstelling');
    expect((await opened(guest, id)).pass.barcodes).toMatchObject([{ message: code }]);
  });
});

/** The tests have no pictures of the clubs. */
async function writeLogo({ database: { db }, fileService: { storage } }: TestServer): Promise<void> {
  const [file] = await db.select().from(clubFiles).where(eq(clubFiles.fid, 1));
  const drawing = { width: 512, height: 512, channels: 4, background: '#0000ff' } as const;
  await storage.write(file?.path ?? '', await sharp({ create: drawing }).png().toBuffer());
}

/** The colour of a picture in the middle of its top edge: the pale circles of a drawn icon leave it free. */
async function edgeColor(picture: Buffer | undefined): Promise<number[]> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = Math.floor(info.width / 2) * info.channels;
  return [...data.subarray(at, at + 3)];
}

/** A colour with the loss of a palette, of less than 5 in each channel. */
function near(...channels: readonly number[]) {
  return channels.map((channel) => expect.closeTo(channel, -1));
}
