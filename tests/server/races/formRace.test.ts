import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clubMembers, formVersions } from '#server/db/schema.ts';
import { startTwoServers, type TwoServers } from '../support/database/startTwoServers.ts';
import { arabesk, newKey } from '../support/registration.ts';

const rounds = process.env.MATRIX === 'full' ? 20 : 2;

describe('two managers who save a form at the same moment on two servers', () => {
  let two: TwoServers;
  beforeAll(async () => {
    two = await startTwoServers();
    await two.db
      .insert(clubMembers)
      .values({ clubNid: arabesk, uid: 12, role: 'admin' })
      .onConflictDoUpdate({ target: [clubMembers.clubNid, clubMembers.uid], set: { role: 'admin' } });
  }, 120_000);
  afterAll(() => two.stop());

  it.each(Array.from({ length: rounds }, (_, round) => round + 1))(
    'keeps the form of one and tells the other who it was, round %i',
    async (round) => {
      const managers = [
        await two.at(0).loggedIn('beheer@example.org'),
        await two.at(1).loggedIn('federatie@example.org'),
      ] as const;
      const form = { club: arabesk, formNid: 11 };
      const { result } = await managers[0].ask('get_form_editor', form);
      const kept = (await two.db.select().from(formVersions)).length;
      const answers = await Promise.all(
        managers.map((manager, index) => {
          const extra = { qid: 'nieuw', type: 'text', question: `Vraag ${round} van ${index}` };
          const sections = [...result.sections, { title: `Deel ${round} van ${index}`, fields: [extra] }];
          return manager.call('publish_form', { ...form, formVersion: result.version, sections }, newKey());
        }),
      );
      const [lost] = answers.filter(({ status }) => status !== 200);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect([lost?.status, lost?.body.code]).toEqual([409, 'form-changed']);
      const winner = answers[0]?.status === 200 ? 'Karim El Amrani' : 'Els Claes';
      expect(lost?.body.errors?.[0]).toContain(winner);
      // The first round keeps the form as it was before too.
      const now = (await two.db.select().from(formVersions)).length;
      expect(now - kept).toBe(round === 1 ? 2 : 1);
    },
  );
});
