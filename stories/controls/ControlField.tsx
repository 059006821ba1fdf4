import type { ControlProps } from '@clubpoort/form-engine';
import { type ReactNode, useState } from 'react';

/** What a page of a host knows of a control, beside the control's own props. */
export interface ControlStory {
  readonly label: string;
  readonly problem?: { readonly message: string; readonly severity: 'error' | 'warning' };
}

interface ControlFieldProps<T> extends Pick<ControlProps<T>, 'id' | 'value'> {
  readonly label: string;
  readonly problem: ControlStory['problem'];
  readonly children: (
    held: Required<Pick<ControlProps<T>, 'value' | 'onChange' | 'describedBy' | 'invalid'>>,
  ) => ReactNode;
}

/** A control alone, with what a page of a host does for it: it holds the value, labels it, and says what is wrong. */
export function ControlField<T>({ id, label, problem, children, ...args }: ControlFieldProps<T>) {
  const [value, setValue] = useState(args.value);
  const describedBy = problem && `${id}-problem`;
  const invalid = problem?.severity === 'error';
  return (
    <div className="cf-form">
      <div className="cf-field" data-invalid={invalid || undefined}>
        <label className="cf-label" htmlFor={id}>
          {label}
        </label>
        {children({ value, onChange: setValue, describedBy, invalid })}
        {problem && (
          <p className="cf-problem" data-severity={problem.severity} id={describedBy}>
            {problem.message}
          </p>
        )}
      </div>
    </div>
  );
}
