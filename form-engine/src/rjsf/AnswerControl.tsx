import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import type { QuestionControlProps, QuestionView } from '../questions/controls/questionView.tsx';
import type { FieldState } from '../store/fieldState.ts';
import type { AnswerSource } from './useField.ts';

interface AnswerControlProps extends Omit<QuestionControlProps, 'value'> {
  readonly view: QuestionView;
  readonly source: AnswerSource;
}

/** A control with its answer: all that listens to the answer, and so all that can render for a key. */
export function AnswerControl({ view, source, ...control }: AnswerControlProps) {
  if (!('store' in source)) return <view.Control {...control} value={source.value} />;
  const Stored = view.keepsText ? TypedControl : DrawnControl;
  return <Stored {...control} Control={view.Control} store={source.store} />;
}

interface StoredControlProps
  extends Omit<AnswerControlProps, 'view' | 'source'>,
    Pick<QuestionView, 'Control'> {
  readonly store: StoreApi<FieldState>;
}

/** Draws its control anew for each answer. */
function DrawnControl({ Control, store, ...control }: StoredControlProps) {
  const value = useStore(store, (state) => state.answer);
  return <Control {...control} value={value} />;
}

/** The element shows what is typed in it by itself. An answer from elsewhere is written into it; nothing renders for a key. */
function TypedControl({ Control, store, ...control }: StoredControlProps) {
  const { id } = control;
  useEffect(() => {
    const write = () => writeText(id, store.getState());
    write();
    return store.subscribe(write);
  }, [store, id]);
  return <Control {...control} value={store.getState().answer} />;
}

function writeText(id: string, { answer }: FieldState): void {
  const element = document.getElementById(id);
  const text = typeof answer === 'string' ? answer : '';
  if (element instanceof HTMLInputElement && element.value !== text) element.value = text;
}
