import { type ReactElement, useContext, useMemo } from 'react';
import { isPlain } from '../../questions/controls/plainControl.tsx';
import { EachGuarded } from '../layout/SectionGuard.tsx';
import { AnswerControl } from './AnswerControl.tsx';
import { ControlBoundary } from './ControlBoundary.tsx';
import { framedProblems, useFieldFrame } from './FieldFrame.tsx';
import type { BoundField, ShownProblems } from './useStoredField.ts';

/**
 * Draws a field. Only the control subscribes to the answer: a key press renders at most the control, and a new problem
 * renders both.
 *
 * @param instead drawn in place of the control.
 */
export function useDrawnField(
  bound: BoundField,
  { id, problems, solved }: ShownProblems & { readonly id: string },
  instead?: ReactElement,
): ReactElement {
  const { field, view, texts } = bound;
  const isGuarded = useContext(EachGuarded) || !isPlain(view, field);
  const control = useMemo(() => {
    const drawn = instead ?? <AnswerControl {...bound} id={id} problems={problems} />;
    return isGuarded ? (
      <ControlBoundary id={id} texts={bound.texts}>
        {drawn}
      </ControlBoundary>
    ) : (
      drawn
    );
  }, [bound, id, problems, instead, isGuarded]);
  return useFieldFrame({
    id,
    labelling: view.labelling,
    field,
    problems: framedProblems(view, problems),
    // A press on a choice isn't typing: not every browser focuses the choice, so nobody would leave it.
    solved: view.labelling === 'label' ? solved : undefined,
    texts,
    showsOnly: view.showsOnly === true || bound.isLocked === true,
    children: control,
  });
}
