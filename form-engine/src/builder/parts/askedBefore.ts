import type { QuestionKind } from '../../questions/question-kind/questionKind.ts';
import type { CompiledForm } from '../../schema/compiledForm.ts';
import type { Question } from '../../sections/question.ts';
import { wireText } from '../../sections/wireValue.ts';
import { isQuestion, type Place, partAt, partsIn } from '../pure/parts.ts';
import type { Builder } from '../useBuilder.ts';

/** A question that a condition may ask after. */
export interface AskedBefore {
  readonly qid: string;
  /** The course, where the condition must name it. */
  readonly nid: number | undefined;
  readonly label: string;
  readonly question: Question;
  readonly kind: QuestionKind | undefined;
  /** Whether it is asked before the place, in the same list of answers. */
  readonly isEarlier: boolean;
  /** The questions of a row, where the question is a group. */
  readonly columns: readonly { readonly qid: string; readonly label: string }[];
}

/**
 * The questions that a condition at a place may ask after: all of the form but those at the place itself, and in a row those of
 * the row first.
 */
export function askedBefore(
  { form, sections }: Pick<Builder, 'form' | 'sections'>,
  place: Place,
): readonly AskedBefore[] {
  const own = partAt(sections, place);
  const qid = own && isQuestion(own) ? wireText(own.qid) : undefined;
  const levels = levelsAround(form, sections, place);
  return levels.flatMap((level, depth) => {
    const isRow = depth < levels.length - 1;
    const inOrder = [...level.questions.values()];
    const at = inOrder.findIndex((question) => question.qid === qid);
    return inOrder
      .filter((question) => !(depth === 0 && question.qid === qid))
      .filter(({ key }) => !level.kinds.get(key)?.asksNothing)
      .map((question) => ({
        qid: question.qid,
        nid: isRow || question.nid === 0 ? undefined : question.nid,
        label: question.label || question.qid,
        question,
        kind: level.kinds.get(question.key),
        isEarlier: depth === 0 && qid !== undefined && (at < 0 || inOrder.indexOf(question) < at),
        columns: [...(level.rows.get(question.key)?.questions.values() ?? [])].map((column) => ({
          qid: column.qid,
          label: column.label || column.qid,
        })),
      }));
  });
}

/** The questions that a rule of a section or a group may ask after: those in it first, and then the others. */
export function askedIn(builder: Pick<Builder, 'form' | 'sections'>, place: Place): readonly AskedBefore[] {
  const own = new Set(partsIn(builder.sections, place).map((part) => isQuestion(part) && wireText(part.qid)));
  const all = askedBefore(builder, place.length === 1 ? place : [...place, 0, 0]);
  return all.toSorted((one, other) => Number(own.has(other.qid)) - Number(own.has(one.qid)));
}

/** The forms around a place: the row first, then the rows further out, then the whole form. */
function levelsAround(
  form: CompiledForm,
  sections: Builder['sections'],
  place: Place,
): readonly CompiledForm[] {
  const levels = [form];
  for (let depth = 2; depth < place.length; depth += 1) {
    const group = partAt(sections, place.slice(0, depth));
    const level = levels[0];
    const row =
      level &&
      group &&
      isQuestion(group) &&
      [...level.rows].find(([key]) => level.questions.get(key)?.qid === wireText(group.qid));
    if (row) levels.unshift(row[1]);
  }
  return levels;
}
