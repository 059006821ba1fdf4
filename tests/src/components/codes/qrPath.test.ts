import { encode } from 'uqr';
import { describe, expect, it } from 'vitest';
import { qrPath } from '#src/components/codes/qrPath.ts';

/** The cells that a path fills, each as `x,y`. */
function cellsOf(path: string): Set<string> {
  const runs = [...path.matchAll(/M(\d+) (\d+)h(\d+)v1H(\d+)z/g)];
  expect(runs.map(([run]) => run).join('')).toBe(path);
  return new Set(
    runs.flatMap(([, x, y, width, back]) => {
      expect(back).toBe(x);
      return Array.from({ length: Number(width) }, (_, at) => `${Number(x) + at},${y}`);
    }),
  );
}

describe('qrPath', () => {
  it.each(['0b0f8c1e-8f2a-4a5e-9a35-1d7f0a1c2b3d', 'DF-2048-17', 'é', 'x'.repeat(200)])(
    'draws exactly the dark cells of %s',
    (text) => {
      const { path, size } = qrPath(text);
      const { data } = encode(text, { ecc: 'M', border: 4 });
      expect(size).toBe(data.length);
      const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x},${y}`] : [])));
      expect(cellsOf(path)).toEqual(new Set(dark));
    },
  );

  it('leaves a margin of four light cells, which scanners need to find the code', () => {
    const { path, size } = qrPath('DF-2048-17');
    const ends = [...cellsOf(path)].flatMap((cell) => cell.split(',').map(Number));
    expect(Math.min(...ends)).toBe(4);
    expect(Math.max(...ends)).toBe(size - 5);
  });
});
