import type { Context } from '#server/context.ts';
import { noteAction } from '../noteAction.ts';

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
  const action = 'download-registrations';
  await noteAction({ db, clock }, { clubNid, by, action, oid: null, details: { what } });
}
