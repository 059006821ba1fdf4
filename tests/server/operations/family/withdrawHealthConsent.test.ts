import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { acceptedTexts, answers, questionFiles, submissionAnswers } from '#server/db/schema.ts';
import { isStored } from '#tests/server/support/files/isStored.ts';
import { family, keepFamily, loggedInAs, pathOf } from '../../support/personal-data/keptFamily.ts';
import {
  adultTariff,
  arabesk,
  completeAnswers,
  formVersionOf,
  healthConsents,
  newKey,
} from '../../support/registration.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';

describe('withdraw_health_consent', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
    await keepFamily(server);
  });
  afterAll(() => server.stop());

  it('deletes what somebody told about health, now and in earlier forms, and nothing else', async () => {
    const { db } = server.database;
    const parent = await server.loggedIn('ouder@example.org');
    const qids = { ...completeAnswers, ...healthConsents, '1012_0': 'ja', '1013_0': 'Hooikoorts' };
    const request = {
      ...{ club: arabesk, tariffs: [adultTariff], privacyAccepted: true as const },
      formVersion: await formVersionOf(parent),
      registrations: [{ uid: 1, qids }],
    };
    await parent.ask('save_combined_course_registration_form', request, newKey());
    const { result } = await parent.ask('withdraw_health_consent', { uid: 1 });
    expect(result).toEqual({ deleted: 2 });
    const left = await db.select().from(answers).where(eq(answers.uid, 1));
    expect(left.map(({ qid }) => qid)).toContain(1010);
    // The tick for photos is a consent of its own.
    expect(left.map(({ qid }) => qid)).toContain(1022);
    for (const { value } of [...left, ...(await db.select().from(submissionAnswers))])
      expect(value).not.toBe('Hooikoorts');
    const [consent] = await db.select().from(acceptedTexts).where(eq(acceptedTexts.kind, 'health'));
    expect(consent?.withdrawnAt).not.toEqual(undefined);
    expect((await parent.ask('withdraw_health_consent', { uid: 1 })).result).toEqual({ deleted: 0 });
  });

  it('removes the files, for a child too, and leaves those of the others', async () => {
    const { db } = server.database;
    const holder = await loggedInAs(server, family.holder);
    const isChild = eq(questionFiles.uid, family.child);
    const [file] = await db.select().from(questionFiles).where(isChild);
    if (!file) throw new Error('The child has no file');
    // A general question that is not about health.
    await db.insert(questionFiles).values({ ...file, path: 'answers/foto.pdf', qid: 1010, nid: 0 });
    await holder.ask('withdraw_health_consent', { uid: family.child });
    const files = await db.select().from(questionFiles);
    expect(files.map(({ uid, qid }) => [uid, qid]).toSorted()).toEqual([
      [family.holder, 1034],
      [family.child, 1010],
    ]);
    await expect.poll(() => isStored(server.fileService.storage, pathOf(family.child))).toBe(false);
    const withdrawn = await db.select().from(acceptedTexts).where(eq(acceptedTexts.uid, family.child));
    expect(withdrawn.map(({ withdrawnAt }) => withdrawnAt)).toEqual([server.clock.now()]);
    const others = await db.select().from(acceptedTexts).where(eq(acceptedTexts.uid, family.holder));
    expect(others.map(({ withdrawnAt }) => withdrawnAt)).toEqual([null]);
  });
});
