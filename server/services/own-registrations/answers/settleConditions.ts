import {
  prefillAnswers,
  visibleQuestions,
  type WireCondition,
  type WireQuestion,
  type WireSection,
  type WireTest,
} from '@clubpoort/form-engine/headless';
import type { IsoDay } from '#rules/brusselsTime.ts';
import { compileSections } from '../../registration/compileSections.ts';
import type { AnsweredForm } from './answeredForm.ts';

/** Decides what is certain of a condition on a question of this course (`nid`). `true` without a condition. */
export type Settle = (condition: WireCondition | undefined, nid: number) => WireCondition | boolean;

/** Settles the tests on answers that stay. What depends on the other answers remains a condition. */
export function settleConditions(
  answered: AnsweredForm,
  changeable: ReadonlySet<string>,
  today: IsoDay,
): Settle {
  const { questions } = answered.form;
  const mayChange = ({ test, nid: ownNid }: PlacedTest) => {
    const own = `${test.qid}_${test.nid ?? ownNid}`;
    return changeable.has(test.nid === undefined && !questions.has(own) ? `${test.qid}_0` : own);
  };
  const holding = holdingTests(answered.sections, (placed) => !mayChange(placed), today);
  const settle = (condition: WireCondition, nid: number): WireCondition | boolean => {
    if ('not' in condition) {
      const inner = settle(condition.not, nid);
      return typeof inner === 'boolean' ? !inner : { not: inner };
    }
    if ('all' in condition) {
      const parts = condition.all.map((part) => settle(part, nid));
      return joined(parts, 'all');
    }
    if ('any' in condition) {
      const parts = condition.any.map((part) => settle(part, nid));
      return joined(parts, 'any');
    }
    const placed = { test: condition, nid };
    return mayChange(placed) ? condition : holding.has(JSON.stringify(placed));
  };
  return (condition, nid) => (condition === undefined ? true : settle(condition, nid));
}

function joined(parts: readonly (WireCondition | boolean)[], by: 'all' | 'any'): WireCondition | boolean {
  // One false part decides `all`, and one true part decides `any`.
  const deciding = by === 'any';
  if (parts.includes(deciding)) return deciding;
  const open = parts.filter((part) => typeof part !== 'boolean');
  if (open.length === 0) return !deciding;
  return by === 'all' ? { all: open } : { any: open };
}

/** A test in a condition on a question of this course. */
interface PlacedTest {
  readonly test: WireTest;
  readonly nid: number;
}

/**
 * The tests that hold, as JSON. Asks the form engine for all of them at once: a text stands under each test, and the engine tells which
 * texts show.
 */
function holdingTests(
  sections: readonly WireSection[],
  isWanted: (placed: PlacedTest) => boolean,
  today: IsoDay,
): ReadonlySet<string> {
  const placed = sections.flatMap(({ visible_when, fields }) =>
    fields.flatMap((field) =>
      [visible_when, ...conditionsOf(field)].flatMap((condition) =>
        testsIn(condition).map((test) => ({ test, nid: field.nid ?? 0 })),
      ),
    ),
  );
  const wanted = new Map(placed.filter(isWanted).map((one) => [JSON.stringify(one), one]));
  if (wanted.size === 0) return new Set();
  const texts = [...wanted].map(([name, { test, nid }]) => ({
    ...{ qid: `probe ${name}`, nid, type: 'static', question: '?', config: { text: '?' } },
    visible_when: test,
  }));
  const form = compileSections([...sections, { title: '', fields: texts }], today);
  const shown = new Set(visibleQuestions(form, prefillAnswers(form)).map(({ qid }) => qid));
  return new Set([...wanted.keys()].filter((name) => shown.has(`probe ${name}`)));
}

function conditionsOf({ visible_when, required_when, disabled_when, read_only_when, options }: WireQuestion) {
  const offered: readonly unknown[] = Array.isArray(options) ? options : [];
  return [
    visible_when,
    required_when,
    disabled_when,
    read_only_when,
    ...offered.map((option) =>
      typeof option === 'object' && option !== null && 'visible_when' in option
        ? // The sections come from a form that was answered, so their shape is that of the wire.
          (option.visible_when as WireCondition | undefined)
        : undefined,
    ),
  ];
}

function testsIn(condition: WireCondition | undefined): readonly WireTest[] {
  if (condition === undefined) return [];
  if ('not' in condition) return testsIn(condition.not);
  if ('all' in condition) return condition.all.flatMap(testsIn);
  return 'any' in condition ? condition.any.flatMap(testsIn) : [condition];
}
