import { formValidator } from '../../validation/lateValidator.ts';

/** Runs at once where the checks have loaded, and otherwise as soon as they have. */
export function onceCheckable(run: () => void): void {
  if (formValidator.loaded()) run();
  else void formValidator.load().then(run, reportError);
}
