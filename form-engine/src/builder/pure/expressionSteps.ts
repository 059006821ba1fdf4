import type { WireCondition, WireExpression } from '../../sections/wireSection.ts';
import { isRecord, ownField, wireCount } from '../../sections/wireValue.ts';
import { between, type Operand, readOperand, writeOperand } from '../words/expressionOperands.ts';

/** One step of a computation: the value so far, and what is done with it. The first step is its value alone. */
export type Step = JoinStep | RoundStep | ChoiceStep;

/** Joins the value so far with another one. */
interface JoinStep {
  /** The way in which the operand is joined to the value so far. */
  readonly by: JoinName;
  /** The operand. */
  readonly operand: Operand;
  /** The decimals of a division or an average. Default: enough for the middle of a computation. */
  readonly decimals?: number;
}

/** Rounds the value so far to a whole number. */
export interface RoundStep {
  readonly by: RoundName;
}

/** Replaces the value so far while a condition holds. */
interface ChoiceStep {
  readonly by: 'if';
  /** The condition; `undefined` until somebody builds it. */
  readonly when: WireCondition | undefined;
  /** The value while it holds. */
  readonly operand: Operand;
}

/** The ways to join two values. */
type JoinName = 'plus' | 'minus' | 'times' | 'divided' | 'average' | 'min' | 'max' | 'text';

/** The ways to round a value. */
type RoundName = 'floor' | 'ceil';

/** Everything that a step can do. */
export type StepName = Step['by'];

/** Longer computations are refused by the engine: each step is a level. */
const deepest = 8;

const properties: readonly (readonly [string, JoinName])[] = [
  ['sum', 'plus'],
  ['difference', 'minus'],
  ['product', 'times'],
  ['quotient', 'divided'],
  ['average', 'average'],
  ['min', 'min'],
  ['max', 'max'],
  ['text', 'text'],
];

/** Whether a step has no value beside the one so far. */
export function isRounding(step: Step): step is RoundStep {
  return step.by === 'floor' || step.by === 'ceil';
}

/** A step that does something else with the same operand. */
export function withName(step: Step, by: StepName): Step {
  if (by === 'floor' || by === 'ceil') return { by };
  const operand: Operand = isRounding(step) ? { sort: 'number', value: '' } : step.operand;
  return by === 'if' ? { by, when: undefined, operand } : { by, operand };
}

/**
 * Reads a computation as steps one after the other; `undefined` where it is something else, such as a computation inside
 * another one: that is changed in the JSON.
 */
export function readSteps(wire: unknown): readonly Step[] | undefined {
  if (wire === undefined || wire === null) return [];
  return typeof wire === 'string' ? undefined : readNested(wire, 0);
}

function readNested(wire: unknown, depth: number): readonly Step[] | undefined {
  const operand = readOperand(wire);
  if (operand) return [{ by: 'plus', operand }];
  if (!isRecord(wire) || depth > deepest) return undefined;
  for (const by of ['floor', 'ceil'] as const) {
    const start = Object.hasOwn(wire, by) ? readNested(wire[by], depth + 1) : undefined;
    if (start) return [...start, { by }];
  }
  if (Object.hasOwn(wire, 'if')) return readChoice(ownField(wire, 'if'), depth);
  const found = properties.find(([property]) => Array.isArray(ownField(wire, property)));
  return found && readList(wire, found, depth);
}

function readChoice(wire: unknown, depth: number): readonly Step[] | undefined {
  if (!Array.isArray(wire) || wire.length !== 3) return undefined;
  const [when, holds, fails]: readonly unknown[] = wire;
  const operand = readOperand(holds);
  const start = readNested(fails, depth + 1);
  if (!isRecord(when) || !operand || !start) return undefined;
  // Cast is safe: the editor of conditions reads any JSON, and the engine reports what is wrong with it.
  return [...start, { by: 'if', when: when as unknown as WireCondition, operand }];
}

