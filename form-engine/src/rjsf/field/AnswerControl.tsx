import { useEffect, useRef, useSyncExternalStore } from 'react';
import { elementById } from '../../questions/building-blocks/pageRoots.tsx';
import { subscribeToNothing } from '../useOptionalStore.ts';
import { describedBy, framedProblems } from './FieldFrame.tsx';
import type { AnswerSource, BoundField, ShownProblems } from './useStoredField.ts';

interface AnswerControlProps extends BoundField, Pick<ShownProblems, 'problems'> {
  /** Id of the field. */
  readonly id: string;
}

/** A control with its answer. Only this component subscribes to the answer, so only it may render at a key press. */
export function AnswerControl({ view, source, id: ofField, isLocked: _, ...control }: AnswerControlProps) {
  const { field, problems } = control;
  const keepsText = typeof view.keepsText === 'function' ? view.keepsText(field) : view.keepsText;
  const group = view.labelling === 'group' || view.labelling === 'radiogroup';
  const id = group && !view.showsParts ? `${ofField}-choice` : ofField;
  const readAnswer = () => source.getState().answer;
  const drawnAnswer = useSyncExternalStore(
    keepsText ? subscribeToNothing : source.subscribe,
    keepsText ? readNothing : readAnswer,
    keepsText ? readNothing : readAnswer,
  );
  const value = keepsText ? readAnswer() : drawnAnswer;
  const drawn = useRef(value);
  useEffect(
    () => (keepsText ? keepText(source, { id, drawn: drawn.current }) : undefined),
    [keepsText, source, id],
  );
  return (
    <>
      <view.Control
        {...control}
        id={id}
        value={value}
        required={field.required}
        invalid={problems.some(({ severity }) => severity === 'error')}
        describedBy={group ? undefined : describedBy(ofField, field, framedProblems(view, problems))}
      />
      {Array.isArray(field.settings.examples) && <Suggestions id={id} examples={field.settings.examples} />}
    </>
  );
}

interface SuggestionsProps {
  readonly id: string;
  readonly examples: readonly unknown[];
}

/** The browser's list of suggestions at a text input, whatever control draws that. */
function Suggestions({ id, examples }: SuggestionsProps) {
  const list = `${id}-list`;
  useEffect(() => elementById(id)?.setAttribute('list', list));
  return (
    <datalist id={list}>
      {[...new Set(examples.slice(0, 200))].map(
        (text) => typeof text === 'string' && <option key={text} value={text} />,
      )}
    </datalist>
  );
}

function readNothing(): undefined {
  return undefined;
}

/**
 * Writes an answer from outside into the input. The input shows typed text itself, so no key press renders anything.
 *
 * @param drawn the answer that the input was drawn with first.
 */
function keepText(
  source: AnswerSource,
  { id, drawn }: { readonly id: string; readonly drawn: unknown },
): () => void {
  const write = () => {
    const { answer } = source.getState();
    const element = elementById(id);
    const text = typeof answer === 'string' ? answer : '';
    if (element instanceof HTMLInputElement && element.value !== text) element.value = text;
  };
  if (source.getState().answer !== drawn) write();
  return source.subscribe(write);
}
