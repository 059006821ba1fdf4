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

/** Props of a question's control. `value` may have another type than the kind's own answer, so a view narrows it. */
export interface QuestionControlProps extends ControlProps<Answer | undefined> {
  /** The question. */
  readonly field: FieldDescription;
  /** The form's texts. */
  readonly texts: Texts;
  /** Problems of the answer. They are shown around the control, except problems of a part (see `showsParts`). */
  readonly problems: readonly FieldProblem[];
  /** The host's ports; in a stock rjsf form those of its `formContext.ports`. */
  readonly ports: Partial<Ports>;
  /** The upload queue of the form. Absent in a stock rjsf form, where each control has a queue of its own. */
  readonly uploads?: FormUploads | undefined;
  /** Called with `true` when a check by the host starts, and with `false` when it ends. A submit waits for it. */
  readonly onChecking?: ((isUnderWay: boolean) => void) | undefined;
  /** Called with the reason when the control changed a typed answer by itself. The next submit shows it before anything is sent. */
  readonly onMoved?: ((why: string) => void) | undefined;
}

/** How a kind of question looks. A host passes views for its own kinds in the prop `views` of `RegistrationForm`. */
export interface QuestionView {
  /**
   * How the label is attached. `'label'`: a `label` for one element. `'radiogroup'`, `'group'`: a `fieldset` with a
   * legend. `'self'`: the control draws its own label.
   */
  readonly labelling: 'label' | 'radiogroup' | 'group' | 'self';
  /** Draws the answer. May be a lazy-loaded component. */
  readonly Control: ComponentType<QuestionControlProps>;
  /**
   * The control is one text input with the given `id`, and holds the typed text itself. It isn't rendered again while
   * somebody types, so its `value` is as old as its last render. An answer from outside is written into the input. A
   * function tells it for one question: an input with a counter is rendered at each key press.
   */
  readonly keepsText?: true | ((field: FieldDescription) => boolean);
  /**
   * The control has an input with the id `${id}-${part}` for each part of the answer, and shows a problem with that
   * path there. Without this flag every problem is shown below the control.
   */
  readonly showsParts?: true;
  /** The control only shows something, so its question isn't marked as optional. */
  readonly showsOnly?: true;
  /**
   * How an empty answer is printed: one line to write on (the default), several lines, or a box to tick. Options are
   * printed with boxes; with `'rows'` once for each of `settings.rows`.
   */
  readonly paper?: 'line' | 'lines' | 'tick' | 'rows';
  /** The answer as text for the review; `''` for no answer. */
  answerText(answer: Answer | undefined, field: FieldDescription, texts: Texts): string;
}
