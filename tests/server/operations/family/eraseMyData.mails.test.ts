import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { outgoingMails, users } from '#server/db/schema.ts';
import { type QueuedMail, queueMails } from '#server/mail/outbox/queueMails.ts';
import { family, keepFamily, loggedInAs } from '../../support/personal-data/keptFamily.ts';
import { arabesk } from '../../support/registration.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';

const { holder, password } = family;

describe('the outbox after erase_my_data', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
    await keepFamily(server);
    // Mails of the family that wait already are sent first.
    await server.settled();
    await server.database.db.delete(outgoingMails);
    await server.keep();
  });
  beforeEach(() => server.restore());
  afterAll(() => server.stop());

  const db = () => server.database.db;
  /** Without the mail that confirms the erasure. */
  const recipients = async () =>
    (await db().select().from(outgoingMails).where(eq(outgoingMails.subject, 'Dag')))
      .map(({ recipient }) => recipient)
      .toSorted();
  const ownMail = async () => {
    const [found] = await db().select().from(users).where(eq(users.uid, holder));
    return found?.mail ?? expect.fail('The holder has no mail');
  };
  const queue = (mails: readonly Pick<QueuedMail, 'to'>[]) =>
    // Due in an hour, so that no worker sends them meanwhile.
    queueMails(
      { db: db(), clock: { now: () => new Date(server.clock.now().getTime() + 3_600_000) } },
      mails.map(({ to }) => ({ ...{ kind: 'order', clubNid: arabesk, to, subject: 'Dag', text: 'Hallo' } })),
    );

  it('holds no unsent or undelivered mail to an erased address, and all mails to others', async () => {
    const mail = await ownMail();
    await queue([{ to: mail }, { to: mail.toUpperCase() }, { to: 'buur@example.org' }]);
    await db()
      .insert(outgoingMails)
      .values({
        ...{ id: crypto.randomUUID(), kind: 'order', clubNid: arabesk, recipient: mail, subject: 'Dag' },
        ...{ queuedAt: server.clock.now(), dueAt: server.clock.now(), failedAt: server.clock.now() },
      });
    expect(await recipients()).toHaveLength(4);
    await (await loggedInAs(server, holder)).ask('erase_my_data', { uid: holder, password });
    expect(await recipients()).toEqual(['buur@example.org']);
  });
});
