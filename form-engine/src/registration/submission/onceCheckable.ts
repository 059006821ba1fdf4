import { formValidator } from '../../validation/lateValidator.ts';

/** Runs a function once the checks have loaded: at once if they have already. */
export function onceCheckable(run: () => void): void {
  if (formValidator.loaded()) run();
  else void formValidator.load().then(run, reportError);
}
