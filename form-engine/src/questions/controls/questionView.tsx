import type { ComponentType } from 'react';
import type { Ports } from '../../ports.ts';
import type { Texts } from '../../texts/nl.ts';
import type { Answer } from '../question-kind/answer.ts';
import type { ControlProps } from './controlProps.ts';
import type { FieldDescription } from './fieldDescription.ts';

/** What a question's control is drawn with. `value` may be of another shape than the kind's own: a view narrows it. */
export interface QuestionControlProps extends ControlProps<Answer | undefined> {
  readonly field: FieldDescription;
  readonly texts: Texts;
  /** What the host supplies; in a stock rjsf form what stands in its `formContext.ports`. */
  readonly ports: Partial<Ports>;
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
  readonly Control: ComponentType<QuestionControlProps>;
  /**
   * The control is one text input with the given `id`, and holds what is typed in it by itself: it isn't drawn anew for
   * that, and an answer from elsewhere is written into the input. Its `value` is then as old as its last render.
   */
  readonly keepsText?: true;
  /** The answer as a person reads it, for the review; `''` where there is none. */
  answerText(answer: Answer | undefined, field: FieldDescription, texts: Texts): string;
}
