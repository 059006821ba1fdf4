/** Setup file for Vitest: reports which functions of the rooms ran in a test file. */
import { afterEach } from 'vitest';
import { type Hits, hitsGlobal } from './hits.ts';

const hits: Hits = new Map();
Object.assign(globalThis, {
  [hitsGlobal]: (file: string, start: number) => {
    const starts = hits.get(file) ?? new Set();
    hits.set(file, starts.add(start));
  },
});

afterEach(({ task }) => {
  Object.assign(task.file.meta, { hits });
});
