import type { Context } from '#server/context.ts';
import { peopleOfAccount } from '../peopleOfAccount.ts';
import {
  clubNotesAbout,
  federations,
  logins,
  memberships,
  preferences,
  profile,
  teaching,
} from './aboutPeople.ts';
import { agreed, changedAnswers, draftsOf, latestAnswers, sentFiles, sentForms } from './forms.ts';
import { answered, asked, parentsInvited, received, sharedWithOthers } from './messages.ts';
import { certified, placed } from './money.ts';
import { cards } from './passCards.ts';
import {
  absent,
  attended,
  held,
  managed,
  noted,
  registered,
  seated,
  selected,
  waiting,
} from './takingPart.ts';

/** The parts of `gegevens.json`. Each part has one row for each thing that is kept of somebody. */
const parts = {
  profile,
  clubs: memberships,
  club_notes: clubNotesAbout,
  federations,
  teaching,
  preferences,
  registrations: registered,
  waiting_list: waiting,
  held,
  carts: selected,
  drafts: draftsOf,
  tickets: seated,
  passes: cards,
  absences: absent,
  attendances: attended,
  attendances_noted: noted,
  club_actions: managed,
  answers: latestAnswers,
  changed_answers: changedAnswers,
  accepted: agreed,
  submissions: sentForms,
  files: sentFiles,
  invitations_sent: asked,
  invitations_received: answered,
  parents_invited: parentsInvited,
  shared_children: sharedWithOthers,
  communications: received,
  certificates: certified,
  orders: placed,
  sessions: logins,
} as const satisfies Record<string, LoadPart>;

type LoadPart = (context: Pick<Context, 'db' | 'clock'>, uids: number[]) => PromiseLike<readonly object[]>;

export type ExportPart = keyof typeof parts;

export interface PersonalExport {
  readonly made: Date;
  readonly parts: { readonly [Part in ExportPart]: Awaited<ReturnType<(typeof parts)[Part]>> };
}

/** Collects everything that is kept of the people whose data an account answers for. */
export async function exportOf(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  uid: number,
): Promise<PersonalExport> {
  // One snapshot, so that an order during the export is in it wholly or not at all.
  return db.transaction((tx) => collect({ db: tx, clock }, uid), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
}

async function collect(
  { db: tx, clock }: Pick<Context, 'db' | 'clock'>,
  uid: number,
): Promise<PersonalExport> {
  const uids = (await peopleOfAccount(tx, uid)).people.map(({ uid }) => uid);
  const found: [string, unknown][] = [];
  // Runs one part after the other, because a transaction has one connection.
  for (const [part, load] of Object.entries(parts)) found.push([part, await load({ db: tx, clock }, uids)]);
  // Each part has the type of its own loader, which TypeScript can't follow through a loop.
  return { made: clock.now(), parts: Object.fromEntries(found) as PersonalExport['parts'] };
}
