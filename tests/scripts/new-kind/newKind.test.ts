import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nameFault, settingFault } from '#scripts/new-kind/nameFault.ts';
import { withRow } from '#scripts/new-kind/tableRow.ts';
import { root } from '#scripts/root.ts';
import { copyOfRepository } from './copyOfRepository.ts';

// It runs five programs, each of which waits for a busy machine.
describe('npm run new-kind', { timeout: 300_000 }, () => {
  let copy: string;
  const node = (...args: readonly string[]): SpawnSyncReturns<string> =>
    spawnSync(process.execPath, args, {
      cwd: copy,
      encoding: 'utf8',
      env: { ...process.env, NO_COLOR: '1' },
    });
  const newKind = (...args: readonly string[]) =>
    node('--conditions=club-source', 'scripts/newKind.ts', ...args);
  const expectSuccess = ({ status, stdout, stderr }: SpawnSyncReturns<string>) =>
    expect(status, stdout + stderr).toBe(0);

  beforeAll(() => {
    copy = copyOfRepository();
    expectSuccess(newKind('club_code'));
    expectSuccess(newKind('locker', '--setting', 'most_letters'));
  }, 300_000);
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  it('gives kinds that compile, with their stories and tests', () => {
    const config = {
      extends: './tsconfig.json',
      compilerOptions: { types: ['node', 'vite/client', '@vitest/browser-playwright'] },
      include: ['form-engine/src', 'tests/form-engine', 'stories/kinds', 'stories/controls', 'schemas'],
    };
    writeFileSync(join(copy, 'tsconfig.newKind.json'), JSON.stringify(config));
    expectSuccess(node('node_modules/typescript/bin/tsc', '-p', 'tsconfig.newKind.json'));
  });

  it('gives kinds whose tests pass, and those of the tables, the contract and the generated code', () => {
    const tests = [
      'form-engine/questions/club-code',
      'form-engine/questions/locker',
      'form-engine/rules/clubCode',
      'form-engine/rules/locker',
      'form-engine/nasty/nasty.test.ts',
      'form-engine/sections/section.schema',
      'form-engine/scripts/answerChecksFiles',
      'form-engine/texts/texts.languages',
      'schemas/clubFile',
      'stories',
    ].map((path) => `tests/${path}`);
    const config = ['--config', 'vitest.unit.config.ts', '--project=unit'];
    const names = /[Cc]lub.?code|[Ll]ocker|each kind of question|up to date|key/.source;
    expectSuccess(node('node_modules/vitest/vitest.mjs', 'run', ...config, '-t', names, ...tests));
  });

  it('keeps the boundaries, and leaves nothing to format', () => {
    expectSuccess(node('scripts/boundaries.ts'));
    expectSuccess(
      node(
        'node_modules/@biomejs/biome/bin/biome',
        'check',
        '--vcs-enabled=false',
        'form-engine',
        'stories',
        'schemas',
        'tests/form-engine',
      ),
    );
  });

  it('says what a person still has to do, and where', () => {
    const said = newKind('parking_place').stdout;
    expect(said).toMatch(/Left to do:/);
    const named = [...said.matchAll(/^ {2}([\w./-]+\.tsx?)$/gm)].map(([, path = '']) => path);
    expect(named).toHaveLength(10);
    for (const path of named) expect(readFileSync(join(copy, path), 'utf8')).toMatch(/parking/i);
  });

  it('refuses a name that exists, with a sentence, and changes nothing', () => {
    const before = readFileSync(join(copy, 'form-engine/src/texts/nl.ts'), 'utf8');
    const { status, stderr } = newKind('locker');
    expect([status, stderr.trim()]).toEqual([
      1,
      '{ "type": "locker" } is asked by the kind “locker” already.',
    ]);
    expect(readFileSync(join(copy, 'form-engine/src/texts/nl.ts'), 'utf8')).toBe(before);
    expect(newKind().status).toBe(2);
  });
});

describe('nameFault', () => {
  it.each([
    ['Shirt', 'is no name for a kind'],
    ['shirt-number', 'is no name for a kind'],
    ['_shirt', 'is no name for a kind'],
    ['shirt__number', 'is no name for a kind'],
    ['2nd', 'is no name for a kind'],
    ['', 'is no name for a kind'],
    ['__proto__', 'is no name for a kind'],
    ['../shirt', 'is no name for a kind'],
    ['a'.repeat(31), 'at most 30 characters'],
    ['constructor', 'property of every object'],
    ['rating', 'asked by the kind “rating” already'],
    ['select_multiple', 'questions/select-multiple exists already'],
    ['submit', 'has a text with the key “submit” already'],
    ['controls', 'questions/controls exists already'],
    ['calendar_day', 'rules/calendarDay.ts exists already'],
  ])('refuses %j', (name, sentence) => {
    expect(nameFault(name, root)).toContain(sentence);
  });

  it('accepts a name of which nothing is taken', () => {
    expect(nameFault('shirt_number', root)).toBeUndefined();
    expect([settingFault('most_letters'), settingFault('max')]).toEqual([undefined, undefined]);
  });

  it.each(['mostLetters', 'constructor', ''])('refuses the setting %j', (setting) => {
    expect(settingFault(setting)).toContain('is no name for a setting');
  });
});

describe('withRow', () => {
  const row = { file: 'a.ts', before: '  last,\n', row: '  added,\n' };

  it('adds a row before its place', () => {
    expect(withRow('[\n  last,\n]', row)).toBe('[\n  added,\n  last,\n]');
  });

  it.each(['[\n]', '[\n  last,\n  last,\n]'])(
    'throws where the place is not there exactly once: %j',
    (text) => {
      expect(() => withRow(text, row)).toThrow('a.ts must have this exactly once');
    },
  );
});
