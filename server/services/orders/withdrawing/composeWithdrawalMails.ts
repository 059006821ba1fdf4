import { fillIn } from '@clubpoort/form-engine/headless';
import { eq } from 'drizzle-orm';
import { isWithdrawable } from '#rules/withdrawal.ts';
import { formatDay, formatTime } from '#rules/writtenTime.ts';
import { unixSecondsOf } from '#server/clock.ts';
import type { Context } from '#server/context.ts';
import { users } from '#server/db/schema.ts';
import { mailBody } from '#server/mail/mailBody.ts';
import type { QueuedMail } from '#server/mail/outbox/queueMails.ts';
import { nl } from '#server/texts/nl.ts';
import { clubMail } from '../../clubs/clubMail.ts';
import { hasConfirmedMail } from '../../people/login-mail/unconfirmedMail.ts';
import { fullName } from '../../people/people.ts';
import type { Caller } from '../../sessions/caller.ts';
import type { PlacedOrder } from '../placed/loadOrders.ts';

interface WithdrawnOrder {
  readonly caller: Pick<Caller, 'uid'>;
  readonly placed: PlacedOrder;
  readonly at: Date;
}

/**
 * The mails with the statement, its date and time: to the club, and to the person as the acknowledgement that Directive (EU) 2023/2673
 * asks for.
 */
export async function withdrawalMails(
  { db }: Pick<Context, 'db'>,
  { caller, placed: { order, club, lines }, at }: WithdrawnOrder,
): Promise<QueuedMail[]> {
  const [account] = await db.select().from(users).where(eq(users.uid, caller.uid));
  if (!account) return [];
  const texts = nl.withdrawal.mail;
  const moment = unixSecondsOf(at);
  const names = {
    ...{ club: club.title, oid: String(order.oid), placed: formatDay(unixSecondsOf(order.placedAt)) },
    ...{ day: formatDay(moment), time: formatTime(moment) },
    ...{ account: fullName(account), mail: account.mail ?? '' },
  };
  const goods = lines.filter(({ line }) => isWithdrawable(line));
  const statementWith = (note: string) => [
    goods.map(({ line: { qty, description } }) => `• ${qty > 1 ? `${qty} × ` : ''}${description}`).join('\n'),
    ...(note === '' ? [] : [fillIn(texts.note, { note })]),
    fillIn(texts.by, names),
    fillIn(texts.received, names),
  ];
  const clubAddress = club.mail || (club.legal?.email ?? '');
  const mails: QueuedMail[] = [];
  const about = { kind: 'withdrawal', clubNid: club.nid } as const;
  if (clubAddress !== '')
    mails.push({
      ...about,
      to: clubAddress,
      subject: fillIn(texts.club.subject, names),
      ...mailBody([
        fillIn(nl.mails.greeting, { name: club.title }),
        fillIn(texts.club.intro, names),
        ...statementWith(order.withdrawalNote),
        texts.club.next,
        nl.mails.signature,
      ]),
    });
  if (account.mail)
    mails.push({
      ...about,
      uid: account.uid,
      to: account.mail,
      subject: fillIn(texts.own.subject, names),
      ...clubMail(club, [
        fillIn(nl.mails.greeting, { name: account.fname }),
        fillIn(texts.own.intro, names),
        // An unconfirmed address may be somebody else's, who must not get a stranger's text.
        ...statementWith(hasConfirmedMail(account) ? order.withdrawalNote : ''),
        texts.own.next,
      ]),
    });
  return mails;
}