function readList(
  wire: Readonly<Record<string, unknown>>,
  [property, by]: readonly [string, JoinName],
  depth: number,
): readonly Step[] | undefined {
  const content = ownField(wire, property);
  const terms: readonly unknown[] = Array.isArray(content) ? content : [];
  // One rounded value, or one text, is more than the value itself.
  if (terms.length < (isRounded(by) || by === 'text' ? 2 : 1)) return undefined;
  if (by !== 'text' && terms.some((term) => typeof term === 'string')) return undefined;
  const [first, ...rest] = by === 'plus' ? terms.map(alone) : terms;
  const start = readNested(first, depth + 1);
  const joined = rest.map(readOperand);
  if (!start || !joined.every((operand) => operand !== undefined)) return undefined;
  const decimals = isRounded(by) ? wireCount(ownField(wire, 'decimals')) : undefined;
  const rounded = decimals !== undefined && decimals !== between && { decimals };
  return [...start, ...joined.map((operand) => ({ by, operand, ...rounded }))];
}

/** The rows of a group in a sum are a sum of their own, which adds up to the same. */
function alone(term: unknown): unknown {
  return isRecord(term) && Object.hasOwn(term, 'rows') ? { sum: [term] } : term;
}

function isRounded(by: JoinName): boolean {
  return by === 'divided' || by === 'average';
}

/** Writes steps as a computation; `undefined` where there are none. A step that isn't complete is left out. */
export function writeSteps(steps: readonly Step[]): WireExpression | undefined {
  const written = steps.filter(isComplete).reduce<Written | undefined>(addStep, undefined);
  return written && asExpression(written.value);
}

function isComplete(step: Step): boolean {
  if (isRounding(step)) return true;
  return writeOperand(step.operand) !== undefined && (step.by !== 'if' || step.when !== undefined);
}

/** The value so far, and the terms of the list that it is, where the last step made one. */
interface Written {
  readonly value: WireExpression | string;
  readonly terms?: readonly (WireExpression | string)[];
  readonly last?: Step;
}

function addStep(written: Written | undefined, step: Step): Written | undefined {
  if (isRounding(step)) return written && { value: rounded(step.by, asExpression(written.value)) };
  const next = writeOperand(step.operand);
  if (next === undefined) return written;
  if (step.by === 'if') return step.when && { value: { if: [step.when, next, written?.value ?? 0] } };
  if (!written) return { value: next };
  const isSame = written.last?.by === step.by && goesOn(step, written.last);
  const terms = isSame && written.terms ? [...written.terms, next] : [written.value, next];
  return { value: listOf(step, terms), terms, last: step };
}

/** Whether a step joins its operand to the same list as the step before. */
function goesOn(step: JoinStep, last: Step): boolean {
  if (step.by === 'minus' || step.by === 'divided') return false;
  return !('decimals' in last) ? step.decimals === undefined : step.decimals === last.decimals;
}

function rounded(by: RoundName, value: WireExpression): WireExpression {
  return by === 'floor' ? { floor: value } : { ceil: value };
}

function listOf(
  { by, decimals = between }: JoinStep,
  terms: readonly (WireExpression | string)[],
): WireExpression {
  if (by === 'text') return { text: terms };
  const numbers = terms.map(asExpression);
  const [one = 0, other = 0] = numbers;
  switch (by) {
    case 'plus':
      return { sum: numbers };
    case 'times':
      return { product: numbers };
    case 'min':
      return { min: numbers };
    case 'max':
      return { max: numbers };
    case 'average':
      return { average: numbers, decimals };
    case 'minus':
      return { difference: [one, other] };
    case 'divided':
      return { quotient: [one, other], decimals };
  }
}

/** A text where the wire has no bare one. */
function asExpression(value: WireExpression | string): WireExpression {
  return typeof value === 'string' ? { text: [value] } : value;
}
