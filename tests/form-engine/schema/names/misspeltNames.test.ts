import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { misspeltNames, nearestName } from '#form-engine/src/schema/names/misspeltNames.ts';
import { configNames, questionNames, sectionNames } from '#form-engine/src/schema/names/wireNames.ts';
import { startCpuClock } from '#tests/support/clock/startCpuClock.ts';

describe('nearestName', () => {
  it.each([
    ['requierd', 'required'],
    ['visble_when', 'visible_when'],
    ['visibleWhen', 'visible_when'],
    ['visible-when', 'visible_when'],
    ['tpye', 'type'],
    ['QID', 'qid'],
    ['option', 'options'],
    ['place_holder', 'placeholder'],
    ['requred_wen', 'required_when'],
  ])('takes %s for %s', (name, meant) => {
    expect(nearestName(name, questionNames)).toBe(meant);
  });

  it.each(['id', 'uid', 'weight', 'optional', 'answered', 'label', 'status', 'fid', '', '__proto__'])(
    'takes %s for nothing',
    (name) => {
      expect(nearestName(name, questionNames)).toBeUndefined();
    },
  );

  it('takes every known name for itself', () => {
    const names = [...questionNames, ...configNames];
    for (const name of names) expect(nearestName(name, names)).toBe(name);
  });

  it('finds a long name again after any one slip', () => {
    const long = questionNames.filter((name) => name.length >= 4);
    fc.assert(
      fc.property(
        fc.constantFrom(...long),
        fc.nat(),
        fc.constantFrom('drop', 'add', 'swap'),
        (name, at, slip) => {
          const place = at % (name.length - 1);
          const [before, one = '', two = '', rest] = [
            name.slice(0, place),
            name[place],
            name[place + 1],
            name.slice(place + 2),
          ];
          const typed = {
            drop: before + two + rest,
            add: `${before}${one}x${two}${rest}`,
            swap: before + two + one + rest,
          };
          expect(nearestName(typed[slip], long)).toBe(name);
        },
      ),
    );
  });
});

describe('misspeltNames', () => {
  it('lists no known name, no name of the server itself, and none beside the name that it looks like', () => {
    const record = { title: '', fields: [], weight: 3, titles: [], stap: 1 };
    expect(misspeltNames(record, sectionNames)).toEqual([{ name: 'stap', meant: 'step' }]);
  });

  it('compares hostile records in a moment', () => {
    const names = Array.from({ length: 100_000 }, (_, n) => [`requierd${n}`.padEnd(40, 'x'), 1]);
    const cpuTime = startCpuClock();
    misspeltNames(Object.fromEntries(names), questionNames);
    misspeltNames({ ['a'.repeat(10_000_000)]: 1 }, questionNames);
    expect(cpuTime()).toBeLessThan(2000);
  });
});
