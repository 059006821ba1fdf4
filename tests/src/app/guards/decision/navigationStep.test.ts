import { expect, test } from 'vitest';
import { endOf, type NavigationStep } from '../../../../../src/app/guards/decision/navigationStep.ts';

test.each<[string, NavigationStep[], NavigationStep['do'] | undefined]>([
  ['nothing', [], undefined],
  ['what changes the facts', [{ do: 'scrollToTop' }, { do: 'load', what: 'club' }], undefined],
  ['a screen', [{ do: 'scrollToTop' }, { do: 'show' }], 'show'],
  ['another address', [{ do: 'go', to: '/' }], 'go'],
])('%s ends as it should', (_what, steps, end) => {
  expect(endOf(steps)?.do).toBe(end);
});
