import type { Screen } from '#e2e/screens/screen.ts';
import { screens } from '#e2e/screens.ts';
import { family } from '../../person/registering.ts';

/**
 * Every screen that a parent or a visitor sees. Excludes screens that are loading or failing, and notices, which would
 * disappear during the measurement.
 */
export const parentScreens: readonly Screen[] = screens.filter(
  ({ name, login }) => (login === undefined || login === family) && !/-(loading|failing|notice)$/.test(name),
);

/** Every screen that only another role sees, such as a teacher, a manager or a minor. */
export const screensOfOthers: readonly Screen[] = screens.filter(
  ({ name, login }) => login !== undefined && login !== family && !/-(loading|failing|notice)$/.test(name),
);
