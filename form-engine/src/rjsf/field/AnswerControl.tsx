import { useEffect, useSyncExternalStore } from 'react';
import { subscribeToNothing } from '../useOptionalStore.ts';
import { describedBy, framedProblems } from './FieldFrame.tsx';
import type { AnswerSource, BoundField } from './useField.ts';
import { useProblems } from './useProblems.ts';

interface AnswerControlProps extends BoundField {
  /** Of its field. */
  readonly id: string;
}

/** A control with its answer: all that listens to the answer, and so all that can render for a key. */
export function AnswerControl({ view, source, id: ofField, ...control }: AnswerControlProps) {
  const { field } = control;
  const group = view.labelling === 'group' || view.labelling === 'radiogroup';
  const id = group && !view.showsParts ? `${ofField}-choice` : ofField;
  const problems = useProblems(source);
  const readAnswer = () => source.getState().answer;
  const drawnAnswer = useSyncExternalStore(
    view.keepsText ? subscribeToNothing : source.subscribe,
    view.keepsText ? readNothing : readAnswer,
    view.keepsText ? readNothing : readAnswer,
  );
  useEffect(() => (view.keepsText ? keepText(source, id) : undefined), [view, source, id]);
  return (
    <view.Control
      {...control}
      id={id}
      value={view.keepsText ? readAnswer() : drawnAnswer}
      problems={problems}
      required={field.required}
      invalid={problems.some(({ severity }) => severity === 'error')}
      describedBy={group ? undefined : describedBy(ofField, field, framedProblems(view, problems))}
    />
  );
}

function readNothing(): undefined {
  return undefined;
}

/** The element shows what is typed in it by itself. An answer from elsewhere is written into it; nothing renders for a key. */
function keepText(source: AnswerSource, id: string): () => void {
  const write = () => {
    const { answer } = source.getState();
    const element = document.getElementById(id);
    const text = typeof answer === 'string' ? answer : '';
    if (element instanceof HTMLInputElement && element.value !== text) element.value = text;
  };
  write();
  return source.subscribe(write);
}
