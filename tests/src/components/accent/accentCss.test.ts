import { expect, test } from 'vitest';
import { accentCss } from '#src/components/accent/accentCss.ts';

test('accentCss sets the accent of both themes', () => {
  expect(accentCss('#7a1f5c')).toBe(
    'html:root{--accent-light:#7a1f5c;--accent-soft-light:#f2e9ef;--accent-dark:#b582a4;--accent-soft-dark:#2e2730}',
  );
});

test.each(['', 'red', '#fff', '#12345g', '#7a1f5c}body{color:red'])(
  'accentCss writes nothing for %j',
  (color) => {
    expect(accentCss(color)).toBeUndefined();
  },
);
