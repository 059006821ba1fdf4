import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportClub } from '#server/club-files/exporting/exportClub.ts';
import { readPictures } from '#server/club-files/pictures/readPictures.ts';
import { canonicalClubFile } from '#server/club-files/reading/canonicalClubFile.ts';
import { demoClubs, demoFolder } from '#server/seed/demo/demoClubs.ts';
import { readFileOf } from '../../support/files/clubFiles.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';

// The reader also refuses urls that are screens of the portal or of a club.
describe.each(demoClubs)('the club file of the demo club %s', (url) => {
  it('is in order with its pictures, without a warning', async () => {
    const reading = readFileOf(await readFile(new URL(`${url}.club.json`, demoFolder), 'utf8'));
    if (!reading.ok) expect.fail(JSON.stringify(reading.faults));
    expect(reading.warnings).toEqual([]);
    expect((await readPictures(fileURLToPath(demoFolder), reading.file)).faults).toEqual([]);
  });
});

describe('the seeded demo', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.stop());

  // `scripts/kompas.ts` makes this club in the editor, and compares its export with the file.
  it('exports Kompas as its file says it', async () => {
    const text = await readFile(new URL('kompas.club.json', demoFolder), 'utf8');
    const reading = readFileOf(text);
    if (!reading.ok) expect.fail(JSON.stringify(reading.faults));
    const { logo: _logo, image: _image, ...club } = reading.file.club;
    const made = await exportClub(server.database.db, 'kompas');
    expect(withoutLessonNumbers(made)).toEqual(
      withoutLessonNumbers(
        canonicalClubFile({
          ...reading.file,
          club,
          courses: reading.file.courses.map(({ image: _picture, ...course }) => course),
        }),
      ),
    );
  });
});

/** Without the numbers of lessons and what is undefined: a file of the demo gives lessons none. */
function withoutLessonNumbers(file: unknown): unknown {
  return JSON.parse(JSON.stringify(file), (name, value: unknown) =>
    name === 'sessions' && Array.isArray(value) ? value.map(({ nid: _nid, ...lesson }) => lesson) : value,
  );
}
