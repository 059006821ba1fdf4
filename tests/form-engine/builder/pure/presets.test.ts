import { describe, expect, it } from 'vitest';
import { clubPresets, presetsIn } from '#form-engine/src/builder/pure/presets.ts';
import { de } from '#form-engine/src/builder/texts/de.ts';
import { en } from '#form-engine/src/builder/texts/en.ts';
import { fr } from '#form-engine/src/builder/texts/fr.ts';
import { nl } from '#form-engine/src/builder/texts/nl.ts';
import { compileForm } from '#form-engine/src/schema/compileForm.ts';

describe.each(Object.entries({ nl, en, fr, de }))('the presets in %s', (_language, texts) => {
  const presets = presetsIn(texts.presets);

  it('are forms that the engine has nothing to report about', () => {
    const fields = presets.flatMap(({ questions }) => questions);
    expect(compileForm([{ title: '', fields }], { today: '2026-11-29' }).diagnostics).toEqual([]);
  });

  it('are as sensitive and as required as the Dutch ones', () => {
    const shape = (all: typeof presets) =>
      all.map(({ questions }) =>
        questions.map(({ type, required, sensitive }) => ({ type, required, sensitive })),
      );
    expect(shape(presets)).toEqual(shape(clubPresets));
  });
});
