import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OperationRequest } from '#schemas/operations.ts';
import { coupleInvites, registrations, reservations, tariffs, users } from '#server/db/schema.ts';
import { compileCart } from '../../support/orders/compileCart.ts';
import { restoreSales } from '../../support/orders/restoreSales.ts';
import { arabesk, newKey, saveAnswers } from '../../support/registration.ts';
import { startTestServer, type TestClient, type TestServer } from '../../support/testServer.ts';

const tango = 1151;
const capacity = 24;
const [an, noor, karim, els] = [1, 2, 10, 12];
const gone = 'Deze uitnodiging voor Tango voor koppels (Per persoon) is niet meer geldig.';
/** The place that is reserved for the partner whom Karim invited. */
const partnerPlace = and(eq(reservations.kind, 'partner'), eq(reservations.ref, tango));

type Couples = NonNullable<OperationRequest<'place_order'>['coupleCourse']>;

describe('place_order of a course for couples', () => {
  let server: TestServer;
  let parent: TestClient;
  let restore: () => Promise<void>;
  let invite: typeof coupleInvites.$inferSelect;
  beforeAll(async () => {
    server = await startTestServer();
    parent = await server.loggedIn('ouder@example.org');
    const [seeded] = await db().select().from(coupleInvites);
    if (!seeded) throw new Error('Nobody is asked along');
    invite = seeded;
    await db().update(users).set({ birthdate: '2008-01-01' }).where(eq(users.uid, noor));
    for (const uid of [an, noor]) await saveAnswers(parent, uid, [tango]);
    restore = await restoreSales(db());
  });
  beforeEach(() => server.clock.reset());
  afterEach(() => restore());
  afterAll(() => server.stop());

  const db = () => server.database.db;
  const order = (coupleCourse: Couples, changes: object = {}, client = parent) => {
    const cart = { club: arabesk, uid: an, tariffs: [tango], total: 140, coupleCourse };
    return client.call('place_order', { ...cart, ...changes }, newKey());
  };
  const answered = () => order({ [tango]: { cciid: invite.cciid } });
  const sold = async () => (await db().select().from(tariffs).where(eq(tariffs.nid, tango)))[0]?.sold;
  const dancing = () =>
    db()
      .select({ uid: registrations.uid, role: registrations.role })
      .from(registrations)
      .where(and(eq(registrations.tariffNid, tango), inArray(registrations.uid, [an, noor, els])))
      .orderBy(registrations.uid);
  const changeInvite = (change: Partial<typeof coupleInvites.$inferInsert>) =>
    db().update(coupleInvites).set(change).where(eq(coupleInvites.cciid, invite.cciid));

  describe('by the invited partner', () => {
    it('takes the reserved place in the role of the invitation, and accepts the invitation', async () => {
      expect((await answered()).status).toBe(200);
      expect(await dancing()).toEqual([{ uid: an, role: 'Volger' }]);
      expect(await sold()).toBe(11);
      expect(await db().$count(reservations, partnerPlace)).toBe(0);
      expect(await db().select().from(coupleInvites)).toMatchObject([
        { state: 'accepted', partnerUid: an, answeredAt: server.clock.now() },
      ]);
      expect((await parent.ask('get_invitations', { club: arabesk, uid: an })).result.couples).toEqual([]);
    });

    it('takes the last place, which is refused to everybody else', async () => {
      await db()
        .update(tariffs)
        .set({ sold: capacity - 1, isWaitingListDisabled: true })
        .where(eq(tariffs.nid, tango));
      const full = 'Tango voor koppels (Per persoon) is volzet.';
      const other = await order({ [tango]: { uid: noor, role: 'Leider' } }, { total: 280 });
      expect(other).toMatchObject({ status: 409, body: { errors: [full] } });
      expect((await answered()).status).toBe(200);
      expect(await sold()).toBe(capacity);
    });

    it('uses the role of the invitation, whatever role the request has', async () => {
      const couple = { cciid: invite.cciid, role: 'Leider', uid: noor };
      expect((await order({ [tango]: couple })).status).toBe(200);
      expect(await dancing()).toEqual([{ uid: an, role: 'Volger' }]);
    });

    it('works after answer_invitation, only for the family member who accepted', async () => {
      const accept = { club: arabesk, uid: noor, cciid: invite.cciid, accept: true };
      await parent.ask('answer_invitation', accept);
      const couple = { [tango]: { cciid: invite.cciid } };
      const cart = await compileCart(parent, { tariffs: [tango], coupleCourse: couple });
      expect(cart.result).toMatchObject({ items: [], user_feedback: [gone] });
      expect(await order(couple)).toMatchObject({ status: 409, body: { code: 'not-available' } });
      expect((await order(couple, { uid: noor })).status).toBe(200);
      expect(await dancing()).toEqual([{ uid: noor, role: 'Volger' }]);
    });

    it.each([
      ['was declined', { state: 'declined' }],
      ['was accepted by somebody else', { state: 'accepted', partnerUid: els }],
      ['is promised to somebody else', { partnerUid: els }],
      ['has expired', { state: 'expired' }],
      ['was sent to somebody else', { mail: 'federatie@example.org' }],
      ['is for another tariff', { tariffNid: 1121 }],
      ['was sent by the family', { inviterUid: noor }],
    ] as const)('is refused when the invitation %s', async (_name, change) => {
      await changeInvite(change);
      expect(await answered()).toMatchObject({ status: 409, body: { errors: [gone] } });
      expect(await dancing()).toEqual([]);
      expect(await sold()).toBe(10);
      expect(await db().$count(reservations, partnerPlace)).toBe(1);
    });

    it('is refused a second time, and the first registration stays', async () => {
      await answered();
      const again = 'Je ben reeds geregistreerd voor Tango voor koppels (Per persoon).';
      expect(await answered()).toMatchObject({ status: 409, body: { errors: [again] } });
      expect(await order({ [tango]: { cciid: invite.cciid } }, { uid: noor })).toMatchObject({
        status: 409,
        body: { errors: [gone] },
      });
      expect(await sold()).toBe(11);
    });

    it('is refused from the second at which the invitation ends', async () => {
      server.clock.advance({ days: 7, seconds: -1 });
      expect((await answered()).status).toBe(200);
      await restore();
      server.clock.advance({ seconds: 1 });
      expect(await answered()).toMatchObject({ status: 409, body: { errors: [gone] } });
    });

    it('is refused to a user who only knows the number of the invitation', async () => {
      const other = await server.loggedIn('federatie@example.org');
      await saveAnswers(other, els, [tango]);
      expect(await order({ [tango]: { cciid: invite.cciid } }, { uid: els }, other)).toMatchObject({
        status: 409,
        body: { errors: [gone] },
      });
    });

    it('is refused to a user whose unconfirmed second address is the invited one', async () => {
      const other = await server.loggedIn('federatie@example.org');
      await saveAnswers(other, els, [tango]);
      await db().update(users).set({ secondMail: 'ouder@example.org' }).where(eq(users.uid, els));
      expect((await order({ [tango]: { cciid: invite.cciid } }, { uid: els }, other)).status).toBe(409);
      await db().update(users).set({ secondMail: '' }).where(eq(users.uid, els));
    });
  });

  it('never takes the place of another partner, whatever tariff the invitation is sent with', async () => {
    await db()
      .update(tariffs)
      .set({ sold: capacity - 2, isWaitingListDisabled: true })
      .where(eq(tariffs.nid, tango));
    const ours = { uid: noor, role: 'Leider' };
    const family = { [tango]: ours, 1121: { cciid: invite.cciid }, 7: { cciid: invite.cciid } };
    expect(await order(family, { total: 280 })).toMatchObject({
      status: 409,
      body: { errors: ['Tango voor koppels (Per persoon) is volzet.'] },
    });
    expect(await sold()).toBe(capacity - 2);
    expect(await db().$count(reservations, partnerPlace)).toBe(1);
  });

  describe('with a partner in the family', () => {
    const leads = { uid: noor, role: 'Leider' };

    it('registers, counts and charges both, each in a role', async () => {
      expect((await order({ [tango]: leads }, { total: 280 })).status).toBe(200);
      expect(await dancing()).toEqual([
        { uid: an, role: 'Leider' },
        { uid: noor, role: 'Volger' },
      ]);
      expect(await sold()).toBe(12);
    });

    it.each([
      ['a stranger', { uid: karim, role: 'Leider' }, 403, 'forbidden'],
      ['oneself', { uid: an, role: 'Leider' }, 409, 'not-available'],
      ['no person', { role: 'Leider' }, 409, 'not-available'],
      ['an unknown role', { uid: noor, role: 'Solist' }, 409, 'not-available'],
      ['no role', { uid: noor }, 409, 'not-available'],
      ['a role as a number', { uid: noor, role: 1 }, 400, 'invalid-request'],
      ['a name as uid', { uid: 'Noor', role: 'Leider' }, 400, 'invalid-request'],
      ['a negative uid', { uid: -2, role: 'Leider' }, 400, 'invalid-request'],
      ['half a uid', { uid: 1.5, role: 'Leider' }, 400, 'invalid-request'],
    ])('refuses %s as a partner', async (_name, couple, status, code) => {
      const cart = { club: arabesk, uid: an, tariffs: [tango], total: 280 };
      const refused = await parent.call(
        'place_order',
        { ...cart, coupleCourse: { [tango]: couple } },
        newKey(),
      );
      expect(refused).toMatchObject({ status, body: { code } });
      expect(await dancing()).toEqual([]);
      expect(await sold()).toBe(10);
    });

    it('is refused with the price of one, and answers with the price of two', async () => {
      expect(await order({ [tango]: leads }, { total: 140 })).toMatchObject({
        status: 409,
        body: { code: 'price-changed', total: 280 },
      });
    });

    it('registers nobody when the partner is not allowed to register', async () => {
      await db().update(users).set({ birthdate: '2015-01-01' }).where(eq(users.uid, noor));
      expect(await order({ [tango]: leads }, { total: 280 })).toMatchObject({
        status: 409,
        body: {
          errors: [
            'Noor Peeters: Je leeftijd valt buiten de restricties voor Tango voor koppels (Per persoon).',
          ],
        },
      });
      expect(await dancing()).toEqual([]);
      await db().update(users).set({ birthdate: '2008-01-01' }).where(eq(users.uid, noor));
    });

    it('registers nobody when the partner is already registered', async () => {
      await db().insert(registrations).values({
        uid: noor,
        tariffNid: tango,
        status: 1,
        isTicket: false,
        registeredAt: server.clock.now(),
        role: 'Volger',
      });
      expect(await order({ [tango]: leads }, { total: 280 })).toMatchObject({
        status: 409,
        body: {
          errors: ['Noor Peeters: Je ben reeds geregistreerd voor Tango voor koppels (Per persoon).'],
        },
      });
      expect(await dancing()).toEqual([{ uid: noor, role: 'Volger' }]);
    });
  });
});
