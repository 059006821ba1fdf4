import { repeatOf } from '../../questions/group/repeat.ts';
import type { QuestionKind } from '../../questions/question-kind/questionKind.ts';
import { unknownKind } from '../../questions/unknown/unknown.ts';
import type { Condition } from '../../sections/condition.ts';
import type { Diagnostic } from '../../sections/diagnostic.ts';
import type { Question } from '../../sections/question.ts';
import type { CompiledForm } from '../compiledForm.ts';
import { deepestGroup, type Level } from './rowLevel.ts';

/** A condition that never holds. */
const never: Condition = { any: [] };

type Fault = Omit<Diagnostic, 'path'>;

export interface ChosenKinds extends Pick<CompiledForm, 'questions' | 'kinds' | 'rows'> {
  /** Reasons why questions can't be asked, by key. */
  readonly faults: ReadonlyMap<string, Fault>;
}

/**
 * Chooses the kind of each question, and compiles the rows of groups. A question that can't be asked gets the fallback
 * kind, which shows a note and keeps the stored answer. What is too private for a row isn't kept there.
 */
export function chooseKinds(
  asked: ReadonlyMap<string, Question>,
  { available, level }: { readonly available: readonly QuestionKind[]; readonly level: Level },
  compileRows: (group: Question) => CompiledForm,
): ChosenKinds {
  const questions = new Map(asked);
  const kinds = new Map<string, QuestionKind>();
  const rows = new Map<string, CompiledForm>();
  const faults = new Map<string, Fault>();
  for (const [key, question] of asked) {
    const kind = available.find((candidate) => candidate.accepts(question));
    const fault = kind ? faultHere(kind, level) : unknownType(question);
    const form = kind?.hasRows && !fault ? compileRows(question) : undefined;
    const found = form?.questions.size === 0 ? groupWithoutQuestions : fault;
    if (found) faults.set(key, found);
    kinds.set(key, kind && !found ? kind : kind?.neverInRows ? unknownKind : level.fallback);
    if (kind?.neverAsked) questions.set(key, { ...question, visibleWhen: never });
    if (!form || found) continue;
    rows.set(key, form);
    // A group with a minimum is required: its first rows are drawn and can't be removed.
    if (repeatOf(question).min > 0) questions.set(key, { ...question, required: true });
  }
  return { questions, kinds, rows, faults };
}

function faultHere(kind: QuestionKind, { depth }: Level): Fault | undefined {
  if (kind.hasRows && depth >= deepestGroup) {
    const message = `a group can be in a group, at most ${deepestGroup} deep; this one can't be asked`;
    return { code: 'group-depth', message };
  }
  if (!kind.neverInRows || depth === 0) return undefined;
  const message = `a question of the kind "${kind.name}" can't be asked in a group; it is shown as a note`;
  return { code: 'group-field', message };
}

const groupWithoutQuestions: Fault = {
  code: 'malformed',
  message: 'a group needs a list of questions in fields; this one is shown as a note',
};

function unknownType({ type, options }: Question): Fault {
  const message = `no kind of question accepts type "${type}" with ${options.length} options`;
  return { code: 'unknown-type', message };
}
