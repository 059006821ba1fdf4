import { expect, test } from 'vitest';
import { decideNavigation } from '#src/app/guards/decideNavigation.ts';
import cases from '#tests/cases/navigation.json' with { type: 'json' };
import { type FactsOfRow, inputAt } from './facts.ts';

/** Steps that nearly every shown screen has. Rows leave them out when they are about another step. */
const usual: ReadonlySet<string> = new Set(['restoreCart', 'title', 'scrollToTop']);

/** The rows of docs/nasty-inputs.md: a hostile address, or one with a mistake. */
const nasty = cases.filter(({ at }) => /evil|javascript|ccci=|uid=|hash=|#/.test(at));

test.each(nasty)('row 39: decideNavigation, $rule: $name', decides);
test.each(cases.filter((one) => !nasty.includes(one)))('decideNavigation, $rule: $name', decides);

function decides({ at, facts, steps }: (typeof cases)[number]): void {
  // the strings of the JSON table are wider than the unions of the types
  const decided = decideNavigation(inputAt(at, facts as FactsOfRow));
  const named = new Set(steps.map((step) => step.do));
  expect(decided.filter((step) => named.has(step.do) || !usual.has(step.do))).toEqual(steps);
}
