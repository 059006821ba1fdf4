import type { Context } from '#server/context.ts';
import { noteAction } from '../noteAction.ts';

interface Download {
  readonly clubNid: number;
  /** The uid of the manager. */
  readonly by: number;
  /** Title of the course, or of the club for everything. */
  readonly what: string;
  /** The file has the answers about health. */
  readonly withHealth: boolean;
}

/** Notes in the list of actions of the club who downloaded its registrations, before the first row is sent. */
export async function noteDownload(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { clubNid, by, what, withHealth }: Download,
): Promise<void> {
  const action = withHealth ? 'download-health' : 'download-registrations';
  await noteAction({ db, clock }, { clubNid, by, action, oid: null, details: { what } });
}
