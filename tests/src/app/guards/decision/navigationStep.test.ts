import { expect, test } from 'vitest';
import { endOf, type NavigationStep } from '#src/app/guards/decision/navigationStep.ts';

test.each<[string, NavigationStep['do'] | undefined, NavigationStep[]]>([
  ['no steps at all', undefined, []],
  ['steps that change the facts', undefined, [{ do: 'scrollToTop' }, { do: 'load', what: 'club' }]],
  ['steps that show a screen', 'show', [{ do: 'scrollToTop' }, { do: 'show' }]],
  ['a step to another address', 'go', [{ do: 'go', to: '/' }]],
])('endOf %s is %j', (_what, end, steps) => {
  expect(endOf(steps)?.do).toBe(end);
});
