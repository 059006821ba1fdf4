import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readPictures } from '#server/club-files/pictures/readPictures.ts';
import { demoClubs, demoFolder } from '#server/seed/demo/demoClubs.ts';
import { readFileOf } from '../../support/files/clubFiles.ts';

// The reader also refuses urls that are screens of the portal or of a club.
describe.each(demoClubs)('the club file of the demo club %s', (url) => {
  it('is in order with its pictures, without a warning', async () => {
    const reading = readFileOf(await readFile(new URL(`${url}.club.json`, demoFolder), 'utf8'));
    if (!reading.ok) expect.fail(JSON.stringify(reading.faults));
    expect(reading.warnings).toEqual([]);
    expect((await readPictures(fileURLToPath(demoFolder), reading.file)).faults).toEqual([]);
  });
});
