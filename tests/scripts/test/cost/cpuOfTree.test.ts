import { describe, expect, it } from 'vitest';
import { cpuOfTree, type SeenProcess } from '#scripts/test/cost/cpuOfTree.ts';

const root = 10;
const process = (pid: number, parent: number, own: number, waited = 0): SeenProcess => ({
  pid,
  parent,
  own,
  waited,
  startedAt: pid * 100,
});
const secondsAfter = (...looks: readonly (readonly SeenProcess[])[]) => {
  const tree = cpuOfTree(root);
  for (const table of looks) tree.see(table);
  return tree.seconds();
};

describe('cpuOfTree', () => {
  it('adds up a process and its descendants, and ignores all others', () => {
    const table = [
      process(1, 0, 50),
      process(10, 1, 2),
      process(11, 10, 3, 4),
      process(12, 11, 5),
      process(13, 1, 60),
    ];
    expect(secondsAfter(table)).toBe(14);
  });

  it('counts an ended child once, by the time that its parent waited for', () => {
    expect(secondsAfter([process(10, 1, 2), process(11, 10, 3)], [process(10, 1, 2, 3.5)])).toBe(5.5);
  });

  it('counts a child that ended together with its parent', () => {
    const looks = [[process(10, 1, 2), process(11, 10, 3), process(12, 11, 4)], [process(10, 1, 2)]] as const;
    expect(secondsAfter(...looks)).toBe(6);
    expect(secondsAfter(looks[0], [])).toBe(9);
  });

  it('counts a process that lost its parent, during its life and after its end', () => {
    const lost = [process(10, 1, 2), process(12, 1, 7)];
    const before = [process(10, 1, 2), process(11, 10, 1), process(12, 11, 4)];
    expect(secondsAfter(before, lost)).toBe(9);
    expect(secondsAfter(before, lost, [process(10, 1, 2, 1)])).toBe(10);
  });

  it('does not take a process with a reused pid for the earlier one', () => {
    const reused = { ...process(11, 1, 30), startedAt: 9_999 };
    expect(secondsAfter([process(10, 1, 2), process(11, 10, 3)], [process(10, 1, 2, 3), reused])).toBe(5);
  });
});
