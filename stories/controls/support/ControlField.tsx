import type { ControlProps } from '@clubpoort/form-engine';
import { type ReactNode, useState } from 'react';

/** Props of a host's page, in addition to the control's own. */
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

/** A control without a form, in the role of a host's page: holds the value, labels the control and shows its problem. */
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
