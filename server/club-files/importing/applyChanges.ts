import { and, eq, getTableName, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { isOneOf } from '../../db/isOneOf.ts';
import { clubs, forms, questions } from '../../db/schema.ts';
import { type Part, partKinds } from '../parts/part.ts';
import { sameCourse } from '../parts/questionParts.ts';
import { removeUnusedTerms } from '../parts/saveTerms.ts';
import type { Change } from './change.ts';
import { partTables } from './partTables.ts';
import type { OfferPlan } from './planImport.ts';

/** Applies an import plan, in a transaction of the caller. */
export async function applyChanges(tx: Database, { changes, numbers }: OfferPlan): Promise<void> {
  const known = new Map(numbers);
  const numberOf = (id: string) => {
    const number = known.get(id);
    if (number === undefined) throw new Error(`${id} was not saved before what refers to it`);
    return number;
  };
  const clubNid = () => [...known].find(([id]) => id.startsWith('club '))?.[1] ?? 0;
  for (const kind of partKinds)
    for (const change of ofKind(changes, kind).sort(changedFirst)) {
      const { part, values } = change;
      const number = await part.save(tx, {
        ...{
          values,
          numberOf,
          clubNid: clubNid(),
          number: change.is === 'changed' ? change.number : undefined,
        },
        ...{ parentNumber: part.parent ? numberOf(part.parent.id) : 0 },
        newNumber: change.is === 'added' ? change.newNumber : undefined,
      });
      known.set(part.id, number);
    }
  for (const kind of partKinds.toReversed()) await remove(tx, kind, changes);
  await removeUnusedTerms(tx, clubNid());
  await sayWhetherThereAreForms(tx, clubNid());
  await continueNumbers(tx, changes);
}

type Saved = Exclude<Change, { is: 'removed' }>;

function ofKind(changes: readonly Change[], kind: Part['kind']): Saved[] {
  return changes.filter((change): change is Saved => change.is !== 'removed' && change.part.kind === kind);
}

/** Sorts changed parts before added ones, because a new part may take a name that a changed part gives up. */
function changedFirst(one: Saved, other: Saved): number {
  return Number(one.is === 'added') - Number(other.is === 'added');
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
    await tx.delete(questions).where(and(eq(questions.qid, part.number ?? 0), sameCourse(courseNid)));
  }
}

async function sayWhetherThereAreForms(tx: Database, clubNid: number): Promise<void> {
  const hasForms = (await tx.$count(forms, eq(forms.clubNid, clubNid))) > 0;
  await tx.update(clubs).set({ hasForms }).where(eq(clubs.nid, clubNid));
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
