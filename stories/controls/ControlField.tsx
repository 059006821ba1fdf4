import type { ReactNode } from 'react';

interface ControlFieldProps {
  /** Of the control. */
  readonly id: string;
  readonly label: string;
  readonly problem?: { readonly message: string; readonly severity: 'error' | 'warning' } | undefined;
  readonly children: ReactNode;
}

/** A control alone, with the label and the problem that a page of a host puts beside it. */
export function ControlField({ id, label, problem, children }: ControlFieldProps) {
  return (
    <div className="cf-form">
      <div className="cf-field" data-invalid={problem?.severity === 'error' || undefined}>
        <label className="cf-label" htmlFor={id}>
          {label}
        </label>
        {children}
        {problem && (
          <p className="cf-problem" data-severity={problem.severity} id={`${id}-problem`}>
            {problem.message}
          </p>
        )}
      </div>
    </div>
  );
}
