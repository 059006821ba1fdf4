import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readConditionTree, writeConditionTree } from '#form-engine/src/builder/headless.ts';
import { readCondition } from '#form-engine/src/sections/readCondition.ts';

const test = (operator: string, value = '') => ({ qid: 'a', operator, value });

describe('a condition as people build it', () => {
  it.each<[unknown, object]>([
    [undefined, { holds: 'all', of: [] }],
    [
      { qid: 'a', filled: true },
      { holds: 'all', of: [test('filled')] },
    ],
    [
      { qid: 'a', filled: false },
      { holds: 'all', of: [test('empty')] },
    ],
    [
      { qid: 'a', equals: 1 },
      { holds: 'all', of: [test('equals', '1')] },
    ],
    [
      { qid: 'a', equals: true },
      { holds: 'all', of: [test('equals', '1')] },
    ],
    [
      { qid: 'a', in: ['x'] },
      { holds: 'all', of: [test('equals', 'x')] },
    ],
    [{ not: { qid: 'a', contains: 'x' } }, { holds: 'all', of: [test('not-contains', 'x')] }],
    [
      { qid: 'a', nid: 7, age_lt: 18 },
      { holds: 'all', of: [{ ...test('age_lt', '18'), nid: 7 }] },
    ],
    [{ not: { qid: 'a', gt: 5 } }, { holds: 'none', of: [test('gt', '5')] }],
    [
      { any: [{ qid: 'a', filled: true }, { not: { any: [{ qid: 'a', gt: 5 }] } }] },
      { holds: 'any', of: [test('filled'), { holds: 'none', of: [test('gt', '5')] }] },
    ],
  ])('of %j is %j', (wire, tree) => {
    expect(readConditionTree(wire)).toEqual(tree);
  });

  it.each([
    [[]],
    ['x'],
    [{ qid: 'a' }],
    [{ qid: 'a', in: ['x', 'y'] }],
    [{ all: [{ any: [5] }] }],
    [{ equals: 'x' }],
  ])('is none of %j, which only JSON can say', (wire) => {
    expect(readConditionTree(wire)).toBeUndefined();
  });

  it('leaves out a test that is not complete', () => {
    const of = [test('equals'), { ...test('filled'), qid: '' }, test('filled')] as const;
    // Cast is safe: the operators of `test` are those of the builder.
    const tree = { holds: 'any', of } as unknown as Parameters<typeof writeConditionTree>[0];
    expect(writeConditionTree(tree)).toEqual({ qid: 'a', filled: true });
    expect(writeConditionTree({ holds: 'all', of: [] })).toBeUndefined();
  });

  it('means the same when it is read and written again', () => {
    const leaf = fc.constantFrom<object>(
      { qid: 'a', filled: true },
      { qid: 'b', filled: false },
      { qid: 'a', equals: 'x' },
      { qid: 'b', contains: 'x' },
      { qid: 'b', gte: 2.5 },
      { qid: 'a', lt: '2026-11-29' },
      { qid: 'a', nid: 0, age_gte: 12 },
    );
    const { tree } = fc.letrec<{ tree: object }>((tie) => ({
      tree: fc.oneof(
        { maxDepth: 3 },
        leaf,
        fc.array(tie('tree'), { minLength: 2, maxLength: 3 }).map((all) => ({ all })),
        fc.array(tie('tree'), { minLength: 2, maxLength: 3 }).map((any) => ({ any })),
        fc.array(tie('tree'), { minLength: 2, maxLength: 3 }).map((any) => ({ not: { any } })),
        leaf.map((not) => ({ not })),
      ),
    }));
    const meaning = (wire: unknown) =>
      readCondition(wire, 'it', { findKey: (qid) => qid, today: '2026-11-29', report: () => undefined });
    fc.assert(
      fc.property(tree, (wire) => {
        const read = readConditionTree(wire);
        expect(read).toBeDefined();
        if (read) expect(meaning(writeConditionTree(read))).toEqual(meaning(wire));
      }),
    );
  });
});
