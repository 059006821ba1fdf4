import axe from 'axe-core';
import { expect } from 'vitest';

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Runs axe on a part of the page of a test in a browser, and fails with the rule, the element and the reason of each violation. */
export async function expectAccessibleHere(part: Element): Promise<void> {
  const { violations } = await axe.run(part, {
    resultTypes: ['violations'],
    runOnly: { type: 'tag', values: levels },
  });
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary ?? help}`),
  );
  expect(found).toEqual([]);
}
