import { type ReactElement, useMemo } from 'react';
import { AnswerControl } from './AnswerControl.tsx';
import { ControlBoundary } from './ControlBoundary.tsx';
import { FieldFrame, framedProblems } from './FieldFrame.tsx';
import { useProblems, useSolved } from './useProblems.ts';
import type { BoundField } from './useStoredField.ts';

/**
 * Draws a field. The frame and the control subscribe to the store separately: a key press renders at most the control,
 * and a new problem renders both.
 *
 * @param instead drawn in place of the control.
 */
export function useDrawnField(bound: BoundField, id: string, instead?: ReactElement): ReactElement {
  const { field, view, texts, source } = bound;
  const problems = useProblems(source);
  const solved = useSolved(source);
  const control = useMemo(
    () => (
      <ControlBoundary id={id} texts={bound.texts}>
        {instead ?? <AnswerControl {...bound} id={id} />}
      </ControlBoundary>
    ),
    [bound, id, instead],
  );
  return (
    <FieldFrame
      id={id}
      labelling={view.labelling}
      field={field}
      problems={framedProblems(view, problems)}
      // A press on a choice isn't typing: not every browser focuses the choice, so nobody would leave it.
      solved={view.labelling === 'label' ? solved : undefined}
      texts={texts}
      showsOnly={view.showsOnly === true || bound.isLocked === true}
    >
      {control}
    </FieldFrame>
  );
}
