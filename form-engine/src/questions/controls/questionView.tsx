import type { ComponentType } from 'react';
import type { Ports } from '../../ports.ts';
import type { FormUploads } from '../../store/uploads/formUploads.ts';
import type { Texts } from '../../texts/nl.ts';
import type { Answer } from '../question-kind/answer.ts';
import type { Problem } from '../question-kind/problem.ts';
import type { ControlProps } from './controlProps.ts';
import type { FieldDescription } from './fieldDescription.ts';

/** A problem as it is shown at its field. */
export type FieldProblem = Pick<Problem, 'path' | 'message' | 'advice' | 'severity'>;

/** What a question's control is drawn with. `value` may be of another shape than the kind's own: a view narrows it. */
export interface QuestionControlProps extends ControlProps<Answer | undefined> {
  /** The question that is asked. */
  readonly field: FieldDescription;
  /** The form's texts. */
  readonly texts: Texts;
  /** What is wrong with the answer; shown around the control, save what stands at a part of it (see `showsParts`). */
  readonly problems: readonly FieldProblem[];
  /** What the host supplies; in a stock rjsf form what stands in its `formContext.ports`. */
  readonly ports: Partial<Ports>;
  /** The form's one queue of files; absent in a stock rjsf form, where a control has a queue of its own. */
  readonly uploads?: FormUploads | undefined;
  /** Told when the host is asked about the answer, and when that is over: a submit waits for it. */
  readonly onChecking?: ((isUnderWay: boolean) => void) | undefined;
}

/**
 * How one kind of question looks. A host's own kind brings one by the prop `views` of `RegistrationForm`.
 */
export interface QuestionView {
  /**
   * How control and label belong together: one element with a `label`, several in a `fieldset` with a legend
   * (`'radiogroup'`, `'group'`), or a control that draws its label itself (`'self'`).
   */
  readonly labelling: 'label' | 'radiogroup' | 'group' | 'self';
  /** Draws the answer. May be a `lazy` component. */
  readonly Control: ComponentType<QuestionControlProps>;
  /**
   * The control is one text input with the given `id`, and holds what is typed in it by itself: it isn't drawn anew for
   * that, and an answer from elsewhere is written into the input. Its `value` is then as old as its last render.
   */
  readonly keepsText?: true;
  /**
   * The control has an input with the id `${id}-${part}` for each part of the answer, and shows a problem with that path
   * there. Without it every problem is shown below the control.
   */
  readonly showsParts?: true;
  /** Where an answer is written on paper: one line (the default), several, or a box to tick. Options are listed to tick. */
  readonly paper?: 'line' | 'lines' | 'tick';
  /** The answer as a person reads it, for the review; `''` where there is none. */
  answerText(answer: Answer | undefined, field: FieldDescription, texts: Texts): string;
}
