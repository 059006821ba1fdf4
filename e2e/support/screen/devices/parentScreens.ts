import type { Screen } from '#e2e/screens/screen.ts';
import { screens } from '#e2e/screens.ts';
import { family } from '../../person/registering.ts';

/**
 * Every screen that a parent is shown, or a visitor: all but those that wait for an answer or get none, and a notice, which
 * goes by itself while it is measured.
 */
export const parentScreens: readonly Screen[] = screens.filter(
  ({ name, login }) => (login === undefined || login === family) && !/-(loading|failing|notice)$/.test(name),
);
