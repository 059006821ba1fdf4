import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { root } from '#scripts/root.ts';

/** Properties that the browser animates without a new layout. A colour may fade too: nothing moves then. */
const cheap = /^(opacity|transform|translate|scale|rotate|visibility|color|background-color|border-color)$/;
/** The tokens of the portal, which are 0 for somebody who wants less motion. */
const token = /^var\(--motion(-large)?\)$/;
const longest = 250;

const sheets = globSync('{src,form-engine/src}/**/*.css', { cwd: root }).map((file) => ({
  file,
  css: readFileSync(`${root}/${file}`, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, ''),
}));

describe('the style sheets', () => {
  it('are all found', () => {
    expect(sheets.length).toBeGreaterThan(50);
  });

  it.each(sheets.filter(({ css }) => css.includes('transition')))(
    'move only what is cheap, for 150 to 250 ms ($file)',
    ({ css }) => {
      for (const [, value = ''] of css.matchAll(/[^-]transition:([^;]+);/g))
        for (const part of value.split(','))
          if (part.trim() !== 'none') {
            const [property = '', time = ''] = part.trim().split(/\s+/);
            expect(property).toMatch(cheap);
            if (!token.test(time)) expect(Number.parseInt(time, 10)).toBeOneOf([150, 200, longest]);
          }
    },
  );

  it.each(sheets.filter(({ css }) => css.includes('@keyframes')))(
    'change only what is cheap in an animation ($file)',
    ({ css }) => {
      for (const [, frames = ''] of css.matchAll(/@keyframes [\w-]+ \{((?:[^{}]*\{[^{}]*\})*)/g))
        for (const [, property = ''] of frames.matchAll(/^\s*([\w-]+):/gm)) expect(property).toMatch(cheap);
    },
  );

  it.each(sheets.filter(({ css }) => /(transition|animation)(-duration)?:[^;]*[1-9]\d*m?s/.test(css)))(
    'stand still for somebody who wants less motion ($file)',
    ({ css }) => {
      // An animation of 0 s only delays something.
      const moves = [...css.matchAll(/(?:transition|animation)(?:-duration)?:([^;]*)/g)]
        .map(([, value = '']) => value)
        .filter((value) => /\b(?!0m?s)\d*\.?\d+m?s/.test(value.replace(/\b0s \d+ms/, '')));
      if (moves.length > 0) expect(css).toContain('@media (prefers-reduced-motion: reduce)');
    },
  );
});
