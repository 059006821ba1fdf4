import { expect, test } from 'vitest';
import { decideNavigation } from '#src/app/guards/decideNavigation.ts';
import cases from '#tests/cases/navigation.json' with { type: 'json' };
import { type FactsOfRow, inputAt } from './facts.ts';

/** Steps that nearly every shown screen has are left out of the rows that are about something else. */
const usual: ReadonlySet<string> = new Set(['restoreCart', 'title', 'scrollToTop']);

/** Those of docs/nasty-inputs.md: an address that somebody wrote to lead elsewhere, or wrote wrong. */
const nasty = cases.filter(({ at }) => /evil|javascript|ccci=|uid=|hash=|#/.test(at));

test.each(nasty)('row 39: decideNavigation, $rule: $name', decides);
test.each(cases.filter((one) => !nasty.includes(one)))('decideNavigation, $rule: $name', decides);

function decides({ at, facts, steps }: (typeof cases)[number]): void {
  // the table's strings are wider than the unions they stand for
  const decided = decideNavigation(inputAt(at, facts as FactsOfRow));
  const named = new Set(steps.map((step) => step.do));
  expect(decided.filter((step) => named.has(step.do) || !usual.has(step.do))).toEqual(steps);
}
