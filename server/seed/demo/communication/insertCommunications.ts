import { dayInSeconds } from '#rules/duration.ts';
import { dateOf, unixSecondsOf } from '#server/clock.ts';
import type { Context } from '#server/context.ts';
import { communicationReads, communicationRecipients, communications } from '#server/db/schema.ts';
import { messages } from './messages.ts';

export async function insertCommunications({ db: tx, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const now = unixSecondsOf(clock.now());
  for (const { sentDaysAgo, to, readBy = [], body, ...message } of messages) {
    const sentAt = dateOf(now - sentDaysAgo * dayInSeconds);
    const [sent] = await tx
      .insert(communications)
      .values({ ...message, body: [...body], sentAt })
      .returning({ id: communications.id });
    if (!sent) throw new Error('The database returned no message');
    const communicationId = sent.id;
    await tx.insert(communicationRecipients).values(to.map((uid) => ({ communicationId, uid })));
    const reads = readBy.map((uid) => ({
      communicationId,
      uid,
      readAt: dateOf(now - (sentDaysAgo - 1) * dayInSeconds),
    }));
    if (reads.length > 0) await tx.insert(communicationReads).values(reads);
  }
}
