import type { FieldProps } from '@rjsf/utils';
import { useMemo } from 'react';
import { AnswerControl } from './AnswerControl.tsx';
import { ControlBoundary } from './ControlBoundary.tsx';
import { FieldFrame, framedProblems } from './FieldFrame.tsx';
import { fieldId } from './fieldId.ts';
import { useField } from './useField.ts';
import { useProblems } from './useProblems.ts';

/**
 * The only field that rjsf renders, for questions of every kind. The frame and the control subscribe to the store
 * separately: a key press renders at most the control, and a new problem renders both.
 */
export function QuestionField(props: FieldProps) {
  const { fieldPathId, registry, name } = props;
  // The root of a schema has an empty path.
  const key = fieldPathId.path.join('.') || name;
  const bound = useField(key, props);
  const { field, view, texts, source } = bound;
  const problems = useProblems(source);
  const id = fieldId(registry.globalFormOptions.idPrefix, key);
  const control = useMemo(
    () => (
      <ControlBoundary id={id} texts={bound.texts}>
        <AnswerControl {...bound} id={id} />
      </ControlBoundary>
    ),
    [bound, id],
  );
  return (
    <FieldFrame
      id={id}
      labelling={view.labelling}
      field={field}
      problems={framedProblems(view, problems)}
      texts={texts}
      showsOnly={view.showsOnly === true}
    >
      {control}
    </FieldFrame>
  );
}
