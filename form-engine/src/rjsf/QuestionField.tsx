import type { FieldProps } from '@rjsf/utils';
import { Suspense } from 'react';
import { AnswerControl } from './AnswerControl.tsx';
import { describedBy, FieldFrame } from './FieldFrame.tsx';
import { fieldId } from './fieldId.ts';
import { useField } from './useField.ts';

/**
 * The one rjsf field for questions of every kind. While somebody types only its control renders, nothing above it.
 */
export function QuestionField(props: FieldProps) {
  const { fieldPathId, registry, name } = props;
  const key = fieldPathId.path.join('.') || name;
  const { field, view, texts, visible, problems, ...control } = useField(key, props);
  if (!visible) return null;
  const id = fieldId(registry.globalFormOptions.idPrefix, key);
  const group = view.labelling === 'group' || view.labelling === 'radiogroup';
  return (
    <FieldFrame id={id} labelling={view.labelling} field={field} problems={problems} texts={texts}>
      <Suspense fallback={<div className="cf-loading" />}>
        <AnswerControl
          {...control}
          view={view}
          id={group ? `${id}-choice` : id}
          field={field}
          texts={texts}
          required={field.required}
          invalid={problems.some(({ severity }) => severity === 'error')}
          describedBy={group ? undefined : describedBy(id, field, problems)}
        />
      </Suspense>
    </FieldFrame>
  );
}
