import { getTableName, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { isOneOf } from '../../db/isOneOf.ts';
import { forms, questions } from '../../db/schema.ts';
import { noteWhetherThereAreForms } from '../../services/registration/forms.ts';
import { type Part, partKinds, type RowPlace } from '../parts/part.ts';
import type { Change } from './change.ts';
import { partTables } from './partTables.ts';
import type { OfferPlan } from './planImport.ts';
import { saveRelated } from './saving/saveRelated.ts';
import { isQuestion, type RowToSave, saveRows } from './saving/saveRows.ts';
import { saveTeachers } from './saving/saveTeachers.ts';
import { removeUnusedTerms, saveTerms } from './saving/saveTerms.ts';

/** Applies an import plan, in a transaction of the caller. */
export async function applyChanges(tx: Database, { changes, numbers }: OfferPlan, now: Date): Promise<void> {
  const known = new Map(numbers);
  const numberOf = (id: string) => {
    const number = known.get(id);
    if (number === undefined) throw new Error(`${id} was not saved before what refers to it`);
    return number;
  };
  const clubNid = () => [...known].find(([id]) => id.startsWith('club '))?.[1] ?? 0;
  for (const kind of partKinds) {
    const changed = ofKind(changes, kind);
    if (changed.length === 0) continue;
    const rows = changed.map((change) => rowOf(change, { numberOf, clubNid: clubNid() }));
    const given = await saveRows(tx, kind, rows);
    const saved = changed.map(({ values }, index) => ({ values, number: given[index] ?? 0 }));
    for (const [index, { part }] of changed.entries()) known.set(part.id, given[index] ?? 0);
    if (kind === 'course') {
      await saveTerms(tx, clubNid(), saved);
      await saveTeachers(tx, { clubNid: clubNid(), courses: saved, now });
    }
    if (kind === 'product') await saveRelated(tx, numberOf, saved);
  }
  for (const kind of partKinds.toReversed()) await remove(tx, kind, changes);
  await removeUnusedTerms(tx, clubNid());
  await noteChangedForms(tx, changes, { numberOf: (id) => known.get(id), now });
  await noteWhetherThereAreForms(tx, clubNid());
  await continueNumbers(tx, changes);
}

type Saved = Exclude<Change, { is: 'removed' }>;

function ofKind(changes: readonly Change[], kind: Part['kind']): Saved[] {
  return changes.filter((change): change is Saved => change.is !== 'removed' && change.part.kind === kind);
}

function rowOf(change: Saved, at: Pick<RowPlace, 'clubNid' | 'numberOf'>): RowToSave {
  const { part, values } = change;
  const isNew = change.is === 'added';
  const parentNumber = part.parent ? at.numberOf(part.parent.id) : 0;
  return {
    ...{ isNew, number: isNew ? change.newNumber : change.number },
    row: part.row({ ...at, values, isNew, parentNumber }),
  };
}

async function remove(tx: Database, kind: Part['kind'], changes: readonly Change[]): Promise<void> {
  const removed = changes.filter((change) => change.is === 'removed' && change.part.kind === kind);
  if (removed.length === 0) return;
  if (kind === 'question') return removeQuestions(tx, removed);
  const nids = removed.flatMap((change) => (change.is === 'removed' ? change.number : []));
  await tx.delete(partTables[kind]).where(isOneOf(partTables[kind].nid, nids));
}

/** Removes questions and keeps their answers: each answer holds the wording of its question. */
async function removeQuestions(tx: Database, removed: readonly Change[]): Promise<void> {
  for (const { part } of removed) {
    const courseNid = part.parent?.kind === 'course' ? (part.parent.number ?? 0) : null;
    await tx.delete(questions).where(isQuestion(part.number ?? 0, courseNid));
  }
}

interface ChangedForms {
  /** The number of a part; undefined for a removed one. */
  numberOf(id: string): number | undefined;
  readonly now: Date;
}

/** Notes when a form changed: its own fields, or one of its questions. */
async function noteChangedForms(
  tx: Database,
  changes: readonly Change[],
  { numberOf, now }: ChangedForms,
): Promise<void> {
  const changed = changes.flatMap(({ part }) => {
    const form = part.kind === 'question' ? part.parent : part;
    return form?.kind === 'form' ? (numberOf(form.id) ?? form.number ?? []) : [];
  });
  if (changed.length === 0) return;
  await tx
    .update(forms)
    .set({ changedAt: now })
    .where(isOneOf(forms.nid, [...new Set(changed)]));
}

/** Moves the sequences on, so that the server never gives out a number that came from the file. */
async function continueNumbers(tx: Database, changes: readonly Change[]): Promise<void> {
  const numbered = changes.filter((change) => change.is === 'added' && change.part.number !== undefined);
  for (const kind of new Set(numbered.map(({ part }) => part.kind))) {
    if (kind === 'question') continue;
    const name = getTableName(partTables[kind]);
    const sequence = sql`pg_get_serial_sequence(${name}, 'nid')`;
    await tx.execute(
      sql`select setval(${sequence}, greatest((select max(nid) from ${sql.identifier(name)}), pg_sequence_last_value(${sequence}::regclass)))`,
    );
  }
}
