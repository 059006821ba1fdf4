import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outgoingMails } from '#server/db/schema.ts';
import { queueMails } from '#server/mail/outbox/queueMails.ts';
import { smtpMailer } from '#server/mail/smtpMailer.ts';
import { loadUndeliveredMails } from '#server/services/clubs/loadUndeliveredMails.ts';
import { type SmtpProcess, startSmtp } from '../../support/mails/startSmtp.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';

const [arabesk, zwaluw] = [1, 2];

describe('get_undelivered_mails', () => {
  let server: TestServer;
  let smtp: SmtpProcess;
  beforeAll(async () => {
    smtp = await startSmtp();
    server = await startTestServer({ mailer: smtpMailer(smtp.url, 'Clubpoort <c@club.example>') });
    const mail = { kind: 'offer', subject: 'Er is een plaats vrij', text: 'Geheim: 12345' } as const;
    await queueMails({ db: server.database.db, clock: server.clock }, [
      { ...mail, clubNid: arabesk, uid: 1, to: 'refused@example.org' },
      { ...mail, clubNid: arabesk, to: 'an@example.org' },
      { ...mail, clubNid: zwaluw, to: 'refused2@example.org' },
      { ...mail, kind: 'account', to: 'refused3@example.org' },
    ]);
    await server.settled();
  });
  afterAll(async () => {
    await server.stop();
    await smtp.stop();
  });

  it('lists the mails of the club that were refused, without their content', async () => {
    const manager = await server.loggedIn('beheer@example.org');
    const { result } = await manager.ask('get_undelivered_mails', { club: arabesk });
    expect(result).toMatchObject([
      { kind: 'offer', to: 'refused@example.org', name: 'An Peeters', subject: 'Er is een plaats vrij' },
    ]);
    expect(result[0]).toMatchObject({ refused: true });
    expect(JSON.stringify(await server.database.db.select().from(outgoingMails))).not.toContain('12345');
  });

  it('leaves out a mail that waits', async () => {
    const { db } = server.database;
    const before = await loadUndeliveredMails(db, arabesk);
    const waiting = {
      kind: 'offer',
      clubNid: arabesk,
      to: 'an@example.org',
      subject: 'x',
      text: 'x',
    } as const;
    await queueMails({ db, clock: server.clock }, [waiting]);
    expect(await loadUndeliveredMails(db, arabesk)).toEqual(before);
  });

  it.each([
    ['a manager of another club', 'beheer@example.org', zwaluw],
    ['a teacher', 'docent@example.org', arabesk],
    ['a member', 'ouder@example.org', arabesk],
  ])('is refused to %s', async (_who, mail, club) => {
    const client = await server.loggedIn(mail);
    expect(await client.call('get_undelivered_mails', { club })).toMatchObject({ status: 403 });
  });
});
