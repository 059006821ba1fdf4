import { isPlainNumber } from '../../rules/plainNumber.ts';
import type { WireConfig } from '../../sections/wireSection.ts';
import { ownField } from '../../sections/wireValue.ts';
import { misfit } from '../data/misfit.ts';
import { isNumberText, numberText } from '../kinds/jsonNumber.ts';
import type { UiNode } from '../memberTexts.ts';
import type { AskedValue } from '../schemaMembers.ts';
import { reportUnchecked, reportUnread, type SchemaNode, type SchemaReader } from '../schemaReader.ts';

/**
 * Reads `type: number` or `integer`, with its bounds and steps. `multipleOf` counts from 0 and is exact, in tenths and
 * hundredths too.
 */
export function readNumberProperty(
  reader: SchemaReader,
  node: SchemaNode,
  { isInteger, ui }: { readonly isInteger: boolean; readonly ui: UiNode },
): AskedValue {
  reportUnread(reader, node, [
    'type',
    'minimum',
    'maximum',
    'exclusiveMinimum',
    'exclusiveMaximum',
    'multipleOf',
  ]);
  const limits = readLimits(reader, node, isInteger);
  return {
    question: numberQuestion(reader, node, { isInteger, ui, limits }),
    isAlwaysSent: false,
    toAnswer: (value) => (typeof value === 'number' ? numberText(value) : misfit(value)),
    // Text that is no number goes as it is, so that it is refused everywhere.
    toValue: (answer) =>
      typeof answer === 'string' && isNumberText(answer) ? Number(answer) : answer || undefined,
    toText: (value) => (typeof value === 'number' ? numberText(value) : undefined),
  };
}

interface NumberAsked {
  readonly isInteger: boolean;
  readonly ui: UiNode;
  readonly limits: WireConfig;
}

/** The question for a number. The widget `range` needs two ends. */
function numberQuestion(
  reader: SchemaReader,
  node: SchemaNode,
  { isInteger, ui, limits }: NumberAsked,
): AskedValue['question'] {
  const isStepped = limits.step !== undefined;
  if (ui.setting('widget') === 'range') {
    const isBetween = limits.min !== undefined && limits.max !== undefined && limits.min !== limits.max;
    if (isBetween)
      return { type: 'schema-slider', config: isInteger && !isStepped ? { ...limits, step: 1 } : limits };
    const message = 'the widget "range" needs two bounds, such as minimum and maximum: it is a field';
    reader.report('unsupported-keyword', node.at(), message);
  }
  return { type: isInteger && !isStepped ? 'schema-integer' : 'schema-decimal', config: limits };
}

function readLimits(reader: SchemaReader, node: SchemaNode, isInteger: boolean): WireConfig {
  // A library may give a whole number the bounds of what JavaScript stores exactly.
  const isLongBound = (value: number) =>
    isInteger && !Object.hasOwn(node.schema, 'multipleOf') && Number.isSafeInteger(value);
  const bound = (keyword: string): Fraction | undefined => {
    const value = ownField(node.schema, keyword);
    if (value === undefined) return undefined;
    if (typeof value === 'number' && (isPlainNumber(String(value)) || isLongBound(value)))
      return fraction(numberText(value));
    const message = `${keyword} must be a number of at most fifteen digits`;
    if (typeof value === 'number')
      reportUnchecked(reader, node, keyword, `${message} to be checked while somebody types`);
    else reader.report('malformed', node.at(keyword), message);
    return undefined;
  };
  const multiple = bound('multipleOf');
  const isMultiple = multiple !== undefined && multiple.units > 0n;
  if (multiple && !isMultiple)
    reader.report('malformed', node.at('multipleOf'), 'multipleOf must be above 0');
  const step = isMultiple ? commonStep(multiple, isInteger) : isInteger ? unit : undefined;
  const min = highest(bound('minimum'), openBound('exclusiveMinimum', 1n));
  const max = lowestOf(bound('maximum'), openBound('exclusiveMaximum', -1n));
  const [low, high] = [step && min ? onStep(min, step, 1n) : min, step && max ? onStep(max, step, -1n) : max];
  const isEmpty = low !== undefined && high !== undefined && compare(low, high) > 0n;
  if (isEmpty) reader.report('malformed', node.at(), 'no number is between the bounds of this property');
  return {
    ...(low && !isEmpty && { min: written(low) }),
    ...(high && { max: written(high) }),
    ...(isMultiple && step && { step: Number(written(step)) }),
  };

  /** The first number on the step beyond a bound that is excluded itself. */
  function openBound(keyword: string, direction: 1n | -1n): Fraction | undefined {
    const excluded = bound(keyword);
    if (!excluded) return undefined;
    if (!step) {
      reportUnchecked(reader, node, keyword, `${keyword} is only checked by validateData`);
      return undefined;
    }
    const nearest = onStep(excluded, step, direction);
    return compare(nearest, excluded) === 0n ? sum(nearest, step, direction) : nearest;
  }
}

/** A plain number: whole units of one over ten to the power `places`. */
interface Fraction {
  readonly units: bigint;
  readonly places: number;
}

const unit: Fraction = { units: 1n, places: 0 };

function fraction(plain: string): Fraction {
  const [whole = '', decimals = ''] = plain.split('.');
  return { units: BigInt(whole + decimals), places: decimals.length };
}

function written({ units, places }: Fraction): string {
  const digits = String(units < 0n ? -units : units).padStart(places + 1, '0');
  const decimals = places === 0 ? '' : digits.slice(-places).replace(/0+$/, '');
  const whole = places === 0 ? digits : digits.slice(0, -places);
  return `${units < 0n ? '-' : ''}${whole}${decimals && `.${decimals}`}`;
}

/** The units of both numbers with the same number of places. */
function aligned(one: Fraction, other: Fraction): readonly [bigint, bigint, number] {
  const places = Math.max(one.places, other.places);
  const unitsOf = (number: Fraction) => number.units * 10n ** BigInt(places - number.places);
  return [unitsOf(one), unitsOf(other), places];
}

function compare(one: Fraction, other: Fraction): bigint {
  const [left, right] = aligned(one, other);
  return left - right;
}

function sum(number: Fraction, step: Fraction, direction: 1n | -1n): Fraction {
  const [left, right, places] = aligned(number, step);
  return { units: left + right * direction, places };
}

/** The nearest multiple of the step: at the number or above it (1), or at the number or below it (-1). */
function onStep(number: Fraction, step: Fraction, direction: 1n | -1n): Fraction {
  const [units, size, places] = aligned(number, step);
  const rest = ((units % size) + size) % size;
  const below = units - rest;
  return { units: direction === 1n && rest !== 0n ? below + size : below, places };
}

/** The step of numbers that are multiples of this one, and whole where they must be. */
function commonStep(multiple: Fraction, isInteger: boolean): Fraction {
  if (!isInteger) return multiple;
  const [units, size, places] = aligned(multiple, unit);
  return { units: (units * size) / commonDivisor(units, size), places };
}

function commonDivisor(left: bigint, right: bigint): bigint {
  return right === 0n ? left : commonDivisor(right, left % right);
}

function highest(one: Fraction | undefined, other: Fraction | undefined): Fraction | undefined {
  return one && other ? (compare(one, other) >= 0n ? one : other) : (one ?? other);
}

function lowestOf(one: Fraction | undefined, other: Fraction | undefined): Fraction | undefined {
  return one && other ? (compare(one, other) <= 0n ? one : other) : (one ?? other);
}
