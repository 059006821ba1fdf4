import { and, eq, gt, lt, max, min } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { FormAnswerDetail } from '#schemas/entities/management/formColumn.ts';
import { unixSecondsOf } from '#server/clock.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { submissions, users } from '#server/db/schema.ts';
import { refusals } from '#server/http/refused.ts';
import { fullName } from '../../people/people.ts';
import type { FormRow } from '../../registration/forms.ts';
import { noteAction } from '../noteAction.ts';
import { loadFileNames } from '../spreadsheets/answerTable.ts';
import { answerCells } from './answerCells.ts';
import { loadColumns } from './columns.ts';
import { loadGiven } from './findAnswers.ts';

interface Reading {
  readonly form: FormRow;
  /** The uid of the manager. */
  readonly by: number;
  /** The submission's id. */
  readonly id: number;
}

/**
 * Reads everything that somebody answered to a form. Where an answer may be about health, the list of actions of the club says who read it,
 * in the same transaction.
 */
export function readAnswer(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { form, by, id }: Reading,
): Promise<FormAnswerDetail> {
  return db.transaction(async (tx) => {
    const { at, person, sender } = await requireSent(tx, form, id);
    const files = person ? await loadFileNames(tx, form.clubNid, [person.uid]) : new Map<string, string>();
    const given = (await loadGiven(tx, [id])).get(id) ?? [];
    const cells = answerCells(given, await loadColumns(tx, form), files);
    if (cells.some(({ column }) => column.isHealth)) {
      const { clubNid, title: what } = form;
      await noteAction(
        { db: tx, clock },
        { clubNid, by, action: 'read-health', oid: null, details: { what } },
      );
    }
    const isForOther = sender !== null && sender.uid !== person?.uid;
    return {
      ...{ id, at: unixSecondsOf(at), form: form.title, name: person ? fullName(person) : '' },
      by: isForOther ? fullName(sender) : '',
      ...(await loadNeighbours(tx, form, id)),
      answers: cells.map(({ column, text, files: sent }) => ({
        ...{ question: column.wording, text, files: sent },
        ...{ asked: column.asked, health: column.isHealth },
      })),
    };
  });
}

async function requireSent(tx: Database, form: FormRow, id: number) {
  const senders = alias(users, 'senders');
  const [found] = await tx
    .select({ at: submissions.privacyAcceptedAt, person: users, sender: senders })
    .from(submissions)
    .leftJoin(users, eq(users.uid, submissions.uid))
    .leftJoin(senders, eq(senders.uid, submissions.submittedBy))
    .where(and(eq(submissions.id, id), eq(submissions.formNid, form.nid)));
  if (!found) throw refusals.notFound();
  return found;
}

/** The answers before and after this one, among all of the form. */
async function loadNeighbours(tx: Database, { nid }: FormRow, id: number) {
  const isOfForm = eq(submissions.formNid, nid);
  const [newer] = await tx
    .select({ id: min(submissions.id) })
    .from(submissions)
    .where(and(isOfForm, gt(submissions.id, id)));
  const [older] = await tx
    .select({ id: max(submissions.id) })
    .from(submissions)
    .where(and(isOfForm, lt(submissions.id, id)));
  return { newer: newer?.id ?? null, older: older?.id ?? null };
}
