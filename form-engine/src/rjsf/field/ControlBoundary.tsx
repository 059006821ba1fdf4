import { Component, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { ControlNotLoaded } from '../../questions/controls/lazyControl.tsx';
import type { Texts } from '../../texts/nl.ts';
import { focusTarget } from './fieldElement.ts';

interface ControlBoundaryProps {
  /** Id of the field around the control. */
  readonly id: string;
  readonly texts: Texts;
  readonly children: ReactNode;
}

interface ControlBoundaryState {
  readonly failure: { readonly error: unknown } | undefined;
  readonly retried: boolean;
}

/**
 * An error boundary around a control. A control that throws, or whose code fails to load, is replaced by a message
 * with a retry button. The answer is in the store and stays.
 */
export class ControlBoundary extends Component<ControlBoundaryProps, ControlBoundaryState> {
  override readonly state: ControlBoundaryState = { failure: undefined, retried: false };

  static getDerivedStateFromError(error: unknown): Partial<ControlBoundaryState> {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown): void {
    reportError(error);
  }

  override render() {
    const { id, texts, children } = this.props;
    const { failure, retried } = this.state;
    if (failure) {
      const retry = () => this.setState({ failure: undefined, retried: true });
      return <FailedControl id={id} texts={texts} error={failure.error} onRetry={retry} focused={retried} />;
    }
    return (
      <Suspense fallback={<div className="cf-loading" />}>
        {children}
        {retried && <FocusOnReturn id={id} />}
      </Suspense>
    );
  }
}

interface FailedControlProps {
  readonly id: string;
  readonly texts: Texts;
  readonly error: unknown;
  readonly onRetry: () => void;
  /** Whether an earlier retry failed. The new retry button then takes the focus. */
  readonly focused: boolean;
}

/** Replaces a control that couldn't be drawn. The button stays, and keeps the focus, until a retry succeeds. */
function FailedControl({ id, texts, error, onRetry, focused }: FailedControlProps) {
  const [loading, setLoading] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (focused) button.current?.focus({ preventScroll: true });
  }, [focused]);
  const retry = async () => {
    if (loading) return;
    setLoading(true);
    try {
      if (error instanceof ControlNotLoaded) await error.reload();
      onRetry();
    } catch (again) {
      reportError(again);
      setLoading(false);
    }
  };
  return (
    <div className="cf-failed">
      <p className="cf-problem" id={`${id}-failed`} role="alert">
        {loading ? '' : texts.controlFailed}
      </p>
      <button
        type="button"
        className="cf-button cf-button-plain"
        aria-describedby={`${id}-failed`}
        aria-disabled={loading || undefined}
        ref={button}
        onClick={retry}
      >
        {loading ? texts.controlLoading : texts.tryAgain}
      </button>
    </div>
  );
}

/** Focuses a control after a successful retry, because the retry button is gone. */
function FocusOnReturn({ id }: { readonly id: string }) {
  useEffect(() => focusTarget(id)?.focus(), [id]);
  return null;
}
