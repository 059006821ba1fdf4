import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OperationRequest } from '#schemas/operations.ts';
import { exportClub } from '#server/club-files/exporting/exportClub.ts';
import { clubMembers, formVersions, questions } from '#server/db/schema.ts';
import { firstConsentQid } from '#server/services/registration/answers/healthConsent.ts';
import {
  adultTariff,
  arabesk,
  completeAnswers,
  formVersionOf,
  healthConsents,
  newKey,
} from '../../support/registration.ts';
import { startTestServer, type TestClient, type TestServer } from '../../support/testServer.ts';

type Form = Omit<OperationRequest<'get_form_editor'>, 'club'>;
type Section = Readonly<Record<string, unknown>> & { readonly fields: readonly Question[] };
type Question = Readonly<Record<string, unknown>>;

/** Els, who manages Arabesk beside Karim in these tests. */
const els = 12;
const absence = { formNid: 11 };
const campCourse = 'danskamp-krokus';

describe('publish_form', () => {
  let server: TestServer;
  let karim: TestClient;
  let other: TestClient;
  beforeAll(async () => {
    server = await startTestServer();
    karim = await server.loggedIn('beheer@example.org');
    other = await server.loggedIn('federatie@example.org');
    await server.database.db
      .insert(clubMembers)
      .values({ clubNid: arabesk, uid: els, role: 'admin' })
      .onConflictDoUpdate({ target: [clubMembers.clubNid, clubMembers.uid], set: { role: 'admin' } });
    await server.keep();
  });
  beforeEach(() => server.restore());
  afterAll(() => server.stop());

  const db = () => server.database.db;
  const opened = async (form: Form = {}, client = karim) => {
    const { result } = await client.ask('get_form_editor', { club: arabesk, ...form });
    // Safe cast: sections of the database have questions.
    return { ...result, sections: result.sections as unknown as readonly Section[] };
  };
  const planned = async (form: Form, version: string, sections: readonly object[]) =>
    (
      await karim.ask(
        'publish_form',
        { club: arabesk, ...form, formVersion: version, sections: sections.map(asSent), preview: true },
        newKey(),
      )
    ).result;
  const publish = (form: Form, version: string, sections: readonly object[], client = karim) =>
    client.call(
      'publish_form',
      { club: arabesk, ...form, formVersion: version, sections: sections.map(asSent) },
      newKey(),
    );
  const asked = async (form: Form) => (await opened(form)).sections.flatMap(({ fields }) => fields);
  const courseNid = async () => {
    const { result } = await karim.ask('get_managed_courses', { club: arabesk, search: 'danskamp' });
    return result.find(({ url }) => url === campCourse)?.nid ?? expect.fail('No camp');
  };

  it('changes nothing where the sections are those that were opened', async () => {
    const before = await exportClub(server.database.db, 'arabesk');
    for (const form of [{}, { course: await courseNid() }, absence]) {
      const { version, sections } = await opened(form);
      expect(await planned(form, version, sections)).toEqual({ changes: [], reordered: false, faults: [] });
      expect((await publish(form, version, sections)).status).toBe(200);
    }
    expect(await exportClub(server.database.db, 'arabesk')).toEqual(before);
    expect((await karim.ask('get_form_versions', { club: arabesk })).result).toEqual([]);
  });

  it('asks a new question under a number of its own, with the conditions on it', async () => {
    const { version, sections } = await opened(absence);
    const [first, ...rest] = sections;
    const added = [
      { qid: 'vervoer', type: 'radio', question: 'Kom je met de fiets?', options: ['Ja', 'Nee'] },
      {
        ...{ qid: 'sleutel', type: 'text', question: 'Waar ligt de sleutel?' },
        visible_when: { any: [{ qid: 'vervoer', equals: 'Ja' }] },
      },
    ];
    const wanted = [{ ...first, fields: [...(first?.fields ?? []), ...added] }, ...rest];
    const plan = await planned(absence, version, wanted);
    expect(plan.changes).toMatchObject([
      { is: 'added', question: 'Kom je met de fiets?', people: 0, kept: 'year' },
      { is: 'added', question: 'Waar ligt de sleutel?' },
    ]);
    expect((await publish(absence, version, wanted)).status).toBe(200);
    const after = await asked(absence);
    const [bike, key] = ['Kom je met de fiets?', 'Waar ligt de sleutel?'].map((wording) =>
      after.find(({ question }) => question === wording),
    );
    expect(key).toMatchObject({ visible_when: { any: [{ qid: bike?.qid, equals: 'Ja' }] } });
    expect(Number(bike?.qid)).toBeLessThan(firstConsentQid);
  });

  it('keeps rules between answers, locks and pictures of options, with the numbers of new questions', async () => {
    const { version, sections } = await opened(absence);
    const when = { not: { qid: 'begin', filled: true } };
    const jumper = [{ value: 'rood', label: 'Rood', image: '/beelden/rood.png', image_alt: 'Een rode trui' }];
    const wanted = {
      title: 'Periode',
      checks: [
        { compare: [{ ref: 'einde' }, 'gt', { ref: 'begin' }], message: 'Na het begin.', at: ['einde'] },
      ],
      fields: [
        { qid: 'begin', type: 'date', question: 'Begin' },
        {
          ...{ qid: 'einde', type: 'date', question: 'Einde' },
          ...{ disabled_when: when, lock_reason: 'Vul eerst het begin in.' },
        },
        { qid: 'kleur', type: 'radio', question: 'Welke trui?', options: jumper },
      ],
    };
    expect((await publish(absence, version, [...sections, wanted])).status).toBe(200);
    const saved = (await opened(absence)).sections.at(-1);
    const [begin, end, colour] = saved?.fields ?? [];
    expect(saved?.checks).toEqual([
      { ...wanted.checks[0], compare: [{ ref: end?.qid }, 'gt', { ref: begin?.qid }], at: [end?.qid] },
    ]);
    expect(end).toMatchObject({
      disabled_when: { not: { qid: begin?.qid, filled: true } },
      lock_reason: 'Vul eerst het begin in.',
    });
    expect(colour?.options).toEqual(jumper);
  });

  it('numbers a new question below the consents that people gave', async () => {
    await answer({ ...completeAnswers, '1012_0': 'ja', '1013_0': 'Noten', ...healthConsents });
    const { version, sections } = await opened();
    await publish({}, version, [
      ...sections,
      { title: 'Nog iets', fields: [{ qid: 'x', type: 'text', question: 'Wat?' }] },
    ]);
    const added = (await asked({})).find(({ question }) => question === 'Wat?');
    expect(Number(added?.qid)).toBeLessThan(firstConsentQid);
  });

  /** Answers the registration form as An. */
  const answer = async (qids: Readonly<Record<string, unknown>>) => {
    const an = await server.loggedIn('ouder@example.org');
    const registrations = [{ uid: 1, qids }];
    const request = { club: arabesk, tariffs: [adultTariff], privacyAccepted: true as const, registrations };
    await an.ask(
      'save_combined_course_registration_form',
      { ...request, formVersion: await formVersionOf(an) },
      newKey(),
    );
    return an;
  };

  it('says how many people answered, who is asked again, and until when answers are kept', async () => {
    await answer(completeAnswers);
    const { version, sections } = await opened();
    const wanted = sections.map((section) => ({
      ...section,
      fields: section.fields
        .filter(({ qid }) => qid !== 1011)
        .map((question) => {
          if (question.qid === 1010) return { ...question, question: 'Wie bellen we?' };
          return question.qid === 1020 ? { ...question, options: ['Gent', 'Elders'] } : question;
        }),
    }));
    const { changes } = await planned({}, version, wanted);
    const people = expect.any(Number);
    expect(changes).toEqual(
      expect.arrayContaining([
        {
          is: 'changed',
          question: 'Wie bellen we?',
          section: 'Als er iets gebeurt',
          fields: ['wording'],
          people,
          again: 0,
          kept: 'registration',
        },
        {
          is: 'removed',
          question: 'Op welk nummer?',
          section: 'Als er iets gebeurt',
          fields: [],
          people,
          again: 0,
          kept: 'season',
        },
        expect.objectContaining({ is: 'changed', fields: ['options'], people, kept: 'registration' }),
      ]),
    );
    for (const change of changes) expect(change.people).toBeGreaterThan(0);
    expect(changes.find(({ fields }) => fields.includes('options'))?.again).toBeGreaterThan(0);
  });

  it('keeps what was answered in the wording of that moment', async () => {
    const an = await answer(completeAnswers);
    const { version, sections } = await opened();
    const wanted = sections.map((section) => ({
      ...section,
      fields: section.fields.map((one) => (one.qid === 1010 ? { ...one, question: 'Wie bellen we?' } : one)),
    }));
    expect((await publish({}, version, wanted)).status).toBe(200);
    const { result } = await an.ask('get_combined_course_registration_form', {
      club: arabesk,
      uid: 1,
      tariffs: [adultTariff],
    });
    expect(result.flatMap(({ fields }) => fields).find(({ qid }) => qid === 1010)).toMatchObject({
      ...{ question: 'Wie bellen we?', last_answer: 'Joris, mijn man' },
    });
    const { result: data } = await karim.ask('get_club_actions', { club: arabesk });
    expect(data[0]).toMatchObject({ action: 'save-form', what: 'Dansstudio Arabesk', by: 'Karim El Amrani' });
  });

  it('tells a second manager who saved meanwhile', async () => {
    const { version, sections } = await opened(absence, other);
    const renamed = sections.map((section) => ({ ...section, title: `${String(section.title)} 2` }));
    expect((await publish(absence, version, renamed)).status).toBe(200);
    const { status, body } = await publish(absence, version, sections, other);
    expect([status, body.code]).toEqual([409, 'form-changed']);
    expect(body.errors?.[0]).toMatch(
      /^Karim El Amrani bewaarde dit formulier intussen, op 20\/11\/2026 om \d+u/,
    );
    expect((await opened(absence, other)).saved).toMatchObject({ by: 'Karim El Amrani', own: false });
    expect((await opened(absence)).saved).toMatchObject({ own: true });
    expect((await publish(absence, version, sections)).body.errors?.[0]).toMatch(/^Je bewaarde/);
  });

  /** Versions of every other form: of the club itself, of a course, and of another club. */
  const addVersions = async (count: number, sections: Record<string, unknown>[] = []) => {
    const made = { version: 'x', sections, madeBy: els, madeAt: server.clock.now() };
    const others = [
      { clubNid: arabesk },
      { clubNid: arabesk, courseNid: await courseNid() },
      { clubNid: 2, ...absence },
    ];
    return db()
      .insert(formVersions)
      .values(others.flatMap((form) => Array.from({ length: count }, () => ({ ...made, ...form }))))
      .returning({ id: formVersions.id });
  };

  it('knows the versions of one form from those of others, and gives a new question no number of theirs', async () => {
    const { version, sections } = await opened(absence);
    const fields = [{ qid: 777, type: 'text', question: 'Nieuw?' }];
    const [other] = await addVersions(1, [{ title: 'Elders', fields }]);
    expect((await publish(absence, version, [...sections, { title: 'Nieuw', fields }])).status).toBe(200);
    const added = (await asked(absence)).find(({ question }) => question === 'Nieuw?');
    expect(added?.qid).not.toBe(777);
    await addVersions(1);
    expect((await opened(absence)).saved).toMatchObject({ own: true });
    const { result } = await karim.ask('get_form_versions', { club: arabesk, ...absence });
    expect(result.map(({ by }) => by)).toEqual(['Karim El Amrani', null]);
    const named = { club: arabesk, ...absence, versionId: other?.id ?? 0 };
    expect((await karim.call('get_form_version', named)).status).toBe(404);
  });

  it('keeps the fifty last versions of a form, and every version of the others', async () => {
    const made = { clubNid: arabesk, ...absence, version: 'x', sections: [], madeAt: server.clock.now() };
    await db()
      .insert(formVersions)
      .values(Array.from({ length: 55 }, () => made));
    await addVersions(60);
    const { version, sections } = await opened(absence);
    const renamed = sections.map((section) => ({ ...section, title: `${String(section.title)} 2` }));
    expect((await publish(absence, version, renamed)).status).toBe(200);
    const isOfAbsence = and(eq(formVersions.clubNid, arabesk), eq(formVersions.formNid, absence.formNid));
    expect(await db().$count(formVersions, isOfAbsence)).toBe(50);
    expect(await db().$count(formVersions)).toBe(50 + 3 * 60);
  });

  it('restores an earlier version, with the numbers of its questions', async () => {
    const { version, sections } = await opened(absence);
    await publish(
      absence,
      version,
      sections.map((section) => ({ ...section, fields: section.fields.slice(1) })),
    );
    const { result: versions } = await karim.ask('get_form_versions', { club: arabesk, ...absence });
    expect(versions.map(({ by }) => by)).toEqual(['Karim El Amrani', null]);
    const versionId = versions[1]?.id ?? 0;
    const { result } = await karim.ask('get_form_version', { club: arabesk, ...absence, versionId });
    const now = await opened(absence);
    expect((await publish(absence, now.version, result.sections)).status).toBe(200);
    expect((await opened(absence)).sections).toEqual(sections);
  });

  it('says in words what it can not save', async () => {
    const { version } = await opened(absence);
    const wrong = [
      {
        title: 'Vragen',
        fields: [
          { qid: 'a', type: 'radio', question: 'Kies je?' },
          { qid: 'b', type: 'text', question: { nl: 'Naam', fr: 'Nom' } },
        ],
      },
      { title: 'Leeg', fields: [] },
    ];
    const { faults } = await planned(absence, version, wrong);
    expect(faults).toMatchInlineSnapshot(`
      [
        {
          "message": "moet een tekst zijn, tussen aanhalingstekens, in één taal",
          "place": "het deel “Vragen”, de vraag nummer 2, de tekst",
        },
        {
          "message": "mag niet leeg zijn",
          "place": "het deel “Leeg”, de vragen",
        },
      ]
    `);
    const { status, body } = await publish(absence, version, wrong);
    expect([status, body.code]).toEqual([422, 'invalid-request']);
    const many = [
      {
        title: 'Veel',
        fields: Array.from({ length: 501 }, (_, qid) => ({ qid: `q${qid}`, type: 'text', question: 'x' })),
      },
    ];
    expect((await planned(absence, version, many)).faults[0]?.message).toMatch(/meer dan 500 vragen/);
  });

  it('keeps the settings of a club that the form does not show', async () => {
    const before = await server.database.db.select().from(questions).where(eq(questions.qid, 1012));
    const { version, sections } = await opened();
    const changed = sections.map((section) => ({
      ...section,
      fields: section.fields.map((one) => (one.qid === 1012 ? { ...one, help: 'Ook kleine dingen.' } : one)),
    }));
    await publish({}, version, changed);
    const isIt = and(eq(questions.qid, 1012), isNull(questions.courseNid));
    const after = await server.database.db.select().from(questions).where(isIt);
    expect(after).toEqual(before.map((row) => ({ ...row, help: 'Ook kleine dingen.' })));
  });

  it('knows no course or form of another club', async () => {
    for (const form of [{ course: 402 }, { formNid: 41 }]) {
      expect((await karim.call('get_form_editor', { club: arabesk, ...form })).status).toBe(404);
      expect((await publish(form, 'x', [])).status).toBe(404);
    }
    const both = { club: arabesk, course: await courseNid(), ...absence };
    expect((await karim.call('get_form_editor', both)).status).toBe(400);
  });
});

/** JSON as a browser sends it. */
function asSent(section: object): Record<string, unknown> {
  return JSON.parse(JSON.stringify(section));
}
