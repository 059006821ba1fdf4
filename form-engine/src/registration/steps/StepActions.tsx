import { useStore } from 'zustand';
import type { FormStore } from '../../store/formStore.ts';
import { isUnderWay } from '../submission/isUnderWay.ts';

interface StepActionsProps {
  readonly store: FormStore;
  readonly onBack: (() => void) | undefined;
}

/** The buttons of a step. Forward is the submit button of the step, so that Enter in a field does the same. */
export function StepActions({ store, onBack }: StepActionsProps) {
  const { texts } = store.form;
  return (
    <div className="cf-actions">
      {onBack && <BackButton store={store} onBack={onBack} />}
      <button type="submit" className="cf-button">
        {texts.nextStep}
      </button>
    </div>
  );
}

/** Back to the step before. It waits for nothing and checks nothing; all answers stay. */
export function BackButton({ store, onBack }: { readonly store: FormStore; readonly onBack: () => void }) {
  const isBusy = useStore(store.shell, ({ submission }) => isUnderWay(submission));
  return (
    <button
      type="button"
      className="cf-button cf-button-plain"
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? undefined : onBack}
    >
      {store.form.texts.previousStep}
    </button>
  );
}
