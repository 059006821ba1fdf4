import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { undocumentedSymbols } from '#form-engine/scripts/undocumentedSymbols.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'declarations-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function undocumentedIn(files: Readonly<Record<string, string>>): Promise<readonly string[]> {
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  return undocumentedSymbols([join(folder, 'index.d.ts')]);
}

describe('undocumentedSymbols', () => {
  it.each([
    ['a constant', 'export declare const one: number;', ['one']],
    ['a function', 'export declare function one(): void;', ['one']],
    ['a type', 'export type One = string;', ['One']],
    [
      'a class',
      '/** A. */ export declare class One { two(): void; private three; constructor(); }',
      ['One.two'],
    ],
    ['an interface', 'export interface One { /** B. */ two: string }', ['One']],
    [
      'a member',
      '/** A. */ export interface One { readonly two?: string; three(): void }',
      ['One.two', 'One.three'],
    ],
    ['a quoted member', "/** A. */ export interface One { 'ui:two': string }", ['One.ui:two']],
    [
      'a member of a type',
      '/** A. */ export type One = { two: 1 } | ({ three: 1 } & Four);',
      ['One.two', 'One.three'],
    ],
    [
      'a member of a type that an exported type names',
      '/** A. */ export type One = Two; type Two = { three: 1 };',
      ['One.three'],
    ],
    [
      'an inherited member',
      '/** A. */ export interface One extends Two {} interface Two { three: 1 }',
      ['One.three'],
    ],
    ['a constant with an ordinary comment', '/* A. */ export declare const one: number;', ['one']],
    ['a type after a documented one', '/** A. */ export type A = 1; export type B = 2;', ['B']],
    [
      'a constant that a later statement exports',
      'declare const one: number; export { one as two };',
      ['two'],
    ],
  ])('reports %s without documentation', async (_, text, expected) => {
    expect(await undocumentedIn({ 'index.d.ts': text })).toEqual(
      expected.map((name) => `index.d.ts: ${name}`),
    );
  });

  it('accepts documented symbols, and a member that only one variant of a type documents', async () => {
    const text = `
      /** A. */
      export type One = { /** B. */ readonly two: 1; readonly three?: never } | { /** C. */ readonly three: 1; readonly two?: never };
      /** D. */
      export interface Four { /** E. */ five(): { readonly inner: string } }
    `;
    expect(await undocumentedIn({ 'index.d.ts': text })).toEqual([]);
  });

  it('follows exports to their declarations', async () => {
    const files = {
      'index.d.ts': "export { one } from './a.ts'; export * as rules from './a.ts'; export * from './b.tsx';",
      'a.d.ts': 'export declare const one: number; /** A. */ export declare const two: number;',
      'b.d.ts': "export type { Three } from './c.js';",
      'c.d.ts': 'export interface Three {}',
    };
    expect(await undocumentedIn(files)).toEqual([
      'index.d.ts: one',
      'index.d.ts: rules.one',
      'index.d.ts: Three',
    ]);
  });

  it('throws on an entry without exports, instead of calling it documented', async () => {
    await expect(undocumentedIn({ 'index.d.ts': 'declare const one: number;' })).rejects.toThrow(
      'exports nothing',
    );
  });
});
