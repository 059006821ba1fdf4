import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { coupleInvites, users } from '#server/db/schema.ts';
import { codeIn, mailOnceThere } from '../../support/mails/readMails.ts';
import { startTestServer, type TestClient, type TestServer } from '../../support/testServer.ts';

const tango = 1151;
const [an, els] = [1, 12];
const gone = 'Deze uitnodiging voor Tango voor koppels (Per persoon) is niet meer geldig.';
/** The mail address of the invited partner, who has no account. */
const invited = 'partner@example.org';

describe('an invitation to a mail address', () => {
  let server: TestServer;
  let thief: TestClient;
  let invite: typeof coupleInvites.$inferSelect;
  beforeAll(async () => {
    server = await startTestServer();
    const [seeded] = await server.database.db.select().from(coupleInvites);
    if (!seeded) throw new Error('Nobody is asked along');
    invite = { ...seeded, mail: invited };
    await server.keep();
  });
  beforeEach(async () => {
    await server.restore();
    await server.database.db.update(coupleInvites).set(invite);
    thief = await server.loggedIn('federatie@example.org');
  });
  afterAll(() => server.stop());

  const couples = async (client: TestClient, uid: number, code?: string) =>
    (await client.ask('get_invitations', { club: 1, uid, ...(code && { invite: code }) })).result.couples;
  const accept = (uid: number) => ({ club: 1, uid, cciid: invite.cciid, accept: true });
  const takeAddress = async () =>
    (
      await thief.ask('add_family_member', {
        ...{ fname: 'Dirk', lname: 'Claes', birthdate: '1990-01-01', mail: invited },
      })
    ).result.uid;

  it('is not opened by a family member with the address, only by the mailed code', async () => {
    const uid = await takeAddress();
    expect(await couples(thief, uid)).toEqual([]);
    expect(await thief.call('answer_invitation', accept(uid))).toMatchObject({ status: 404 });
    expect((await thief.ask('get_dashboard', {})).result.invitations).toEqual([]);
    const course = await thief.ask('get_course', { club: 1, course: 'tango-voor-koppels' });
    expect(course.result.tariffs[0]?.coupleCourse?.coupleCourseInvite).toBeUndefined();
    expect(await couples(thief, uid, invite.code)).toHaveLength(1);
  });

  it('cannot be ordered by its number for a family member with the address', async () => {
    const uid = await takeAddress();
    const answer = await thief.ask('compile_public_registration_invoice', {
      ...{ club: 1, uid, tariffs: [tango], coupleCourse: { [tango]: { cciid: invite.cciid } } },
    });
    expect(answer.result.user_feedback).toEqual([gone]);
  });

  it('is not declined when a family member with the address is erased', async () => {
    const uid = await takeAddress();
    await thief.ask('save_profile', { uid, second_mail: `x@example.org;${invited}`, mail: '' });
    await thief.ask('erase_my_data', { uid, password: 'demo-wachtwoord' });
    const [kept] = await server.database.db.select().from(coupleInvites);
    expect(kept).toMatchObject({ state: 'open', mail: invited, fname: invite.fname });
  });

  it('is opened by a new account with the address only after the mailed link confirmed the address', async () => {
    const client = server.client();
    const { user } = await client.ask('register_account', {
      ...{ fname: 'Paul', lname: 'Janssens', birthdate: '1990-01-01' },
      ...{ mail: invited, password: 'vier paarse olifanten' },
    });
    const uid = user?.uid ?? 0;
    expect(await couples(client, uid)).toEqual([]);
    expect(await client.call('answer_invitation', accept(uid))).toMatchObject({ status: 404 });
    const wanted = { to: invited, subject: 'Bevestig je e-mailadres' };
    const link = await mailOnceThere(server.mailFolder, wanted);
    await client.ask('confirm_mail', { code: codeIn(link) });
    expect(await couples(client, uid)).toHaveLength(1);
    await client.ask('answer_invitation', accept(uid));
  });

  it('stays with the person who accepted it, whatever becomes of the address', async () => {
    await thief.ask('answer_invitation', { ...accept(els), invite: invite.code });
    await server.database.db.update(users).set({ confirmedMail: null });
    expect(await couples(thief, els)).toHaveLength(1);
    expect(await couples(await server.loggedIn('ouder@example.org'), an)).toEqual([]);
  });
});
