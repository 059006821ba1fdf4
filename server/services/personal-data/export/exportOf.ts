import type { Clock } from '#server/clock.ts';
import type { Database } from '#server/db/database.ts';
import { peopleOfAccount } from '../peopleOfAccount.ts';
import { federations, logins, memberships, preferences, profile, teaching } from './aboutPeople.ts';
import type { Asked } from './asked.ts';
import { latestAnswers, sentFiles, sentForms } from './forms.ts';
import { answered, asked, received } from './messages.ts';
import { certified, placed } from './money.ts';
import { cards } from './passCards.ts';
import { attended, held, noted, registered, seated, waiting } from './takingPart.ts';

/** The parts of `gegevens.json`. Each part has one row for each thing that is kept of somebody. */
const parts = {
  profile,
  clubs: memberships,
  federations,
  teaching,
  preferences,
  registrations: registered,
  waiting_list: waiting,
  held,
  tickets: seated,
  passes: cards,
  attendances: attended,
  attendances_noted: noted,
  answers: latestAnswers,
  submissions: sentForms,
  files: sentFiles,
  invitations_sent: asked,
  invitations_received: answered,
  communications: received,
  certificates: certified,
  orders: placed,
  sessions: logins,
} as const satisfies Record<string, (asked: Asked) => PromiseLike<readonly object[]>>;

export type ExportPart = keyof typeof parts;

export interface PersonalExport {
  readonly made: Date;
  readonly parts: { readonly [Part in ExportPart]: Awaited<ReturnType<(typeof parts)[Part]>> };
}

/**
 * Collects everything that is kept of the people whose data an account answers for. Reads many tables, so it needs a
 * transaction of the caller's.
 */
export async function exportOf(tx: Database, clock: Clock, holderUid: number): Promise<PersonalExport> {
  const people = await peopleOfAccount(tx, holderUid);
  const whose = { db: tx, clock, uids: people.map(({ uid }) => uid) };
  const found: [string, unknown][] = [];
  // Runs one part after the other, because a transaction has one connection.
  for (const [part, load] of Object.entries(parts)) found.push([part, await load(whose)]);
  // Each part has the type of its own loader, which TypeScript can't follow through a loop.
  return { made: clock.now(), parts: Object.fromEntries(found) as PersonalExport['parts'] };
}
