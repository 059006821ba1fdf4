import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { demoClubs } from '#server/seed/demo/importClubs.ts';
import { readFileOf } from '#tests/server/support/files/clubFiles.ts';

// The reader also refuses urls that are screens of the portal or of a club.
describe.each(demoClubs)('the club file of the demo club %s', (url) => {
  it('is in order, without a warning', () => {
    const text = readFileSync(new URL(`../../../../demo/${url}.club.json`, import.meta.url), 'utf8');
    expect(readFileOf(text)).toMatchObject({ ok: true, warnings: [], file: { club: { url } } });
  });
});
