import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { keptDrafts } from '#server/db/schema.ts';
import { sweepDrafts } from '#server/services/registration/answers/keptDrafts.ts';
import { arabesk } from '../../support/registration.ts';
import { startTestServer, type TestClient, type TestServer } from '../../support/testServer.ts';

const noor = 2;
const els = 12;
const typed = JSON.stringify({ '12_0': 'Tom, papa' });
const newer = JSON.stringify({ '12_0': 'An, mama' });

describe('save_draft', () => {
  let server: TestServer;
  let phone: TestClient;
  let laptop: TestClient;
  beforeAll(async () => {
    server = await startTestServer();
    phone = await server.loggedIn('ouder@example.org');
    laptop = await server.loggedIn('ouder@example.org');
    await server.keep();
  });
  beforeEach(() => server.restore());
  afterAll(() => server.stop());

  const ofNoor = { club: arabesk, uid: noor, about: '1021' };
  /** A draft for Noor, of now or of a year ago. */
  const draftWith = (about: string, yearsAgo: number, more: Partial<typeof keptDrafts.$inferInsert>) => ({
    ...{ account: 1, uid: noor, clubNid: arabesk, about, answers: typed },
    ...{ editedAt: new Date(server.clock.now().getTime() - yearsAgo * 365 * 86_400_000), ...more },
  });
  const kept = async (device: TestClient, of = ofNoor) => (await device.ask('get_draft', of)).result;

  it('brings a draft to the other device, with its age', async () => {
    expect(await kept(laptop)).toBeNull();
    await phone.ask('save_draft', { ...ofNoor, answers: typed, age: 5000 });
    const draft = await kept(laptop);
    expect(draft).toMatchObject({ answers: typed });
    expect(draft?.age).toBeGreaterThanOrEqual(5000);
  });

  it('keeps drafts of another form, person and account apart', async () => {
    const others = [{ account: els }, { clubNid: 2 }].map((other) => draftWith(ofNoor.about, 0, other));
    await server.database.db.insert(keptDrafts).values(others);
    expect(await kept(phone)).toBeNull();
    await phone.ask('save_draft', { ...ofNoor, answers: typed, age: 0 });
    expect(await kept(phone, { ...ofNoor, about: '1061' })).toBeNull();
    expect(await kept(phone, { ...ofNoor, uid: 3 })).toBeNull();
    const other = await server.loggedIn('federatie@example.org');
    expect((await other.call('get_draft', ofNoor)).status).toBe(403);
  });

  it('keeps the newer edit, whichever arrives first', async () => {
    await laptop.ask('save_draft', { ...ofNoor, answers: newer, age: 1000 });
    const late = await phone.ask('save_draft', { ...ofNoor, answers: typed, age: 60_000 });
    expect(late.result).toMatchObject({ answers: newer });
    const sent = await phone.ask('save_draft', { ...ofNoor, age: 0 });
    expect(sent.result).toMatchObject({ answers: null });
    expect(await kept(laptop)).toMatchObject({ answers: null });
  });

  it('keeps one of many edits at once', async () => {
    const edits = Array.from({ length: 12 }, (_, place) => ({
      ...{ ...ofNoor, answers: typed, age: (place + 1) * 1000 },
    }));
    const last = { ...ofNoor, answers: newer, age: 0 };
    await Promise.all(
      [...edits, last].map((edit, place) => (place % 2 ? phone : laptop).ask('save_draft', edit)),
    );
    expect(await kept(phone)).toMatchObject({ answers: newer });
  });

  it('keeps the fifty latest drafts of an account, and all of another account', async () => {
    const ofEls = ['1', '2', '3', '4'].map((about) => draftWith(about, Number(about) % 2, { account: els }));
    await server.database.db.insert(keptDrafts).values(ofEls);
    for (let place = 0; place < 52; place += 1)
      await phone.ask('save_draft', {
        ...ofNoor,
        about: `form-${place}`,
        answers: typed,
        age: 60_000 - place,
      });
    const { db } = server.database;
    expect(await db.$count(keptDrafts, eq(keptDrafts.account, els))).toBe(4);
    const rows = await db
      .select({ about: keptDrafts.about })
      .from(keptDrafts)
      .where(eq(keptDrafts.account, 1));
    expect(rows).toHaveLength(50);
    expect(rows.map(({ about }) => about)).not.toContain('form-1');
    expect(rows.map(({ about }) => about)).toContain('form-51');
  });

  it('refuses what is no JSON object, and what is too large', async () => {
    for (const answers of ['[]', 'x', `{"1_0":"${'x'.repeat(70_000)}"}`])
      expect((await phone.call('save_draft', { ...ofNoor, answers, age: 0 })).status).toBe(400);
  });

  it('forgets a draft that nobody changed for 60 days', async () => {
    await phone.ask('save_draft', { ...ofNoor, answers: typed, age: 0 });
    const { db } = server.database;
    const [row] = await db.select().from(keptDrafts).where(eq(keptDrafts.uid, noor));
    const days = (count: number) => new Date((row?.editedAt.getTime() ?? 0) + count * 86_400_000);
    await sweepDrafts(db, days(60));
    expect(await kept(phone)).not.toBeNull();
    await sweepDrafts(db, days(60.01));
    expect(await kept(phone)).toBeNull();
  });
});
