import type { Context } from '#server/context.ts';
import { clubActions } from '#server/db/schema.ts';

interface Download {
  readonly clubNid: number;
  /** The uid of the manager. */
  readonly by: number;
  /** Title of the course, or of the club for everything. */
  readonly what: string;
}

/** Notes in the list of actions of the club who downloaded its registrations, before the first row is sent. */
export async function noteDownload(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { clubNid, by, what }: Download,
): Promise<void> {
  await db.insert(clubActions).values({
    ...{ clubNid, byUid: by, madeAt: clock.now(), action: 'download-registrations' as const },
    details: { what },
  });
}
