import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Tokens that the portal leaves as the engine has them. */
const keptAsTheyAre = ['--cf-width'];

const tokensIn = (file: string) =>
  new Set(
    [...readFileSync(`${import.meta.dirname}/../../../${file}`, 'utf8').matchAll(/(--cf-[\w-]+):/g)].map(
      ([, token]) => token,
    ),
  );

describe('formTokens.css', () => {
  it("gives every token of the engine the portal's own value, and none that the engine doesn't have", () => {
    const engine = tokensIn('form-engine/src/styles/tokens.css');
    const portal = tokensIn('src/styles/formTokens.css');
    expect(engine.size).toBeGreaterThan(10);
    expect([...portal, ...keptAsTheyAre].sort()).toEqual([...engine].sort());
  });
});
