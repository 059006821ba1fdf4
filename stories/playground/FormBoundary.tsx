import { Component, type ReactNode } from 'react';

interface FormBoundaryProps {
  /** The source of the form. Another source is another try. */
  readonly of: unknown;
  readonly children: ReactNode;
}

interface FormBoundaryState {
  readonly failed?: { readonly message: string; readonly of: unknown };
}

/** Keeps the playground alive where a form can't be drawn. */
export class FormBoundary extends Component<FormBoundaryProps, FormBoundaryState> {
  override state: FormBoundaryState = {};

  static getDerivedStateFromError(error: unknown): FormBoundaryState {
    return { failed: { message: String(error), of: undefined } };
  }

  static getDerivedStateFromProps(
    { of }: FormBoundaryProps,
    { failed }: FormBoundaryState,
  ): FormBoundaryState | null {
    if (!failed) return null;
    // The error came from this text: the next one clears it.
    if (failed.of === undefined) return { failed: { ...failed, of: of ?? null } };
    return failed.of === (of ?? null) ? null : {};
  }

  override render() {
    const { failed } = this.state;
    if (!failed) return this.props.children;
    return (
      <p className="m-fault" role="alert">
        This form can’t be drawn, which is a fault of the engine. Please report it with the text:{' '}
        {failed.message}
      </p>
    );
  }
}
