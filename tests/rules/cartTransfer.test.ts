import { describe, expect, it } from 'vitest';
import { decideTransfer, type TransferItem } from '#rules/cartTransfer.ts';
import cases from '../cases/registration/cartTransfer.json' with { type: 'json' };

const anything: TransferItem = { courseType: 'course', registeredUids: [], ageDay: '2026-11-20' };

describe('decideTransfer', () => {
  it.each(cases)('$name', ({ item: part, member, notice }) => {
    // The lists and strings of the JSON table are wider than the tuples and union types.
    const item = { ...anything, ...part } as TransferItem;
    const { kept, dropped } = decideTransfer([item], { birthdate: undefined, ...member });
    expect(kept).toEqual(notice === null ? [item] : []);
    const reason = notice?.startsWith('Je leeftijd') ? 'age' : 'registered';
    expect(dropped).toEqual(notice === null ? [] : [{ item, reason }]);
  });

  it('keeps the order of the items and puts each item in either `kept` or `dropped`', () => {
    const items = [1, 2, 3, 4].map((tariff) => ({
      ...anything,
      tariff,
      registeredUids: tariff % 2 === 0 ? [3] : [],
    }));
    const { kept, dropped } = decideTransfer(items, { uid: 3, birthdate: undefined });
    expect(kept.map(({ tariff }) => tariff)).toEqual([1, 3]);
    expect(dropped.map(({ item }) => item.tariff)).toEqual([2, 4]);
  });
});
