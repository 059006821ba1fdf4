import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Tokens of the engine that the portal does not override. */
const keptAsTheyAre = ['--cf-width', '--cf-brand'];

const tokensIn = (file: string) =>
  new Set(
    [...readFileSync(`${import.meta.dirname}/../../../${file}`, 'utf8').matchAll(/(--cf-[\w-]+):/g)].map(
      ([, token]) => token,
    ),
  );

describe('formTokens.css', () => {
  it('overrides every token of the engine with the portal’s own value, and contains no unknown token', () => {
    const engine = tokensIn('form-engine/src/styles/tokens.css');
    const portal = tokensIn('src/styles/formTokens.css');
    expect(engine.size).toBeGreaterThan(10);
    expect([...portal, ...keptAsTheyAre].sort()).toEqual([...engine].sort());
  });
});
