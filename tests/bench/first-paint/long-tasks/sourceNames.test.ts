import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { moduleOf, roomOf, sourceNames } from '#bench/first-paint/long-tasks/sourceNames.ts';

describe('moduleOf and roomOf', () => {
  it.each([
    ['../../../home/me/portal/node_modules/react-dom/cjs/client.js', 'react-dom'],
    ['../../node_modules/a/node_modules/@tanstack/query-core/build/x.js', '@tanstack/query-core'],
    ['../../src/features/courses/view/priceText.ts', 'src/features/courses'],
    ['../../src/platform/storage.ts', 'src/platform'],
    ['../../src/paths.ts', 'src'],
    ['../../form-engine/src/rjsf/Field.tsx', 'form-engine/src/rjsf'],
    ['../../rules/brusselsTime.ts', 'rules'],
  ])('find the package or the folder of %s', (source, room) => {
    expect(roomOf(moduleOf(source))).toBe(room);
  });
});

describe('sourceNames', () => {
  const frame = {
    functionName: 'E',
    url: 'http://localhost/assets/entry.js',
    lineNumber: 0,
    columnNumber: 9,
  };

  it('names the module and the line by the map of the script', () => {
    const folder = mkdtempSync(join(tmpdir(), 'clubpoort-'));
    // The mapping says: the first character of the script is line 3 of the source.
    const map = { version: 3, sources: ['../src/app/router.ts'], names: [], mappings: 'AAEA' };
    writeFileSync(join(folder, 'entry.js.map'), JSON.stringify(map));
    expect(sourceNames(folder)(frame)).toEqual({ room: 'src/app', name: 'src/app/router.ts:3' });
    rmSync(folder, { recursive: true });
  });

  it('keeps the names of a script without a map', () => {
    expect(sourceNames('/nowhere')(frame)).toEqual({ room: 'entry.js', name: 'E in entry.js' });
  });
});
