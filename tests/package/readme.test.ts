import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readDeclarations } from '#form-engine/scripts/readDeclarations.ts';
import { root } from '#scripts/root.ts';
import { installedEngine } from './setup/installed.ts';
import { readmeBlocks } from './setup/readmeBlocks.ts';

const readme = () => readFile(join(root, 'form-engine/README.md'), 'utf8');

/** The first cells of all table rows. */
const tableCells = async () =>
  [...(await readme()).matchAll(/^\| ([^|]+)/gm)].map(([, cell = '']) => cell).join();

const declarationsOf = (entry: string) => readDeclarations(join(installedEngine(), `dist/${entry}.d.ts`));

const membersOf = (entry: string, name: string): readonly string[] =>
  declarationsOf(entry)
    .filter((declaration) => declaration.name === name)
    .flatMap(({ members }) => members.map((member) => member.name));

describe('the README of the engine', () => {
  it('names a file for each TypeScript block, so that the apps compile the blocks', async () => {
    const typed = (await readmeBlocks()).filter(({ language }) => /^tsx?$/.test(language));
    expect(typed.length).toBeGreaterThan(5);
    for (const { fileName, code } of typed) expect(fileName, code).toMatch(/^\w+\.tsx?$/);
    expect(new Set(typed.map(({ fileName }) => fileName)).size).toBe(typed.length);
  });

  it('starts with a form of each sort in fewer than 15 lines', async () => {
    const [first, second] = (await readmeBlocks()).filter(({ language }) => language === 'tsx');
    expect(first?.code).toContain('<SchemaForm');
    expect(second?.code).toContain('<RegistrationForm');
    for (const block of [first, second]) expect(block?.code.trimEnd().split('\n').length).toBeLessThan(15);
  });

  it('contains valid JSON', async () => {
    const [sections] = (await readmeBlocks()).filter(({ language }) => language === 'json');
    expect(JSON.parse(sections?.code ?? '')).toHaveLength(1);
  });

  it('documents every custom property of the stylesheet, and no unknown one', async () => {
    const css = await readFile(join(installedEngine(), 'dist/styles.css'), 'utf8');
    const named = (text: string) => [...new Set(text.match(/--cf-[\w-]+/g))].sort();
    const declared = [...css.matchAll(/(--cf-[\w-]+):/g)].map(([, name = '']) => name);
    expect(named(await tableCells())).toEqual(named(declared.join()));
  });

  it('documents every prop of the form, every port and every method of the handle', async () => {
    const cells = await tableCells();
    const props = membersOf('index', 'RegistrationFormSettings');
    const ports = membersOf('headless', 'Ports');
    expect(props.length).toBeGreaterThan(10);
    expect(ports).toContain('clock');
    const unexplained = [...props, ...ports].filter((name) => !new RegExp(`\`${name}[\`(]`).test(cells));
    expect(unexplained).toEqual([]);
    const text = await readme();
    const calls = membersOf('index', 'RegistrationFormHandle');
    expect(calls.filter((name) => !text.includes(`\`${name}(`))).toEqual([]);
  });

  it('lists every kind and every control', async () => {
    const text = await readme();
    const { questionKinds } = await import(join(installedEngine(), 'dist/headless.js'));
    const kinds: readonly { name: string }[] = questionKinds;
    expect(kinds.length).toBeGreaterThan(10);
    const cells = await tableCells();
    expect(kinds.filter(({ name }) => !cells.includes(`\`${name}\``))).toEqual([]);
    const controls = declarationsOf('index')
      .filter(({ members }) => members.length === 0)
      .map(({ name }) => name)
      .filter((name) => /^[A-Z]\w+(Input|Upload|Select|SelectMultiple)$/.test(name));
    expect(controls.length).toBeGreaterThan(5);
    expect(controls.filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
  });
});
