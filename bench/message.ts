import { openPostgres } from '#server/db/drivers/openPostgres.ts';
import { openSession } from '#server/services/sessions/sessions.ts';
import { startPostgres } from '#tests/server/support/database/realPostgres.ts';
import { startSmtp } from '#tests/server/support/mails/startSmtp.ts';
import { newKey } from '#tests/server/support/registration.ts';
import { startServerProcess } from '#tests/server/support/serverProcess.ts';
import { testClock } from '#tests/server/support/testClock.ts';
import { generateScale } from './scale/generate.ts';
import { generated } from './scale/scaleSize.ts';

/**
 * Measures a message to everybody of a club on PostgreSQL: how long the call takes that queues it in one transaction, and how many mails a
 * second then leave to a mail server on this machine.
 *
 * Usage: node --conditions=club-source bench/message.ts [addresses]
 */
const [, , wanted = '5000'] = process.argv;
/** A family of three has one address. */
const members = Number(wanted) * 3;
const { club, manager } = generated;

const postgres = await startPostgres();
const smtp = await startSmtp();
try {
  const url = await postgres.createDatabase('message');
  const database = await openPostgres(url, () => undefined);
  const clock = testClock();
  let cookie = '';
  try {
    await database.migrate((db) =>
      generateScale(
        db,
        {
          ...{ clubs: 0, courses: 60, members, orders: 100, answers: 0, waitingLists: 4, participants: 5 },
          familyOrders: 2,
        },
        { now: clock.now() },
      ),
    );
    cookie = `auth=${await openSession({ db: database.db, clock }, { uid: manager })}`;
  } finally {
    await database.close();
  }
  await send({ url, cookie });
} finally {
  await smtp.stop();
  await postgres.stop();
}

async function send({ url, cookie }: { readonly url: string; readonly cookie: string }): Promise<void> {
  const server = await startServerProcess({
    ...{ DATABASE_URL: url, SMTP_URL: smtp.url, MAIL_FROM: 'clubpoort@example.org' },
  });
  const ask = async (operation: string, body: object) => {
    const answer = await fetch(`${server.origin}/api?q=${operation}`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json', ...newKey().headers },
      body: JSON.stringify(body),
    });
    const text = await answer.text();
    if (answer.status !== 200) throw new Error(text);
    return JSON.parse(text).result;
  };
  try {
    const draft = { club, revision: 0, title: 'Show', audience: 'everybody', courses: [], newsletter: false };
    const body = [{ type: 'heading', text: 'Kom op tijd' }];
    const { id: messageId, revision } = await ask('save_club_message', { ...draft, body });
    const began = performance.now();
    const { addresses } = await ask('send_club_message', { club, messageId, revision });
    const queued = performance.now();
    console.log(`queued for ${addresses} addresses in ${((queued - began) / 1000).toFixed(1)} s`);
    while (smtp.received.length < addresses) await new Promise((resolve) => setTimeout(resolve, 100));
    const seconds = (performance.now() - queued) / 1000;
    const readers = new Set(smtp.received.map(({ to }) => to)).size;
    console.log(
      `sent to ${readers} readers in ${seconds.toFixed(0)} s: ${(readers / seconds).toFixed(0)} a second`,
    );
  } finally {
    await server.end('SIGTERM');
  }
}
