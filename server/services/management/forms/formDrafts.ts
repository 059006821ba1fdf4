import { and, eq, lt } from 'drizzle-orm';
import { dayInMilliseconds } from '#rules/duration.ts';
import { retentions } from '#rules/retention.ts';
import type { BuiltDraft } from '#schemas/entities/forms/builtForm.ts';
import { largestInteger } from '#schemas/scalars.ts';
import { unixSecondsOf } from '#server/clock.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { formDrafts } from '#server/db/schema.ts';
import { type Refused, refusals } from '#server/http/refused.ts';
import { nl } from '#server/texts/nl.ts';
import { type BuiltForm, isOfBuiltForm } from './builtForm.ts';

/** A draft that nobody changes for as long as a cart is forgotten with it, in milliseconds. */
const retention = retentions.carts.days * dayInMilliseconds;

/** The thing that a manager is building: a form, or the whole offer of a club. */
export interface FormDraftOwner {
  readonly of: 'form' | 'offer';
  readonly form: BuiltForm;
  /** The uid of the manager. */
  readonly account: number;
}

export async function loadFormDraft(db: Database, owner: FormDraftOwner): Promise<BuiltDraft | null> {
  const [found] = await db.select().from(formDrafts).where(isOf(owner));
  return found ? { draft: found.draft, revision: found.revision, at: unixSecondsOf(found.savedAt) } : null;
}

interface DraftChange {
  readonly draft: string;
  /** The latest revision that the window knows; 0 for none. */
  readonly revision: number;
}

/**
 * Keeps a draft, unless another window of the manager saved one meanwhile.
 *
 * @returns the revision of the draft
 */
export async function saveFormDraft(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  owner: FormDraftOwner,
  { draft, revision }: DraftChange,
): Promise<number> {
  // No draft is saved that often: the number of the next one would be none of the database.
  if (revision === largestInteger) throw elsewhere(owner);
  const saved = { draft, revision: revision + 1, savedAt: clock.now() };
  const [kept] =
    revision === 0
      ? await db
          .insert(formDrafts)
          .values({ ...owner.form, of: owner.of, account: owner.account, ...saved })
          .onConflictDoNothing()
          .returning({ revision: formDrafts.revision })
      : await db
          .update(formDrafts)
          .set(saved)
          .where(and(isOf(owner), eq(formDrafts.revision, revision)))
          .returning({ revision: formDrafts.revision });
  if (!kept) throw elsewhere(owner);
  return kept.revision;
}

function elsewhere({ of }: FormDraftOwner): Refused {
  return refusals.busy(of === 'form' ? nl.management.draftElsewhere : nl.offerEditor.draftElsewhere);
}

/** Forgets the draft of a manager: it was saved for everybody, or discarded. */
export async function discardFormDraft(db: Database, owner: FormDraftOwner): Promise<void> {
  await db.delete(formDrafts).where(isOf(owner));
}

/** Deletes drafts that nobody changed for long. */
export async function sweepFormDrafts(db: Database, now: Date): Promise<void> {
  await db.delete(formDrafts).where(lt(formDrafts.savedAt, new Date(now.getTime() - retention)));
}

function isOf({ of, form, account }: FormDraftOwner) {
  return and(eq(formDrafts.account, account), eq(formDrafts.of, of), isOfBuiltForm(formDrafts, form));
}
