import { isAboutHealth } from '#rules/aboutHealth.ts';
import type { questions } from '#server/db/schema.ts';
import { nl } from '#server/texts/nl.ts';
import { meansNothing } from './meansNothing.ts';

type QuestionRow = typeof questions.$inferSelect;

/** The qid of a consent is that of the first question that it is about, above this number. */
export const firstConsentQid = 1_000_000_000;

/** Kinds of question whose answers can say something about health. A tick of its own is a consent already. */
export const tellingKinds: ReadonlySet<string> = new Set([
  'text',
  'textarea',
  'radio',
  'select',
  'select_multiple',
  'ranking',
  'matrix',
  'file',
  'image',
  'number',
  'decimal',
  'slider',
  'date',
  'datetime',
]);

export function isConsentQid(qid: number): boolean {
  return qid > firstConsentQid;
}

/** Whether an answer is the consent for answers about health, and says yes. */
export function isGivenConsent({ qid, value }: { readonly qid: number; readonly value: unknown }): boolean {
  return isConsentQid(qid) && String(value) === '1';
}

/** Whether an answer may say something about health. */
export function tellsHealth({
  qid,
  ...marks
}: Pick<QuestionRow, 'qid' | 'type' | 'isSensitive' | 'isConsent'>): boolean {
  return isAboutHealth(marks) && tellingKinds.has(marks.type) && !isConsentQid(qid);
}

/**
 * Adds an explicit consent after the questions about health of each course, and of the general ones (GDPR, article 9). It is
 * asked, and required, as soon as one of those questions has an answer that tells something.
 * Decision: docs/decisions/0138-every-personal-column-has-an-end.md
 */
export function withHealthConsents(rows: readonly QuestionRow[]): QuestionRow[] {
  const groups = Map.groupBy(rows.filter(tellsHealth), ({ courseNid, federation }) =>
    JSON.stringify([courseNid, federation]),
  );
  const consents = new Map<QuestionRow, QuestionRow>();
  for (const group of groups.values()) {
    const [first, last] = [group[0], group.at(-1)];
    if (first && last) consents.set(last, consentFor(first, last, group));
  }
  return rows.flatMap((row) => {
    const consent = consents.get(row);
    return consent ? [row, consent] : [row];
  });
}

function consentFor(first: QuestionRow, last: QuestionRow, group: readonly QuestionRow[]): QuestionRow {
  return {
    ...last,
    qid: firstConsentQid + first.qid,
    type: 'checkbox',
    question: nl.registrationForm.healthConsent,
    questionForOther: '',
    help: nl.registrationForm.healthConsentHelp,
    required: true,
    visibleWhen: { any: group.map(tellingTest) },
    requiredWhen: null,
    ...{ disabledWhen: null, readOnlyWhen: null, lockReason: null, checks: null },
    options: null,
    config: null,
    fields: null,
    defaultKey: null,
    courseInfo: null,
    placeholder: '',
    isForTeachers: false,
    isSensitive: true,
    isConsent: true,
    keptUntil: null,
    changeable: null,
  };
}

/** A test on the answer, in the format of the wire: "nee" tells nothing. */
function tellingTest({ qid, type, options }: QuestionRow): Record<string, unknown> {
  const telling = (options ?? []).filter(([value, label]) => !meansNothing(value) && !meansNothing(label));
  // No condition asks after a row of a matrix.
  return options && type !== 'matrix' ? { qid, in: telling.map(([value]) => value) } : { qid, filled: true };
}
