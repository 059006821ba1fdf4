import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileForm, encodeAnswers, validateAnswers } from '#form-engine/src/headless.ts';
import { runs } from '#tests/setup/runs.ts';
import { formOf, today } from '../support/ask.ts';

/** A fraction, as a second way to compute the same. */
interface Fraction {
  readonly over: bigint;
  readonly under: bigint;
}

type Tree =
  | number
  | { readonly ref: string }
  | { readonly sum: readonly Tree[] }
  | { readonly product: readonly Tree[] }
  | { readonly min: readonly Tree[] }
  | { readonly max: readonly Tree[] }
  | { readonly difference: readonly [Tree, Tree] }
  | { readonly if: readonly [{ readonly qid: string; readonly gte: number }, Tree, Tree] };

function fraction(text: string): Fraction {
  const [whole = '', decimals = ''] = text.split('.');
  return { over: BigInt(whole + decimals), under: 10n ** BigInt(decimals.length) };
}

const plus = (a: Fraction, b: Fraction) => ({
  over: a.over * b.under + b.over * a.under,
  under: a.under * b.under,
});
const times = (a: Fraction, b: Fraction) => ({ over: a.over * b.over, under: a.under * b.under });
const less = (a: Fraction) => ({ ...a, over: -a.over });
const isLess = (a: Fraction, b: Fraction) => a.over * b.under < b.over * a.under;

function naive(tree: Tree, answers: Readonly<Record<string, string>>): Fraction {
  const answer = (qid: string) => fraction(answers[qid] ?? '0');
  const all = (trees: readonly Tree[]) => trees.map((one) => naive(one, answers));
  if (typeof tree === 'number') return fraction(String(tree));
  if ('ref' in tree) return answer(tree.ref);
  if ('sum' in tree) return all(tree.sum).reduce(plus);
  if ('product' in tree) return all(tree.product).reduce(times);
  if ('min' in tree) return all(tree.min).reduce((a, b) => (isLess(a, b) ? a : b));
  if ('max' in tree) return all(tree.max).reduce((a, b) => (isLess(a, b) ? b : a));
  if ('difference' in tree)
    return plus(naive(tree.difference[0], answers), less(naive(tree.difference[1], answers)));
  const [{ qid, gte }, holds, fails] = tree.if;
  const isMet = answers[qid] !== undefined && !isLess(answer(qid), fraction(String(gte)));
  return naive(isMet ? holds : fails, answers);
}

const number = fc.integer({ min: -9999, max: 9999 }).map((hundredths) => hundredths / 100);
const qid = fc.constantFrom('a', 'b', 'c');
const { tree } = fc.letrec<{ tree: Tree }>((tie) => {
  const list = fc.array(tie('tree'), { minLength: 1, maxLength: 4 });
  return {
    tree: fc.oneof(
      { maxDepth: 5, depthSize: 'small' },
      fc.oneof(
        number,
        qid.map((ref) => ({ ref })),
      ),
      list.map((sum) => ({ sum })),
      list.map((product) => ({ product })),
      list.map((min) => ({ min })),
      list.map((max) => ({ max })),
      fc.tuple(tie('tree'), tie('tree')).map((difference) => ({ difference })),
      fc.tuple(fc.record({ qid, gte: number }), tie('tree'), tie('tree')).map((choice) => ({ if: choice })),
    ),
  };
});
const answer = fc.option(number.map(String), { nil: undefined });
const questions = ['a', 'b', 'c'].map((name) => ({ qid: name, type: 'decimal' }));

/** Whether a plain number is this fraction. */
function isWrittenAs(value: string, { over, under }: Fraction): boolean {
  const read = fraction(value);
  return read.over * under === over * read.under;
}

describe('computedValue', () => {
  it('agrees with fractions, exactly and rounded', () => {
    const tried = runs(2000);
    const met = { exact: 0, rounded: 0, none: 0 };
    fc.assert(
      fc.property(
        tree,
        fc.record({ a: answer, b: answer, c: answer }),
        fc.option(fc.nat(3), { freq: 2 }),
        (expression, given, decimals) => {
          const config = { expression, ...(decimals !== null && { decimals }) };
          const form = formOf([...questions, { qid: 'total', type: 'computed', config }]);
          if (form.diagnostics.some(({ code }) => code === 'expression-size')) return;
          expect(form.diagnostics).toEqual([]);
          const answers = Object.fromEntries(
            Object.entries(given).flatMap(([name, text]) => (text === undefined ? [] : [[name, text]])),
          );
          const keyed = Object.fromEntries(
            Object.entries(answers).map(([name, text]) => [`${name}_0`, text]),
          );
          const value = String(encodeAnswers(form, keyed).total_0);
          const { over, under } = naive(expression, answers);
          if (value === '') {
            // More than fifteen digits: the whole part is large, or it has more decimals than fit.
            const scaled = { over: over * 10n ** 13n, under };
            const isSmall = over * over < under * under * 10n ** 4n;
            const isRound = scaled.over % scaled.under === 0n;
            expect(isSmall && isRound).toBe(false);
            met.none += 1;
          } else if (decimals === null) {
            expect(isWrittenAs(value, { over, under })).toBe(true);
            met.exact += 1;
          } else {
            const away = plus(fraction(value), less({ over, under }));
            const twice = { over: 2n * (away.over < 0n ? -away.over : away.over), under: away.under };
            expect(isLess({ over: 1n, under: 10n ** BigInt(decimals) }, twice)).toBe(false);
            expect(value.split('.')[1]?.length ?? 0).toBeLessThanOrEqual(decimals);
            met.rounded += 1;
          }
        },
      ),
      tried,
    );
    expect(Math.min(met.exact, met.rounded)).toBeGreaterThan(tried.numRuns / 7);
    expect(met.none).toBeGreaterThan(tried.numRuns / 400);
  });

  it('survives any expression', () => {
    const name = fc.constantFrom(
      'sum',
      'product',
      'difference',
      'min',
      'max',
      'if',
      'ref',
      'age',
      'nid',
      '__proto__',
    );
    const { any } = fc.letrec<{ any: unknown }>((tie) => ({
      any: fc.oneof(
        { depthSize: 'medium', maxDepth: 10 },
        fc.oneof(fc.jsonValue({ maxDepth: 1 }), fc.constantFrom<unknown>('a', 1e308, -0, 1e-300, Number.NaN)),
        fc.dictionary(name, tie('any'), { maxKeys: 2 }),
        fc.array(tie('any'), { maxLength: 3 }),
      ),
    }));
    fc.assert(
      fc.property(any, any, (expression, decimals) => {
        const field = {
          qid: 'total',
          nid: 0,
          type: 'computed',
          question: '',
          config: { expression, decimals },
        };
        const form = compileForm(
          [{ title: '', fields: [{ qid: 'a', nid: 0, type: 'number', question: '' }, field] }],
          {
            today,
          },
        );
        const sent = encodeAnswers(form, { a_0: '5' }).total_0;
        expect(sent === '' || /^-?\d{1,15}(\.\d+)?$/.test(String(sent))).toBe(true);
        expect(validateAnswers(form, { a_0: '5' }, { today })).toEqual([]);
      }),
      runs(2000),
    );
  });
});
