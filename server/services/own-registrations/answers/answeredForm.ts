import {
  type Answers,
  type CompiledForm,
  prefillAnswers,
  visibleQuestions,
  type WireSection,
} from '@clubpoort/form-engine/headless';
import type { IsoDay } from '#rules/brusselsTime.ts';
import type { answers } from '#server/db/schema.ts';
import type { QuestionRow } from '../../registration/askedQuestions.ts';
import { compileSections } from '../../registration/compileSections.ts';
import { toWireSections } from '../../registration/toWireSections.ts';

export interface Answered {
  readonly rows: readonly QuestionRow[];
  /** By key. */
  readonly answers: ReadonlyMap<string, typeof answers.$inferSelect>;
}

export interface AnsweredForm {
  /** All questions with their present answers. */
  readonly sections: readonly WireSection[];
  readonly form: CompiledForm;
  readonly given: Answers;
  /** Keys of the questions that are asked with these answers. */
  readonly asked: ReadonlySet<string>;
}

/** The form as it was asked, with the present answers in it. */
export function answeredForm({ rows, answers: present }: Answered, today: IsoDay): AnsweredForm {
  const stored = new Map([...present].map(([key, { value }]) => [key, value]));
  const sections = toWireSections(rows, { stored, nationalNumber: '' });
  const form = compileSections(sections, today);
  const given = prefillAnswers(form);
  return { sections, form, given, asked: new Set(visibleQuestions(form, given).map(({ key }) => key)) };
}
