import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forms, questions, submissions } from '#server/db/schema.ts';
import { addCampForm, camp, sendCampForm } from '../support/answers/campForm.ts';
import { startTwoServers, type TwoServers } from '../support/database/startTwoServers.ts';
import { arabesk, newKey } from '../support/registration.ts';

const rounds = process.env.MATRIX === 'full' ? 20 : 3;
const everyRound = Array.from({ length: rounds }, (_, round) => round + 1);
/** The answers that a server without time for a lock may give, beside a refusal. */
const refusedOrBusy = [409, 503];

describe('a form that is sent and changed at the same time', () => {
  let two: TwoServers;
  beforeAll(async () => {
    two = await startTwoServers();
    await addCampForm(two.db);
  }, 120_000);
  afterAll(() => two.stop());

  const isOfCamp = eq(submissions.formNid, camp.nid);

  it.each(everyRound)('gets no answer after a manager closed it, round %i', async () => {
    await two.db.update(forms).set({ state: null }).where(eq(forms.nid, camp.nid));
    const manager = await two.at(0).loggedIn('beheer@example.org');
    const before = await two.db.$count(submissions, isOfCamp);
    const sending = Array.from({ length: 10 }, (_, index) =>
      sendCampForm(two.at(index % 2).client(), { 9101: 'ja' }),
    );
    const closing = manager.call('set_form_state', { club: arabesk, form: camp.url, state: 'closed' });
    expect(await closing).toMatchObject({ status: 200 });
    const atClosing = await two.db.$count(submissions, isOfCamp);
    const statuses = (await Promise.all(sending)).map(({ status }) => status);
    expect(statuses.every((status) => status === 200 || refusedOrBusy.includes(status))).toBe(true);
    const sent = statuses.filter((status) => status === 200).length;
    expect(await two.db.$count(submissions, isOfCamp)).toBe(atClosing);
    expect(atClosing).toBe(before + sent);
  });

  it('gives each of two copies questions of its own', async () => {
    const managers = [
      await two.at(0).loggedIn('beheer@example.org'),
      await two.at(1).loggedIn('beheer@example.org'),
    ];
    const copies = await Promise.all(
      managers.map((manager) =>
        manager.call('duplicate_form', { club: arabesk, form: camp.url, title: 'Kopie' }, newKey()),
      ),
    );
    expect(copies.map(({ status }) => status)).toEqual([200, 200]);
    const qids = (await two.db.select().from(questions)).flatMap(({ qid, courseNid }) =>
      courseNid === null ? [qid] : [],
    );
    expect(new Set(qids).size).toBe(qids.length);
  });
});
