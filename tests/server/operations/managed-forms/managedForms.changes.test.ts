import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dayInMilliseconds } from '#rules/duration.ts';
import { retentions } from '#rules/retention.ts';
import { clubActions, clubMembers, clubs, formDrafts, forms, questions } from '#server/db/schema.ts';
import { sweepFormDrafts } from '#server/services/management/forms/formDrafts.ts';
import { addCampForm, camp, sendCampForm } from '../../support/answers/campForm.ts';
import { arabesk, newKey } from '../../support/registration.ts';
import { startTestServer, type TestClient, type TestServer } from '../../support/testServer.ts';

/** Two managers of Arabesk: Els is one in the test of drafts alone. */
const karim = 10;
const els = 12;

describe('the forms of a club, changed by its managers', () => {
  let server: TestServer;
  let manager: TestClient;
  let visitor: TestClient;
  beforeAll(async () => {
    server = await startTestServer();
    await addCampForm(server.database.db);
    manager = await server.loggedIn('beheer@example.org');
    visitor = server.client();
    await server.keep();
  });
  beforeEach(() => server.restore());
  afterAll(() => server.stop());

  const db = () => server.database.db;
  const listed = async (url: string) =>
    (await manager.ask('get_managed_forms', { club: arabesk })).result.find((form) => form.url === url);
  const editorOf = async (formNid?: number) =>
    (await manager.ask('get_form_editor', { club: arabesk, ...(formNid !== undefined && { formNid }) }))
      .result;
  const setState = (state: 'open' | 'closed', form = camp.url) =>
    manager.call('set_form_state', { club: arabesk, form, state });
  const shown = async (form: string) => (await visitor.call('get_form', { club: arabesk, form })).status;
  const actions = async () => (await db().select().from(clubActions)).map(({ action }) => action);

  it('are listed with their questions, their answers and how they stand', async () => {
    await sendCampForm(visitor, { 9101: 'ja' });
    // A text between the questions is none.
    const text = { qid: 9_110, type: 'static', question: 'Tot in de zomer!', required: false };
    await db()
      .insert(questions)
      .values({ ...text, clubNid: arabesk, formNid: camp.nid, section: 'Kamp', position: 9_110 });
    expect(await listed(camp.url)).toMatchObject({
      ...{ title: camp.title, state: 'open', questions: 9, answers: 1, changed: null },
      lastAnswer: server.clock.now().getTime() / 1000,
    });
  });

  it.each([
    [{ opensOn: '2026-11-21' }, 'planned'],
    [{ closesOn: '2026-11-19' }, 'over'],
    [{ opensOn: '2026-11-20', closesOn: '2026-11-20' }, 'open'],
    [{ state: 'closed', opensOn: '2026-11-21' }, 'closed'],
  ] as const)('stand by their days unless a manager closed them: %o is %s', async (days, state) => {
    await db().update(forms).set(days).where(eq(forms.nid, camp.nid));
    expect(await listed(camp.url)).toMatchObject({ state });
    expect(await editorOf(camp.nid)).toMatchObject({ state });
    if (state === 'open') return;
    expect(await sendCampForm(visitor, { 9101: 'ja' })).toMatchObject({
      ...{ status: 409, body: { code: 'not-available' } },
    });
    // Opening drops the day that contradicts it.
    expect(await setState('open')).toMatchObject({ status: 200 });
    expect(await listed(camp.url)).toMatchObject({ state: 'open' });
  });

  it('have no state where they are asked in every registration', async () => {
    expect(await editorOf()).toMatchObject({ state: null });
  });

  it('are closed and opened once, which is noted', async () => {
    for (const state of ['closed', 'closed', 'open', 'open'] as const)
      expect(await setState(state)).toMatchObject({ status: 200 });
    expect(await actions()).toEqual(['close-form', 'open-form']);
    expect(await sendCampForm(visitor, { 9101: 'ja' })).toMatchObject({ status: 200 });
  });

  it('are closed for somebody who was filling one in, in friendly words', async () => {
    await setState('closed');
    expect(await visitor.ask('get_form', { club: arabesk, form: camp.url })).toMatchObject({
      form: { isOpen: false },
    });
    const { body } = await sendCampForm(visitor, { 9101: 'ja' });
    expect(body.errors).toEqual([
      'Dit formulier is gesloten. Neem contact op met de club als je nog iets wil doorgeven.',
    ]);
  });

  it('begin as a draft that only managers see, with a url of its title, once for a key', async () => {
    const key = newKey();
    const make = async () =>
      (await manager.ask('create_form', { club: arabesk, title: ' Zomerkamp: médische fiche! ' }, key))
        .result;
    const made = await make();
    expect(made).toMatchObject({ url: 'zomerkamp-medische-fiche', title: 'Zomerkamp: médische fiche!' });
    expect(await make()).toEqual(made);
    expect(await listed(made.url)).toMatchObject({ state: 'draft', questions: 0, answers: 0 });
    expect(await shown(made.url)).toBe(404);
    const { result } = await visitor.ask('get_forms', { club: arabesk });
    expect(result.map(({ url }) => url)).not.toContain(made.url);
    expect(await setState('open', made.url)).toMatchObject({ status: 409, body: { code: 'not-available' } });
    // A text to read asks nothing.
    await db()
      .insert(questions)
      .values({
        ...{ clubNid: arabesk, formNid: made.nid, qid: 9_190, section: '', position: 1, required: false },
        ...{ type: 'static', question: 'Lees dit eerst.' },
      });
    expect(await setState('open', made.url)).toMatchObject({ status: 409, body: { code: 'not-available' } });
    expect(await actions()).toEqual(['create-form']);
  });

  it('are copied also before they ask anything', async () => {
    const { result: made } = await manager.ask('create_form', { club: arabesk, title: 'Nieuw' }, newKey());
    const copying = { club: arabesk, form: made.url, title: 'Kopie' };
    const { result: copy } = await manager.ask('duplicate_form', copying, newKey());
    expect(await listed(copy.url)).toMatchObject({ state: 'draft', questions: 0 });
  });

  it('are copied with new questions that name each other, as a draft that opens', async () => {
    await sendCampForm(visitor, { 9101: 'ja', 9108: 'ja', 1000009108: '1' });
    const checkOf = (qid: number) => ({
      compare: [{ ref: qid }, 'gt', 'today'],
      message: 'Later.',
      at: [qid],
    });
    const sumOf = (yes: number, people: number) => ({
      expression: { if: [{ qid: yes, equals: 'ja' }, { sum: [{ ref: people }, 1] }, 0] },
    });
    await db()
      .update(questions)
      .set({ sectionChecks: [checkOf(9_104)] })
      .where(eq(questions.formNid, camp.nid));
    await db()
      .insert(questions)
      .values({
        ...{ clubNid: arabesk, formNid: camp.nid, qid: 9_110, section: 'Kamp', position: 9_110 },
        ...{ type: 'computed', question: 'Aantal bedden', required: false },
        ...{ config: sumOf(9_101, 9_103), sectionChecks: [checkOf(9_104)] },
      });
    const copy = await manager.ask(
      'duplicate_form',
      { club: arabesk, form: camp.url, title: camp.title },
      newKey(),
    );
    const { nid, url } = copy.result;
    expect(url).toBe('zomerkamp-2');
    expect(await listed(url)).toMatchObject({ state: 'draft', questions: 10, answers: 0 });
    const copied = await db().select().from(questions).where(eq(questions.formNid, nid));
    const copyOf = (wording: string) =>
      copied.find(({ question }) => question === wording) ?? expect.fail(`No copy of ${wording}`);
    const first = copyOf('Slaap je mee?').qid;
    // Above the qid of every question, and below that of the consents.
    expect(first).toBeGreaterThan(9_110);
    expect(first).toBeLessThan(1_000_000_000);
    expect(copyOf('Wat moeten we weten?').visibleWhen).toEqual({ qid: first, equals: 'ja' });
    const people = copyOf('Hoeveel broers of zussen komen mee?').qid;
    const arrival = copyOf('Wanneer kom je aan?');
    expect(copyOf('Aantal bedden').config).toEqual(sumOf(first, people));
    expect(arrival.sectionChecks).toEqual([checkOf(arrival.qid)]);
    expect(await setState('open', url)).toMatchObject({ status: 200 });
    expect(await shown(url)).toBe(200);
    expect(await actions()).toEqual(['duplicate-form', 'open-form']);
  });

  it('have a draft for each manager, beside the draft of the offer, and lose one alone', async () => {
    await db()
      .insert(clubMembers)
      .values({ clubNid: arabesk, uid: els, role: 'admin' })
      .onConflictDoUpdate({ target: [clubMembers.clubNid, clubMembers.uid], set: { role: 'admin' } });
    const other = await server.loggedIn('federatie@example.org');
    const [ofCourse, ofForm] = [{ course: 112 }, { formNid: camp.nid }];
    const save = (client: TestClient, form: object, draft?: string) =>
      client.ask('save_form_draft', { club: arabesk, ...form, revision: 0, ...(draft && { draft }) });
    const [offer, otherClub, course, form, hers, his] = ['a', 'b', 'c', 'd', 'e', 'f'].map(
      (of) => `{"of":"${of}"}`,
    );
    const own = { clubNid: arabesk, account: karim, revision: 1, savedAt: server.clock.now() };
    await db()
      .insert(formDrafts)
      .values([
        { ...own, of: 'offer', draft: offer ?? '' },
        { ...own, clubNid: 2, draft: otherClub ?? '' },
      ]);
    await save(manager, ofCourse, course);
    await save(manager, ofForm, form);
    await save(other, {}, hers);
    await save(manager, {}, his);
    const draftOf = async (client: TestClient, wanted: object) =>
      (await client.ask('get_form_editor', { club: arabesk, ...wanted })).result.draft?.draft;
    for (const [wanted, draft] of [
      [{}, his],
      [ofCourse, course],
      [ofForm, form],
    ] as const)
      expect(await draftOf(manager, wanted)).toBe(draft);
    expect([await draftOf(other, {}), await draftOf(other, ofForm)]).toEqual([hers, undefined]);
    await save(manager, {});
    const left = await db().select().from(formDrafts).orderBy(asc(formDrafts.id));
    expect(left.map(({ draft }) => draft)).toEqual([offer, otherClub, course, form, hers]);
  });

  it('lose a draft that nobody changed for longer than a cart is kept', async () => {
    const now = server.clock.now();
    const savedAgo = (more: number) =>
      new Date(now.getTime() - retentions.carts.days * dayInMilliseconds - more);
    const draft = { clubNid: arabesk, account: karim, draft: '{}', revision: 1 };
    const kept = { formNid: camp.nid };
    await db()
      .insert(formDrafts)
      .values([
        { ...draft, savedAt: savedAgo(1) },
        { ...draft, ...kept, savedAt: savedAgo(0) },
      ]);
    await sweepFormDrafts(db(), now);
    expect(await db().select().from(formDrafts)).toMatchObject([kept]);
  });

  it('get another title, introduction, login and days, once, which is noted, and keep their url', async () => {
    const days = { opensOn: '2026-11-21', closesOn: '2026-12-01' };
    const facts = { title: ' Kamp 2027 ', description: 'Voor wie\nmeegaat', needsLogin: true, ...days };
    const change = (form: string, other = {}) =>
      manager.call('change_form', { club: arabesk, form, ...facts, ...other });
    for (let time = 0; time < 2; time += 1) expect(await change(camp.url)).toMatchObject({ status: 200 });
    expect(await listed(camp.url)).toMatchObject({
      ...{ ...facts, title: 'Kamp 2027', state: 'planned' },
      changed: server.clock.now().getTime() / 1000,
    });
    expect(await actions()).toEqual(['change-form']);
    expect(await change(camp.url, { title: '  ' })).toMatchObject({ status: 400 });
    expect(await change(camp.url, { closesOn: '2026-11-20' })).toMatchObject({ status: 400 });
    expect(await change('vraag-om-informatie')).toMatchObject({ status: 404 });
  });

  it('are removed before anybody sent them, and tell the club when there are none left', async () => {
    await sendCampForm(visitor, { 9101: 'ja' });
    const remove = (form: string) => manager.call('remove_form', { club: arabesk, form });
    expect(await remove(camp.url)).toMatchObject({ status: 409, body: { code: 'not-available' } });
    await setState('closed', 'programmaboekje-aanvragen');
    expect(await remove('afwezigheid-melden')).toMatchObject({ status: 200 });
    expect(await listed('afwezigheid-melden')).toBeUndefined();
    await db().update(forms).set({ state: 'draft' }).where(eq(forms.nid, camp.nid));
    expect(await remove('programmaboekje-aanvragen')).toMatchObject({ status: 200 });
    const [club] = await db().select().from(clubs).where(eq(clubs.nid, arabesk));
    expect(club?.hasForms).toBe(false);
  });
});
