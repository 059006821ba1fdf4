import { useStore } from 'zustand';
import type { FormStore } from '../../store/formStore.ts';
import { fillIn } from '../../texts/fillIn.ts';
import { stepProgressId } from './stepProgressId.ts';
import { stepTitle } from './stepTitle.ts';

interface StepProgressProps {
  readonly store: FormStore;
  readonly idPrefix: string;
  /** Goes to another step. A later step checks the current one first. */
  readonly onStep: (step: number) => void;
}

/** Where the user is in a form of several steps. Every step that was reached is a button back to it. */
export function StepProgress({ store, idPrefix, onStep }: StepProgressProps) {
  const steps = useStore(store.shell, (shell) => shell.steps);
  const step = useStore(store.shell, (shell) => shell.view.step);
  const reached = useStore(store.shell, (shell) => shell.reachedStep);
  const { texts } = store.form;
  if (step === undefined || steps.length === 0) return null;
  const place = { n: steps.indexOf(step) + 1, count: steps.length, title: stepTitle(store.form, step) };
  return (
    <div className="cf-stages">
      <p className="cf-stage-title" id={stepProgressId(idPrefix)} tabIndex={-1} dir="auto">
        {fillIn(texts.stepShown, place)}
      </p>
      <nav aria-label={texts.steps}>
        <ol className="cf-stage-list">
          {steps.map((index) => (
            <li key={index} className="cf-stage" data-done={index < reached || undefined}>
              {index <= reached && index !== step ? (
                <button type="button" className="cf-stage-name" onClick={() => onStep(index)}>
                  <span dir="auto">{stepTitle(store.form, index)}</span>
                  {index < reached && <span className="cf-hidden"> {texts.stepDone}</span>}
                </button>
              ) : (
                <span className="cf-stage-name" aria-current={index === step ? 'step' : undefined} dir="auto">
                  {stepTitle(store.form, index)}
                </span>
              )}
            </li>
          ))}
        </ol>
      </nav>
    </div>
  );
}
