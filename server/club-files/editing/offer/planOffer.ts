import { fillIn } from '@clubpoort/form-engine/headless';
import { fieldWord } from '#rules/offer/offerWords.ts';
import { formatDay, formatTime } from '#rules/writtenTime.ts';
import type { OfferPlan } from '#schemas/entities/management/offerEditor.ts';
import { unixSecondsOf } from '#server/clock.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { Refused } from '#server/http/refused.ts';
import type { ClubRow } from '#server/services/clubs/clubs.ts';
import { readersOfInvites } from '#server/services/own-registrations/priority-invites/invites.ts';
import { nl } from '#server/texts/nl.ts';
import { type ImportPlan, importClub, mayMail } from '../../importing/importClub.ts';
import type { Fault } from '../../texts/fault.ts';
import { offerTexts } from '../../texts/offerTexts.ts';
import { loadLastPublication, loadOffer } from './loadOffer.ts';
import { type Offer, offerOf } from './offerOf.ts';
import { notesOnPlanned } from './planned/notesOnPlanned.ts';
import { readOffer } from './readOffer.ts';
import { shownChanges, shownPictures } from './shownChanges.ts';

/** An offer as a manager wants to publish it. */
export interface WantedOffer {
  readonly club: ClubRow;
  /** The uid of the manager. */
  readonly by: number;
  /** The version that the manager opened. */
  readonly version: string;
  /** JSON of a club file. */
  readonly text: string;
  readonly reschedules: readonly string[];
  readonly mailsTo: number | undefined;
  readonly takesStock: boolean;
  /** The one lesson that changes, and why. */
  readonly lesson?: { readonly nid: number; readonly reason: string };
}

interface PlannedOffer {
  readonly shown: OfferPlan;
  /** Absent where the offer could not be read. */
  readonly plan?: ImportPlan;
  /** The offer of before and the wanted one. Absent where that could not be read. */
  readonly offers?: { readonly before: Offer; readonly wanted: Offer };
}

type Planning = Pick<Context, 'db' | 'clock' | 'fileService'>;

const nothing: OfferPlan = {
  ...{ changes: [], moved: 0, reschedules: [], notes: [], faults: [], undoUntil: null },
  mails: { people: 0, needsWord: false, courses: [] },
};

/**
 * Plans to publish an offer, by the same comparison as an import of a club file, or publishes it.
 *
 * @param applies - to write, which only happens where nothing stands in the way
 * @throws a refusal where somebody else changed the offer meanwhile
 */
export async function planOffer(
  { db, clock, fileService }: Planning,
  wanted: WantedOffer,
  { applies }: { readonly applies: boolean },
): Promise<PlannedOffer> {
  const { club, takesStock, reschedules, mailsTo, lesson } = wanted;
  const { current, offer, version } = await loadOffer(db, club);
  if (version !== wanted.version) throw await changedMeanwhile(db, wanted, version);
  const reading = await readOffer({ db, clock, storage: fileService.storage }, wanted.text, current);
  if (!reading.ok) return { shown: { ...nothing, faults: inWords(reading.faults) } };
  const input = {
    current,
    file: reading.file,
    continues: reading.continues,
    pictures: { beside: reading.pictures, files: fileService },
    now: clock.now(),
    texts: offerTexts,
    takesStock,
    reschedules,
    mailsTo,
    applies,
    ...{ by: wanted.by, lesson: lesson?.nid, reason: lesson?.reason },
  };
  const plan = await importClub(db, input);
  const people = new Map(plan.courses.map((course) => [course.nid, course.people]));
  const allowed = plan.lessonFaults.flatMap(({ reschedule, message }) =>
    reschedule === undefined ? [] : [{ course: reschedule, message }],
  );
  const closed = plan.lessonFaults.filter(({ reschedule }) => reschedule === undefined);
  const offers = { before: offer, wanted: offerOf(reading.file) };
  return {
    ...{ plan, offers },
    shown: {
      changes: [...shownChanges(plan.changes, { numbers: plan.numbers, people }), ...shownPictures(plan)],
      moved: plan.changes.filter(isMoved).length,
      mails: {
        people: plan.mailed.count,
        needsWord: !mayMail(plan, input),
        courses: plan.mailed.courses.map(({ title, names }) => ({ title, people: names.length })),
      },
      reschedules: allowed,
      notes: [
        ...inWords(plan.notes).map(({ place, message }) => `${place}: ${message}`),
        ...(await inviteNotes({ db, clock }, { clubNid: club.nid, invited: plan.invited })),
        ...(applies ? [] : await notesOnPlanned(db, { wanted, offer: offers.wanted })),
      ],
      faults: inWords([...plan.faults, ...closed]),
      undoUntil: null,
    },
  };
}

/** How many mails tell who may register first. */
async function inviteNotes(
  context: Pick<Context, 'db' | 'clock'>,
  { clubNid, invited }: Pick<ImportPlan, 'invited'> & { readonly clubNid: number },
): Promise<readonly string[]> {
  if (invited.length === 0) return [];
  const uids = [...new Set(invited.map(({ uid }) => uid))];
  const count = (await readersOfInvites(context, { clubNid, uids })).length;
  const { invite, invites } = nl.offerEditor.plan;
  return [fillIn(count === 1 ? invite : invites, { count })];
}

function isMoved(change: ImportPlan['changes'][number]): boolean {
  return change.is === 'changed' && change.differences.length === 0 && change.part.kind !== 'question';
}

/** Faults with the names of fields in words of somebody who has never seen a club file. */
function inWords(faults: readonly Fault[]): OfferPlan['faults'] {
  return faults.map(({ path, place, message }) => ({
    path,
    place: place.replace(/veld ([\w.[\]]+)$/, (whole, field: string) => wordOf(field) ?? whole),
    message,
  }));
}

/** The word of a field by its path, such as `instalments[0].amount`. */
function wordOf(field: string): string | undefined {
  return fieldWord(field.replace(/\[\d+\]/g, ''));
}

async function changedMeanwhile(db: Database, { club, by }: WantedOffer, now: string): Promise<Refused> {
  const last = await loadLastPublication(db, club.nid);
  const { published, publishedByYou, changedElsewhere } = nl.offerEditor;
  const says =
    !last || last.version !== now || last.by === null
      ? changedElsewhere
      : fillIn(last.madeBy === by ? publishedByYou : published, {
          name: last.by,
          day: formatDay(unixSecondsOf(last.at)),
          time: formatTime(unixSecondsOf(last.at)),
        });
  return new Refused(409, { errors: [says], code: 'offer-changed' });
}
