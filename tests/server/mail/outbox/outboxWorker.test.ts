import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { MailKind } from '#schemas/entities/management/mailKind.ts';
import type { DatabaseHandle } from '#server/db/database.ts';
import { outgoingMails, roundLeases, users } from '#server/db/schema.ts';
import { type Mail, MailFailure } from '#server/mail/mailer.ts';
import { retryPauses, takeRow } from '#server/mail/outbox/outboxRows.ts';
import { type Outbox, type OutboxParts, outboxWorker } from '#server/mail/outbox/outboxWorker.ts';
import { queueMailEvents, queueMails } from '#server/mail/outbox/queueMails.ts';
import { smtpMailer } from '#server/mail/smtpMailer.ts';
import { untilBlocked } from '../../support/database/locks.ts';
import { openSeededDatabase } from '../../support/database/openSeededDatabase.ts';
import { type SmtpProcess, startSmtp } from '../../support/mails/startSmtp.ts';
import { testClock } from '../../support/testClock.ts';

const from = 'Clubpoort <clubpoort@club.example>';
const arabesk = 1;

describe('outboxWorker', () => {
  let database: DatabaseHandle;
  let smtp: SmtpProcess;
  const clock = testClock();
  const ends: (() => Promise<void>)[] = [];
  beforeAll(async () => {
    database = await openSeededDatabase();
    smtp = await startSmtp();
  });
  beforeEach(async () => {
    clock.reset();
    await database.db.delete(outgoingMails);
    smtp.forget();
  });
  afterEach(async () => {
    for (const end of ends.splice(0)) await end();
  });
  afterAll(async () => {
    await smtp.stop();
    await database.close();
  });

  const worker = ({
    url = smtp.url,
    ...parts
  }: Partial<OutboxParts> & { readonly url?: string } = {}): Outbox => {
    const mailer = smtpMailer(url, from);
    const outbox = outboxWorker({
      ...{ db: database.db, clock, mailer, log: () => undefined },
      logoOf: async () => undefined,
      passesOf: async () => [],
      messageOf: async () => undefined,
      compose: () => Promise.reject(new Error('no event here')),
      ...parts,
    });
    ends.push(
      () => outbox.close(),
      () => mailer.close(),
    );
    return outbox;
  };
  const queue = (...names: readonly string[]) =>
    queueMails(
      { db: database.db, clock },
      names.map((name) => ({
        ...{ kind: 'order', clubNid: arabesk, to: `${name}@example.org`, subject: 'Dag', text: 'Hallo' },
      })),
    );
  const rows = () => database.db.select().from(outgoingMails);
  /** A mail server for one test, which may end it. */
  const ownSmtp = async (env?: Readonly<Record<string, string>>) => {
    const own = await startSmtp(env);
    ends.push(() => own.stop());
    return own;
  };
  const receivers = ({ received } = smtp) => received.map(({ to }) => to.split('@')[0]).toSorted();

  it('sends each mail once with the id of its row in the Message-ID, and forgets it', async () => {
    const ids = await queue('an', 'bert');
    await worker().drained();
    expect(smtp.received.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    expect(await rows()).toEqual([]);
  });

  it('keeps a refused mail for the club, and sends the others', async () => {
    await queue('an', 'refused', 'bert');
    await worker().drained();
    expect(receivers()).toEqual(['an', 'bert']);
    expect(await rows()).toMatchObject([
      {
        ...{ recipient: 'refused@example.org', subject: 'Dag', content: { text: 'Hallo' } },
        ...{ failure: 'EENVELOPE 550', failedAt: clock.now(), attempts: 1 },
      },
    ]);
    // The server gave up, so nobody is asked again.
    clock.advance({ days: 1 });
    await worker().drained();
    expect(smtp.asked.filter((one) => one.startsWith('refused'))).toHaveLength(1);
  });

  it.each(['offer', 'partner', 'parent', 'reminder'] as const)(
    'keeps a refused mail about %s without its content, which may hold a code or be untrue later',
    async (kind) => {
      const mail = { kind, clubNid: arabesk, to: 'refused@example.org', subject: 'Dag', text: 'code' };
      await queueMails({ db: database.db, clock }, [mail]);
      await worker().drained();
      expect(await rows()).toMatchObject([{ recipient: 'refused@example.org', kind, content: null }]);
    },
  );

  it('forgets a refused mail of the portal itself: nobody would see it', async () => {
    const mail = { to: 'refused@example.org', subject: 'Kies een wachtwoord', text: 'code' };
    await queueMails({ db: database.db, clock }, [{ kind: 'account', ...mail }]);
    await worker().drained();
    expect(await rows()).toEqual([]);
  });

  it('sends 240 mails of eight seconds to an unconfirmed address in a handful of mails, with two workers', async () => {
    const [{ uid = 0 } = {}] = await database.db
      .update(users)
      .set({ confirmedMail: null })
      .where(eq(users.mail, 'ouder@example.org'))
      .returning({ uid: users.uid });
    const outboxes = [worker(), worker()];
    const newMail = {
      kind: 'order',
      clubNid: arabesk,
      uid,
      to: 'ouder@example.org',
      subject: 'Dag',
    } as const;
    for (let second = 0; second < 8; second += 1) {
      const texts = Array.from({ length: 30 }, (_one, nr) => `Bestelling ${second}.${nr}`);
      await Promise.all(
        texts.map(async (text) => {
          await queueMails({ db: database.db, clock }, [{ ...newMail, text }]);
          for (const outbox of outboxes) outbox.wake();
        }),
      );
      clock.advance({ seconds: 1 });
    }
    const drained = () => Promise.all(outboxes.map((outbox) => outbox.drained()));
    await drained();
    expect(smtp.received).toHaveLength(1);
    for (let minute = 0; minute < 60; minute += 1) {
      clock.advance({ seconds: 60 });
      await drained();
    }
    expect(smtp.received.length).toBeLessThanOrEqual(9);
    expect(await rows()).toEqual([]);
  });

  it('sends a cancelled lesson and a message at once in a pause, and names a kept place in what waits', async () => {
    const to = 'ouder@example.org';
    const [{ uid = 0 } = {}] = await database.db
      .update(users)
      .set({ confirmedMail: null })
      .where(eq(users.mail, to))
      .returning({ uid: users.uid });
    await database.db.delete(roundLeases);
    const outbox = worker();
    const send = async (kind: MailKind, subject: string) => {
      await queueMails({ db: database.db, clock }, [{ kind, clubNid: arabesk, uid, to, subject, text: '' }]);
      await outbox.drained();
      clock.advance({ seconds: 1 });
    };
    const subjects = () => smtp.received.map(({ raw }) => /^Subject: (.*?)\r?$/m.exec(raw)?.[1]);
    await send('order', 'Je bestelling');
    await send('receipt', 'Betaald');
    await send('offer', 'Er is een plaats vrij: Tekenen');
    await send('lessons', 'Les gaat niet door');
    await send('message', 'Nieuws');
    expect(subjects()).toEqual(['Je bestelling', 'Les gaat niet door', 'Nieuws']);
    clock.advance({ seconds: 300 });
    await outbox.drained();
    expect(subjects().at(-1)).toBe('Er is een plaats vrij: Tekenen (en nog 1 bericht)');
    expect(smtp.received).toHaveLength(4);
  });

  it('sends the mail of a club without its logo when that can not be drawn', async () => {
    const mail = { to: 'an@example.org', subject: 'Dag', text: 'Hallo', html: '<p><!--logo-->Hallo</p>' };
    await queueMails({ db: database.db, clock }, [{ kind: 'order', clubNid: arabesk, ...mail }]);
    const sent: Mail[] = [];
    const said: string[] = [];
    const outbox = outboxWorker({
      ...{ db: database.db, clock },
      log: (_entry, message) => said.push(message),
      logoOf: () => Promise.reject(new Error('the storage is away')),
      passesOf: async () => [],
      messageOf: async () => undefined,
      compose: () => Promise.reject(new Error('no event here')),
      mailer: {
        async send(one) {
          sent.push(one);
        },
        ...{ forget: async () => {}, sweep: async () => {}, close: async () => {} },
      },
    });
    ends.push(() => outbox.close());
    await outbox.drained();
    expect(sent).toMatchObject([{ html: '<p>Hallo</p>', attachments: [] }]);
    expect(said).toEqual(['a logo could not be drawn']);
  });

  it('sends a mail without wallet passes when they can not be made', async () => {
    const mail = {
      to: 'an@example.org',
      subject: 'Dag',
      text: 'Je tickets',
      passesOf: { oids: [1], uids: [1] },
    };
    await queueMails({ db: database.db, clock }, [{ kind: 'receipt', clubNid: arabesk, ...mail }]);
    const sent: Mail[] = [];
    const said: string[] = [];
    const outbox = outboxWorker({
      ...{ db: database.db, clock },
      log: (_entry, message) => said.push(message),
      logoOf: async () => undefined,
      passesOf: () => Promise.reject(new Error('the storage is away')),
      messageOf: async () => undefined,
      compose: () => Promise.reject(new Error('no event here')),
      mailer: {
        async send(one) {
          sent.push(one);
        },
        ...{ forget: async () => {}, sweep: async () => {}, close: async () => {} },
      },
    });
    ends.push(() => outbox.close());
    await outbox.drained();
    expect(sent).toMatchObject([{ text: 'Je tickets', attachments: [] }]);
    expect(said).toEqual(['wallet passes could not be made']);
  });

  it('keeps a mail while the disk is full, for days, and sends it once there is room', async () => {
    await queueMails({ db: database.db, clock }, [
      { kind: 'account', to: 'an@example.org', subject: 'Bevestig je adres', text: 'code' },
    ]);
    let isFull = true;
    const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    const sent: string[] = [];
    const said: string[] = [];
    const outbox = outboxWorker({
      ...{ db: database.db, clock },
      log: (entry) => said.push('err' in entry && entry.err instanceof Error ? entry.err.message : ''),
      logoOf: async () => undefined,
      passesOf: async () => [],
      messageOf: async () => undefined,
      compose: () => Promise.reject(new Error('no event here')),
      mailer: {
        async send({ to }) {
          if (isFull) throw new MailFailure('ENOSPC', { cause: full });
          sent.push(to);
        },
        ...{ forget: async () => {}, sweep: async () => {}, close: async () => {} },
      },
    });
    ends.push(() => outbox.close());
    for (let attempt = 0; attempt < 20; attempt += 1) {
      await outbox.drained();
      clock.advance({ days: 0.5 });
    }
    expect(await rows()).toMatchObject([{ failedAt: null, failure: 'ENOSPC', attempts: 20 }]);
    expect(new Set(said)).toEqual(new Set(['a mail was not sent (ENOSPC: no space left on device, write)']));
    isFull = false;
    await outbox.drained();
    expect(sent).toEqual(['an@example.org']);
  });

  it('tries again after a minute and then after two, with the same Message-ID', async () => {
    const [id] = await queue('later');
    const outbox = worker();
    const tries = async () => {
      await outbox.drained();
      return smtp.asked.length;
    };
    expect(await tries()).toBe(1);
    clock.advance({ seconds: 59 });
    expect(await tries()).toBe(1);
    clock.advance({ seconds: 1 });
    expect(await tries()).toBe(2);
    clock.advance({ seconds: 119 });
    expect(await tries()).toBe(2);
    clock.advance({ seconds: 1 });
    expect(await tries()).toBe(3);
    expect(smtp.received.map((mail) => mail.id)).toEqual([id]);
    expect(await rows()).toEqual([]);
  });

  it('gives up after 24 hours', async () => {
    await queue('never');
    const outbox = worker();
    await outbox.drained();
    for (const pause of retryPauses) {
      expect((await rows())[0]?.failedAt).toBeNull();
      clock.advance({ seconds: pause / 1000 });
      await outbox.drained();
    }
    expect(retryPauses.reduce((sum, pause) => sum + pause, 0)).toBe(24 * 60 * 60 * 1000);
    expect(smtp.asked).toHaveLength(retryPauses.length + 1);
    expect(await rows()).toMatchObject([{ failedAt: clock.now(), failure: 'EENVELOPE 450' }]);
  });

  it('sends other mails while a server hangs on one, and a slow one too', async () => {
    await queue('hangs');
    const outbox = worker();
    outbox.wake();
    await expect.poll(() => smtp.asked).toEqual(['hangs@example.org']);
    await queue('an', 'slow', 'bert');
    outbox.wake();
    await expect.poll(() => receivers()).toEqual(['an', 'bert', 'slow']);
    // The row of the last mail goes after its receiver has it.
    await expect.poll(rows).toMatchObject([{ recipient: 'hangs@example.org', failedAt: null }]);
  });

  it('sends a mail again whose server died in the middle of DATA, with the same Message-ID', async () => {
    const dying = await ownSmtp({ DIES: 'yes' });
    const [id] = await queue('dies');
    const outbox = worker(dying);
    await outbox.drained();
    await dying.ended;
    expect(await rows()).toMatchObject([{ id, attempts: 1, failedAt: null }]);
    const back = await ownSmtp({ PORT: String(dying.port) });
    clock.advance({ seconds: 60 });
    await outbox.drained();
    expect(back.received.map((mail) => mail.id)).toEqual([id]);
  });

  it('waits for a mail server that is away', async () => {
    const away = await ownSmtp();
    await away.stop();
    await queue('an', 'bert');
    const outbox = worker(away);
    await outbox.drained();
    expect(await rows()).toMatchObject([{ failedAt: null }, { failedAt: null }]);
    const back = await ownSmtp({ PORT: String(away.port) });
    clock.advance({ seconds: 60 });
    await outbox.drained();
    expect(receivers(back)).toEqual(['an', 'bert']);
  });

  it('lets an erasure go first that has locked the reader of a mail that is being written', async () => {
    const { db } = database;
    const [{ uid = 0 } = {}] = await db.select().from(users).where(eq(users.mail, 'ouder@example.org'));
    const about = { kind: 'order', clubNid: arabesk, uid } as const;
    await queueMailEvents({ db, clock }, [
      { ...about, event: { type: 'order', oid: 1 }, portalOrigin: undefined },
    ]);
    const faults: string[] = [];
    const outbox = worker({
      log: (_entry, message) => faults.push(message),
      compose: async () => [{ ...about, to: 'ouder@example.org', subject: 'Dag', text: 'Hallo' }],
    });
    await db.transaction(async (tx) => {
      await tx.select().from(users).where(eq(users.uid, uid)).for('update');
      outbox.wake();
      await untilBlocked({ tx, watcher: db, statement: /users|outgoing_mails/ });
      await tx.delete(outgoingMails).where(eq(outgoingMails.uid, uid));
    });
    await outbox.drained();
    expect(faults).toEqual([]);
    expect(await rows()).toEqual([]);
    expect(smtp.received).toEqual([]);
  });

  it('sends no mail twice where two workers share the outbox', async () => {
    const names = Array.from({ length: 30 }, (_, index) => `lid${index}`);
    await queue(...names);
    await Promise.all([worker().drained(), worker().drained()]);
    expect(receivers()).toEqual(names.toSorted());
  });

  it('leaves a mail to the worker that has it, until the lease is over', async () => {
    const [id] = await queue('an');
    expect(await takeRow({ db: database.db, clock })).toMatchObject({ id });
    const outbox = worker();
    clock.advance({ seconds: 5 * 60 - 1 });
    await outbox.drained();
    expect(smtp.asked).toEqual([]);
    clock.advance({ seconds: 1 });
    await outbox.drained();
    expect(smtp.received.map((mail) => mail.id)).toEqual([id]);
  });

  it('sends mails that were queued or delayed by a clock that ran ahead', async () => {
    clock.advance({ days: 365 });
    await queue('never', 'an');
    const outbox = worker();
    await database.db
      .update(outgoingMails)
      .set({ dueAt: new Date(clock.now().getTime() + 60_000) })
      .where(eq(outgoingMails.recipient, 'an@example.org'));
    await outbox.drained();
    clock.reset();
    await outbox.drained();
    expect(receivers()).toEqual(['an']);
    expect(smtp.asked.filter((one) => one.startsWith('never'))).toHaveLength(2);
  });
});
