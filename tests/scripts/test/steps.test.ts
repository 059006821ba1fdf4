import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { root } from '#scripts/root.ts';
import { processTests } from '#scripts/test/processTests.ts';
import { shareOut } from '#scripts/test/slices.ts';
import { budgets, sliceItems, sliceSteps, stepsOf } from '#scripts/test/steps.ts';

describe('stepsOf', () => {
  it('gives a loop what a check has, and a full run what a loop has', () => {
    const names = (level: 'check' | 'loop' | 'full') => stepsOf(level, []).map(({ name }) => name);
    expect(names('loop')).toEqual(expect.arrayContaining(names('check')));
    expect(names('full')).toEqual(expect.arrayContaining(names('loop')));
  });

  it('gives named steps in the coverage of the level, or else as in a full run', () => {
    const [e2e, hostile] = stepsOf('loop', ['e2e', 'hostile']);
    expect(e2e?.commands.flat()).toContain('--grep');
    expect(hostile?.name).toBe('hostile');
    expect(() => stepsOf('loop', ['e3e'])).toThrow('Unknown: e3e. The steps are types,');
  });

  it('gives every step of the loop a budget', () => {
    const names = stepsOf('loop', []).map(({ name }) => name);
    expect(Object.keys(budgets)).toEqual(names);
  });
});

describe('the slices', () => {
  const items = sliceItems();

  it('have every spec and every test that starts programs, once', () => {
    const specs = globSync('e2e/**/*.spec.ts', { cwd: root }).filter(
      (file) => !file.startsWith('e2e/browsers/'),
    );
    const files = items.flatMap(({ file }) => file ?? []);
    expect(new Set(files).size).toBe(files.length);
    expect(files).toEqual(expect.arrayContaining([...specs, ...globSync([...processTests], { cwd: root })]));
  });

  const runOf = (missing: readonly string[]) =>
    shareOut(items, () => 1).flatMap((slice) =>
      sliceSteps(slice, missing).flatMap(({ name, commands }) => [name, ...commands.flat()]),
    );
  const namesOf = (some: typeof items) => some.map(({ step, file }) => file ?? step);

  it('run each part by name', () => {
    expect(runOf([])).toEqual(expect.arrayContaining(namesOf(items)));
  });

  it('leave out the servers of the distribution where the machine lacks one', () => {
    const others = items.filter(({ step }) => step !== 'distribution');
    const ran = runOf(['nginx']);
    expect(ran).toEqual(expect.arrayContaining(namesOf(others)));
    expect(ran).not.toContain('distribution');
  });

  it('name a test in each pattern of the tests that start programs', () => {
    expect(processTests.filter((pattern) => globSync(pattern, { cwd: root }).length === 0)).toEqual([]);
  });
});
