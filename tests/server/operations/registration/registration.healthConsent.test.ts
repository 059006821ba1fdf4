import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { acceptedTexts, answers, clubs } from '#server/db/schema.ts';
import { fieldsOf } from '#server/http/reading/fieldsOf.ts';
import { conditionsVersion, privacyVersion, textVersion } from '#server/services/clubs/textVersions.ts';
import { nl } from '#server/texts/nl.ts';
import {
  adultTariff,
  arabesk,
  completeAnswers,
  formVersionOf,
  healthConsents,
  newKey,
} from '../../support/registration.ts';
import { startTestServer, type TestClient, type TestServer } from '../../support/testServer.ts';

const consent = 1_000_001_012;
const ill = { ...completeAnswers, '1012_0': 'ja', '1013_0': 'Hooikoorts' };

describe('the consent about health', () => {
  let server: TestServer;
  let parent: TestClient;
  beforeAll(async () => {
    server = await startTestServer();
    parent = await server.loggedIn('ouder@example.org');
  });
  afterAll(() => server.stop());

  const questions = async (uid = 1) => {
    const request = { club: arabesk, uid, tariffs: [adultTariff] };
    const { result } = await parent.ask('get_combined_course_registration_form', request);
    return result.flatMap(({ fields }) => fields).map(fieldsOf);
  };
  const save = async (qids: object, uid = 1) => {
    const request = {
      ...{ club: arabesk, tariffs: [adultTariff], privacyAccepted: true },
      formVersion: await formVersionOf(parent, uid),
      registrations: [{ uid, qids }],
    };
    return parent.call('save_combined_course_registration_form', request, newKey());
  };
  const accepted = (uid: number) =>
    server.database.db
      .select({ kind: acceptedTexts.kind, version: acceptedTexts.version })
      .from(acceptedTexts)
      .where(eq(acceptedTexts.uid, uid))
      .orderBy(asc(acceptedTexts.id));

  it('stands after the questions, which say why, for whom and until when', async () => {
    const asked = await questions();
    const help = (qid: number) => asked.find((one) => one.qid === qid)?.help;
    expect(help(1012)).toBe(
      'Zo weet de lesgever waarop te letten. Alleen de lesgevers van je cursus en de club zien dit. We wissen het na het seizoen.',
    );
    // Whom to call is no health, but teachers read it too.
    expect(help(1010)).toBe('De lesgevers van je cursus en de club lezen dit.');
    // The further question leaves that to the first.
    expect(help(1013)).toBeUndefined();
    const place = asked.findIndex(({ qid }) => qid === consent);
    expect(asked[place - 1]?.qid).toBe(1013);
    expect(asked[place]).toMatchObject({
      ...{ type: 'checkbox', required: true, sensitive: true, question: nl.registrationForm.healthConsent },
      visible_when: {
        any: [
          { qid: 1012, in: ['ja'] },
          { qid: 1013, filled: true },
        ],
      },
    });
  });

  it('is required for an answer that tells something, and kept with its wording and time', async () => {
    const refused = await save(ill);
    expect(refused.body.problems?.map(({ key }) => key)).toEqual([`${consent}_0`]);
    expect((await save({ ...ill, ...healthConsents })).status).toBe(200);
    const [stored] = await server.database.db.select().from(answers).where(eq(answers.qid, consent));
    expect(stored).toMatchObject({ value: '1', wording: nl.registrationForm.healthConsent });
    const [club] = await server.database.db.select().from(clubs).where(eq(clubs.nid, arabesk));
    if (!club) throw new Error('The demo data has no such club');
    expect(await accepted(1)).toEqual([
      { kind: 'conditions', version: conditionsVersion(club) },
      { kind: 'privacy', version: privacyVersion(club) },
      { kind: 'health', version: textVersion(nl.registrationForm.healthConsent) },
    ]);
  });

  it('is never ticked in advance', async () => {
    expect((await questions()).find(({ qid }) => qid === consent)).not.toHaveProperty('last_answer');
  });

  it('is not asked where nothing is told', async () => {
    expect((await save(completeAnswers, 2)).status).toBe(200);
    expect((await accepted(2)).map(({ kind }) => kind)).toEqual(['conditions', 'privacy']);
  });
});
