import type { FieldDescription } from './fieldDescription.ts';
import type { QuestionView } from './questionView.tsx';

type Control = QuestionView['Control'];

const plain = new WeakMap<Control, (field: FieldDescription) => boolean>();

/**
 * A control that draws plain elements with code that is there: it needs no placeholder, and its section guards it against errors
 * together with others. Not a member of the view: a view that copies another one may have a lazy-loaded control.
 *
 * @param isPlainFor tells it for one question. Default: for every question.
 */
export function plainControl(
  Control: Control,
  isPlainFor: (field: FieldDescription) => boolean = () => true,
): Control {
  plain.set(Control, isPlainFor);
  return Control;
}

/** Whether a view draws this question with a plain control. */
export function isPlain({ Control }: Pick<QuestionView, 'Control'>, field: FieldDescription): boolean {
  return plain.get(Control)?.(field) === true;
}
