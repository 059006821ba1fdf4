import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperationRequest, OperationResponse } from '#schemas/operations.ts';
import {
  answers,
  clubs,
  federationMemberships,
  nationalNumbers,
  questions,
  users,
} from '#server/db/schema.ts';
import { nl } from '#server/texts/nl.ts';
import { adultTariff, arabesk, saveAnswers } from '../../support/registration.ts';
import { startTestServer, type TestClient, type TestServer } from '../../support/testServer.ts';

type Request = OperationRequest<'get_combined_course_registration_form'>;
type Sections = OperationResponse<'get_combined_course_registration_form'>['result'];

const balletTariff = 1021;
const camp = { nid: 121, tariff: 1211 };

describe('get_combined_course_registration_form', () => {
  let server: TestServer;
  let parent: TestClient;
  beforeAll(async () => {
    server = await startTestServer();
    parent = await server.loggedIn('ouder@example.org');
  });
  afterAll(() => server.stop());

  const ask = (request: Partial<Request>, client = parent) =>
    client.ask('get_combined_course_registration_form', { club: arabesk, uid: 1, ...request });
  const call = (request: object, client = parent) =>
    client.call('get_combined_course_registration_form', { club: arabesk, ...request });

  it('asks the general questions and those of each course, each question once', async () => {
    const { result, courses } = await ask({ tariffs: [adultTariff, balletTariff, 1031, 1032] });
    expect(titles(result)).toEqual([
      'Wie ben je?',
      'Als er iets gebeurt',
      'Jij en Arabesk',
      'Ballet 6-8 jaar',
      'Ballet 9-11 jaar',
      'Hedendaags voor volwassenen',
    ]);
    expect(courses.map(({ nid }) => nid)).toEqual([102, 103, 112]);
    const keys = fieldsOf(result).map(({ qid, nid }) => `${qid}_${nid}`);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('accepts a whole course, and asks only the general questions for passes', async () => {
    expect(titles((await ask({ course: 102 })).result)).toContain('Ballet 6-8 jaar');
    const { result, courses } = await ask({ passes: [30, 31, 32] });
    expect(titles(result)).toEqual(['Wie ben je?', 'Als er iets gebeurt', 'Jij en Arabesk']);
    expect(courses).toEqual([]);
  });

  it.each([
    ['an unknown club', { club: 99, uid: 1 }],
    ['a tariff of another club', { uid: 1, tariffs: [2011] }],
    ['one tariff among others', { uid: 1, tariffs: [adultTariff, 999] }],
    ['a course of another club', { uid: 1, course: 201 }],
    ['a pass of another club', { uid: 1, passes: [30, 40] }],
    ['an unknown tariff in a preview', { formPreview: true, tariffs: [999] }],
    ['an unknown course in a preview', { formPreview: true, course: 999 }],
  ])('answers 404 to %s', async (_name, request) => {
    expect((await call(request)).status).toBe(404);
  });

  it('speaks of a child to the parent, and to the person where the person reads it', async () => {
    const { users: people } = await ask({ users: [3], tariffs: [balletTariff] });
    expect(people.map(({ sections }) => titles(sections)[0])).toEqual(['Wie ben je?', 'Over Lars']);
    expect(people.map(({ sections }) => field(sections, 1012)?.question)).toEqual([
      'Moeten we iets weten over je gezondheid?',
      'Moeten we iets weten over de gezondheid van Lars?',
    ]);
    expect(people.map(({ sections }) => field(sections, 1_000_001_012)?.question)).toEqual([
      nl.registrationForm.healthConsent,
      nl.registrationForm.healthConsent,
    ]);
  });

  it('requires a person for the form', async () => {
    expect(await call({ tariffs: [adultTariff] })).toMatchObject({
      status: 400,
      body: { details: ['/uid is missing'] },
    });
  });

  it('has a form for each person, in the order of the request', async () => {
    await saveAnswers(parent, 2);
    const { users: people, result } = await ask({ uid: 3, users: [1, 2], tariffs: [adultTariff] });
    expect(people.map(({ name }) => name)).toEqual(['Lars Peeters', 'An Peeters', 'Noor Peeters']);
    expect(result).toEqual(people[0]?.sections);
    expect(people.map(({ sections }) => field(sections, 1001)?.last_answer)).toEqual(['Lars', 'An', 'An']);
    expect(people[2]?.newsLetterStatus.map(({ email }) => email)).toEqual(['ouder@example.org']);
  });

  it("asks a partner of the family only the questions of the couple's course, and ignores a partner of a course that is not ordered", async () => {
    const request = { tariffs: [adultTariff, balletTariff], users: [3] };
    const { users: people } = await ask({ ...request, coupleCourse: { [balletTariff]: { uid: 2 } } });
    expect(people.map(({ uid, sections }) => [uid, titles(sections).slice(3)])).toEqual([
      [1, ['Ballet 6-8 jaar', 'Hedendaags voor volwassenen']],
      [3, ['Ballet 6-8 jaar', 'Hedendaags voor volwassenen']],
      [2, ['Ballet 6-8 jaar']],
    ]);
    const elsewhere = await ask({ ...request, coupleCourse: { '1031': { uid: 2 } } });
    expect(elsewhere.users.map(({ uid }) => uid)).toEqual([1, 3]);
    for (const stranger of [
      { uid: 1, ...request, coupleCourse: { [balletTariff]: { uid: 5 } } },
      { uid: 1, users: [5] },
      { uid: 5, users: [1] },
    ])
      expect((await call(stranger)).status).toBe(403);
  });

  it('completes the profile of a child with the details of the parent who fills in the form, and names the source', async () => {
    const { db } = server.database;
    const address = {
      street: 'Kouter',
      streetNumber: '1',
      bus: '',
      postal: '9000',
      city: 'Gent',
      country: 'BE',
    };
    await db
      .update(users)
      .set({ address: { ...address, isValidAddress: true } })
      .where(eq(users.uid, 1));
    const { result } = await ask({ uid: 4, tariffs: [camp.tariff] });
    const known = [1001, 1005, 1006, 1010, 1011, 1036].map((qid) => field(result, qid));
    expect(known.map((asked) => asked?.last_answer)).toEqual([
      'Mila',
      'ouder@example.org',
      '+32 470123456',
      'An Peeters',
      '+32 470123456',
      expect.objectContaining(address),
    ]);
    expect(new Set(known.map((asked) => asked?.last_answer_source))).toEqual(new Set(['profile']));
    expect(field(result, 1012)).toMatchObject({ sensitive: true });
    expect(field(result, 1012)).not.toHaveProperty('last_answer');
    await db.update(users).set({ address: null }).where(eq(users.uid, 1));
  });

  it('gives a parent no emergency contact of their own, and never a child as the contact of a parent', async () => {
    const { result } = await ask({ uid: 1, tariffs: [adultTariff] });
    expect(field(result, 1010)?.last_answer).toBeUndefined();
    const amber = await server.loggedIn('tiener2@example.org');
    const ofFather = await ask({ uid: 7, tariffs: [adultTariff] }, amber);
    expect(field(ofFather.result, 1010)?.last_answer).toBeUndefined();
  });

  it('is prefilled from the profile when a question was never answered', async () => {
    const { db } = server.database;
    const address = {
      street: 'Kouter',
      streetNumber: '1',
      bus: '',
      postal: '9000',
      city: 'Gent',
      country: 'BE',
    };
    await db
      .update(users)
      .set({ sex: 'm', nationality: 'Frans', address: { ...address, isValidAddress: true } })
      .where(eq(users.uid, 3));
    const { result } = await ask({ uid: 3, tariffs: [camp.tariff] });
    expect([1003, 1004, 1007, 1036].map((qid) => field(result, qid)?.last_answer)).toEqual([
      expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      'm',
      'Frans',
      expect.objectContaining(address),
    ]);
  });

  it('asks the questions of a federation only of its members', async () => {
    const member = await server.loggedIn('federatie@example.org');
    expect(titles((await ask({ tariffs: [adultTariff] })).result)).not.toContain('Dansfederatie');
    expect(
      titles((await ask({ tariffs: [adultTariff], federations: ['dansfederatie'] })).result),
    ).not.toContain('Dansfederatie');
    expect(titles((await ask({ uid: 12, tariffs: [adultTariff] }, member)).result)).toContain(
      'Dansfederatie',
    );
  });

  describe('the national number', () => {
    const number = '85110300182';

    it('is asked when a course gives certificates or the request wants it, and in no other case', async () => {
      const isAsked = async (request: Partial<Request>) =>
        field((await ask(request)).result, 1025) !== undefined;
      expect(await isAsked({ tariffs: [adultTariff] })).toBe(false);
      expect(await isAsked({ tariffs: [adultTariff], nationalInsuranceNumber: false })).toBe(false);
      expect(await isAsked({ tariffs: [adultTariff], allowTaxCertificatePreview: true })).toBe(false);
      expect(await isAsked({ tariffs: [adultTariff], nationalInsuranceNumber: true })).toBe(true);
      expect(await isAsked({ tariffs: [camp.tariff] })).toBe(true);
      expect(await isAsked({ course: camp.nid })).toBe(true);
    });

    it('is never sent back: once it is known, the field is optional and shows the last two digits', async () => {
      expect(field((await ask({ tariffs: [camp.tariff] })).result, 1025)).toMatchObject({ required: true });
      await server.database.db
        .update(questions)
        .set({ requiredWhen: { qid: 1001, filled: true } })
        .where(eq(questions.qid, 1025));
      expect(field((await ask({ tariffs: [camp.tariff] })).result, 1025)).toHaveProperty('required_when');
      await server.database.db.insert(nationalNumbers).values({ uid: 1, digits: number });
      const form = await ask({ tariffs: [camp.tariff] });
      expect(field(form.result, 1025)).toMatchObject({
        required: false,
        help: expect.stringContaining('We kennen dit nummer al: ••.••.••-•••.82.'),
      });
      expect(field(form.result, 1025)).not.toHaveProperty('required_when');
      expect(JSON.stringify(form)).not.toContain(number.slice(0, 9));
      await server.database.db.delete(nationalNumbers);
      await server.database.db.update(questions).set({ requiredWhen: null }).where(eq(questions.qid, 1025));
    });

    it('sends the settings and the conditions of a question as they are stored', async () => {
      const stored = {
        type: 'date',
        config: { min: 'today', max: { today: 60 }, default: '2027-01-01' },
        requiredWhen: { any: [{ qid: 1001, filled: true }, { not: { qid: 1002, contains: 'x' } }] },
      };
      const { db } = server.database;
      const row = { clubNid: arabesk, section: 'Nieuw', position: 99, question: 'Wanneer?', required: false };
      await db.insert(questions).values({ ...row, ...stored, qid: 9100 });
      const { type, config, requiredWhen } = stored;
      expect(field((await ask({ tariffs: [adultTariff] })).result, 9100)).toMatchObject({
        ...{ type, config, required_when: requiredWhen },
      });
      await db.delete(questions).where(eq(questions.qid, 9100));
    });
  });

  describe('as a preview', () => {
    it('asks about the newsletter with a sample address, for an admin and for a visitor', async () => {
      const manager = await server.loggedIn('beheer@example.org');
      for (const client of [manager, server.client()]) {
        const { newsLetterStatus, custom } = await ask({ formPreview: true, course: 102 }, client);
        expect(newsLetterStatus).toEqual([
          { email: 'jouw-adres@example.org', status: 'unsubscribed', communicationStatus: 'subscribed' },
        ]);
        expect(custom).toMatchObject({ label: 'De Pirouette' });
      }
    });

    it('asks about the addresses of the person when the caller may act for that person', async () => {
      const { newsLetterStatus } = await ask({ formPreview: true, uid: 1, course: 102 });
      expect(newsLetterStatus.map(({ email }) => email)).toEqual(['ouder@example.org']);
    });

    it('is open to everybody, without answers', async () => {
      const visitor = server.client();
      const request = { club: arabesk, formPreview: true, course: 102 };
      const form = await visitor.ask('get_combined_course_registration_form', request);
      expect(titles(form.result)).toContain('Ballet 6-8 jaar');
      expect(form.users).toEqual([]);
      expect(fieldsOf(form.result).filter((asked) => 'last_answer' in asked)).toEqual([]);
    });

    it.each([
      ['a visitor', undefined],
      ['somebody else', 'tiener@example.org'],
    ])('tells %s nothing about a person for whom they may not act', async (_name, mail) => {
      const client = mail ? await server.loggedIn(mail) : server.client();
      const form = await ask({ formPreview: true, uid: 1, users: [2], tariffs: [adultTariff] }, client);
      expect(form.users).toEqual([]);
      expect(JSON.stringify(form)).not.toMatch(/Peeters|ouder@example/);
    });

    it('is prefilled for a caller who may act for the person', async () => {
      const form = await ask({ formPreview: true, uid: 3, users: [5] });
      expect(form.users.map(({ uid }) => uid)).toEqual([3]);
      expect(field(form.result, 1001)?.last_answer).toBe('Lars');
    });

    it('shows the chosen sections and questions, those of a federation, and those for a tax certificate', async () => {
      const preview = (request: Partial<Request>) =>
        ask({ formPreview: true, tariffs: [adultTariff], ...request }).then(({ result }) => result);
      expect(titles(await preview({ sections: ['Jij en Arabesk'] }))).toEqual(['Jij en Arabesk']);
      expect(fieldsOf(await preview({ questions: [1033, 1001, 9999] })).map(({ qid }) => qid)).toEqual([
        1001, 1033,
      ]);
      expect(titles(await preview({ federations: ['dansfederatie'] }))).toContain('Dansfederatie');
      expect(titles(await preview({ federations: ['turnfederatie'] }))).not.toContain('Dansfederatie');
      expect(titles(await preview({ allowTaxCertificatePreview: true }))).toContain('Fiscaal attest');
      expect(titles(await preview({}))).not.toContain('Fiscaal attest');
    });

    it('requires `formPreview` to be true', async () => {
      const visitor = server.client();
      for (const formPreview of [2, '', 'ja', [true], {}])
        expect([400, 401]).toContain((await call({ formPreview, uid: 1 }, visitor)).status);
      expect((await call({ formPreview: false, uid: 1 }, visitor)).status).toBe(401);
    });
  });

  describe('the version', () => {
    const version = async (request: Partial<Request> = {}) =>
      (await ask({ tariffs: [adultTariff], ...request })).formVersion;

    it('is the same for everybody, in every process, whatever the answers', async () => {
      const before = await version();
      await saveAnswers(parent, 3);
      expect(await version({ uid: 3 })).toBe(before);
      expect(await version({ uid: 2, users: [1] })).toBe(before);
      const other = await startTestServer();
      const elsewhere = await (await other.loggedIn('ouder@example.org')).ask(
        'get_combined_course_registration_form',
        { club: arabesk, uid: 1, tariffs: [adultTariff] },
      );
      await other.stop();
      expect(elsewhere.formVersion).toBe(before);
    });

    it('differs for another selection', async () => {
      const versions = await Promise.all([
        version(),
        version({ tariffs: [balletTariff] }),
        version({ nationalInsuranceNumber: true }),
      ]);
      expect(new Set(versions).size).toBe(3);
    });

    it.each([
      ['the wording', { question: 'Waarom eigenlijk?' }],
      ['the kind', { type: 'text' }],
      ['what is required', { required: true }],
      ['the options', { options: [['a', 'A']] as [string, string][] }],
      ['the help', { help: 'Kort volstaat.' }],
      ['the condition', { visibleWhen: { qid: 1012, equals: 'ja' } }],
      ['the condition for an answer', { requiredWhen: { qid: 1012, equals: 'ja' } }],
      ['the section', { section: 'Iets anders' }],
      ['the order', { position: -1 }],
    ])('changes with %s', async (_name, change) => {
      const { db } = server.database;
      const [{ id: _id, ...row } = {}] = await db.select().from(questions).where(eq(questions.qid, 1033));
      const before = await version();
      await db.update(questions).set(change).where(eq(questions.qid, 1033));
      expect(await version()).not.toBe(before);
      await db.update(questions).set(row).where(eq(questions.qid, 1033));
      expect(await version()).toBe(before);
    });

    it('changes with the conditions of the club, and not with the questions of another course', async () => {
      const { db } = server.database;
      const before = await version();
      await db.update(questions).set({ question: 'Maat?' }).where(eq(questions.qid, 1030));
      expect(await version()).toBe(before);
      const [club] = await db.select().from(clubs).where(eq(clubs.nid, arabesk));
      await db
        .update(clubs)
        .set({ conditions: ['Alles mag.'] })
        .where(eq(clubs.nid, arabesk));
      expect(await version()).not.toBe(before);
      await db
        .update(clubs)
        .set({ conditions: club?.conditions ?? [] })
        .where(eq(clubs.nid, arabesk));
    });
  });

  it('stops asking a former member of a federation, and keeps the answers', async () => {
    const { db } = server.database;
    const member = await server.loggedIn('federatie@example.org');
    await saveAnswers(member, 12);
    await db.delete(federationMemberships).where(eq(federationMemberships.uid, 12));
    expect(titles((await ask({ uid: 12, tariffs: [adultTariff] }, member)).result)).not.toContain(
      'Dansfederatie',
    );
    expect(await db.$count(answers, eq(answers.uid, 12))).toBeGreaterThan(0);
  });
});

function titles(sections: Sections): readonly Sections[number]['title'][] {
  return sections.map(({ title }) => title);
}

function fieldsOf(sections: Sections) {
  return sections.flatMap(({ fields }) => fields);
}

function field(sections: Sections, qid: number) {
  return fieldsOf(sections).find((asked) => asked.qid === qid);
}
