import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { questionKinds } from '@clubpoort/form-engine/headless';
import { describe, expect, it } from 'vitest';
import { kindSamples } from '#form-engine/src/questions/samples/kindSamples.ts';

const stories = join(import.meta.dirname, '..', '..', '..', 'stories');

/** `SelectMultiple` of `select_multiple`. */
const fileOf = (kind: string) => kind.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());

function statesIn(file: string): readonly string[] {
  const path = join(stories, `${file}.stories.tsx`);
  if (!existsSync(path)) return [];
  return [...readFileSync(path, 'utf8').matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name);
}

describe('the manual shows every kind of question in all its states', () => {
  it.each(questionKinds.map(({ name }) => name))(
    '%s has a story of each state, in a form and alone',
    (name) => {
      const { inForm, control, alone } = kindSamples[name].stories;
      expect(statesIn(`kinds/${fileOf(name)}`)).toEqual(expect.arrayContaining([...inForm]));
      if (control) expect(statesIn(`controls/${control}`)).toEqual(expect.arrayContaining([...alone]));
    },
  );

  it('the samples name every state that is a story, so that the overview links to it', () => {
    const states = new Set(Object.values(kindSamples).flatMap(({ stories }) => stories.inForm));
    const forgotten = questionKinds.flatMap(({ name }) =>
      statesIn(`kinds/${fileOf(name)}`)
        .filter((story) => [...states].some((state) => state === story))
        .filter((story) => !kindSamples[name].stories.inForm.some((state) => state === story))
        .map((story) => `${name} ${story}`),
    );
    expect(forgotten).toEqual([]);
  });

  it('every control in stories/controls is the exported control of a kind, the text of an option, or all other controls', () => {
    const drawn = new Set(Object.values(kindSamples).map(({ stories }) => stories.control));
    const files = readdirSync(join(stories, 'controls')).filter((name) => name.endsWith('.stories.tsx'));
    const loose = files.map((name) => name.replace('.stories.tsx', '')).filter((name) => !drawn.has(name));
    expect(loose).toEqual(['Other', 'Stock']);
  });
});
