import { describe, expect, it } from 'vitest';
import {
  addRows,
  nextRows,
  type RowsForm,
  rowNames,
  rowsFaults,
} from '#src/features/offer/hall/view/addRows.ts';
import { rowsOf, writeSeats } from '#src/features/offer/hall/view/standSeats.ts';

const form: RowsForm = { from: 'A', to: 'N', count: '20', aisles: '', first: '1', numbering: 'left' };
const rowA = (change: Partial<RowsForm>) => addRows([], { ...form, to: '', ...change });

describe('rowNames', () => {
  it.each<[string, string, readonly string[] | undefined]>([
    ['A', 'D', ['A', 'B', 'C', 'D']],
    ['y', 'AB', ['Y', 'Z', 'AA', 'AB']],
    ['9', '11', ['9', '10', '11']],
    ['Loge', '', ['Loge']],
    ['C', 'C', ['C']],
    ['', '', undefined],
    ['D', 'A', undefined],
    ['A', '4', undefined],
    ['Loge', 'Balkon', undefined],
    ['1', '1000', undefined],
  ])('from %s to %s are %j', (from, to, names) => {
    expect(rowNames(from, to)).toEqual(names);
  });
});

describe('addRows', () => {
  it('adds rows A to N of 20 seats, a block each', () => {
    const blocks = writeSeats(addRows([], form));
    expect(blocks).toHaveLength(14);
    expect(blocks[13]).toEqual({ row: 'N', y: 13, x: 0, from: 1, to: 20, wheelchairs: [] });
  });

  it('adds behind the rows that there are', () => {
    const more = addRows(rowA({ count: '4' }), { ...form, from: 'B', to: 'C', count: '6' });
    expect(rowsOf(more).map(({ row, y, seats }) => [row, y, seats.length])).toEqual([
      ['A', 0, 4],
      ['B', 1, 6],
      ['C', 2, 6],
    ]);
  });

  it.each<[Partial<RowsForm>, readonly number[]]>([
    [{}, [1, 2, 3, 4, 5]],
    [{ first: '101' }, [101, 102, 103, 104, 105]],
    [{ numbering: 'right' }, [5, 4, 3, 2, 1]],
    [{ numbering: 'middle' }, [5, 3, 1, 2, 4]],
  ])('numbers five seats with %j as %j', (change, numbers) => {
    expect(rowA({ count: '5', ...change }).map(({ number }) => number)).toEqual(numbers);
  });

  it('leaves an aisle after the seats that are named', () => {
    expect(rowA({ count: '6', aisles: '2, 4' }).map(({ x }) => x)).toEqual([0, 1, 3, 4, 6, 7]);
  });
});

describe('rowsFaults', () => {
  it.each<[Partial<RowsForm>, object]>([
    [{ from: 'C' }, {}],
    [{}, { from: 'exists' }],
    [{ from: '' }, { from: 'missing' }],
    [{ from: 'C', to: 'A' }, { to: 'noRows' }],
    [{ from: 'C', count: 'veel' }, { count: 'noCount' }],
    [{ from: 'C', count: '0' }, { count: 'noCount' }],
    [{ from: 'C', aisles: '5 20' }, { aisles: 'noAisle' }],
    [{ from: 'C', aisles: 'midden' }, { aisles: 'noAisle' }],
    [{ from: 'C', first: '0' }, { first: 'noNumber' }],
  ])('beside row B, of %j are %j', (change, faults) => {
    expect(rowsFaults({ ...form, ...change }, addRows([], { ...form, from: 'B', to: '' }))).toEqual(faults);
  });
});

describe('nextRows', () => {
  it('begins with A, and goes on after the last row with its length', () => {
    expect(nextRows([])).toMatchObject({ from: 'A', count: '' });
    expect(nextRows(addRows([], form))).toMatchObject({ from: 'O', count: '20' });
    expect(nextRows(rowA({ from: '12' }))).toMatchObject({ from: '13' });
    expect(nextRows(rowA({ from: 'Loge' }))).toMatchObject({ from: '' });
  });
});
