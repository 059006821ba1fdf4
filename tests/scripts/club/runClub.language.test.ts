import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ClubFile } from '#schemas/clubFile.ts';
import { runClub } from '#scripts/club/runClub.ts';
import { testClock } from '../../server/support/testClock.ts';

const example = new URL('../../../clubs/voorbeeld.json', import.meta.url);

describe('club check', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'clubpoort-check-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** Checks the example after a change, with a locale. */
  const check = async (change: (file: ClubFile) => void, env: Record<string, string> = {}) => {
    const file = JSON.parse(readFileSync(example, 'utf8'));
    change(file);
    const path = join(folder, 'club.json');
    writeFileSync(path, JSON.stringify(file));
    const said: string[] = [];
    await runClub(['check', path], {
      ...{ env, clock: testClock(), write: () => {} },
      say: (line) => said.push(line.replace(path, 'club.json')),
    });
    return said;
  };
  const dutch = { LANG: 'nl_BE.UTF-8' };

  const spoil = ({ courses, questions, webshop }: ClubFile) => {
    const [drawing, painting] = courses;
    Object.assign(painting ?? {}, { closes: '2027-01-01' });
    Object.assign(painting?.tariffs[0] ?? {}, { price: 'duur' });
    const [tariff] = (drawing?.tariffs ?? []) as { title?: string }[];
    delete tariff?.title;
    Object.assign(questions[0]?.questions[0] ?? {}, { required: 'ja' });
    Object.assign(webshop[0]?.products[0] ?? {}, { title: '' });
  };

  it('names each thing as its author knows it, as deep as names go', async () => {
    expect(await check(spoil)).toEqual([
      'the course “Tekenen voor kinderen”, the tariff number 1, its field title: is missing',
      'the course “Schilderen in de zomer”, the tariff “Deelname”, its field price: must be a number',
      'the section “Wie ben je?”, the question “Voornaam”, its field required: must be true or false',
      expect.stringMatching(/^the category “.+”, the product .+, its field title: may not be empty$/),
      expect.stringMatching(/^the course “Schilderen in de zomer”, its field closes: is no field of a club/),
      '5 to mend in the file.',
    ]);
  });

  it('speaks Dutch in a Dutch locale', async () => {
    expect(await check(spoil, dutch)).toEqual([
      'de cursus “Tekenen voor kinderen”, het tarief nummer 1, veld title: ontbreekt',
      'de cursus “Schilderen in de zomer”, het tarief “Deelname”, veld price: moet een getal zijn',
      'het deel “Wie ben je?”, de vraag “Voornaam”, veld required: moet true of false zijn',
      expect.stringMatching(/^de categorie “.+”, het product .+, veld title: mag niet leeg zijn$/),
      expect.stringMatching(/^de cursus “Schilderen in de zomer”, veld closes: bestaat niet in een club/),
      '5 te verbeteren in het bestand.',
    ]);
    const withoutPicture = ({ courses }: ClubFile) => {
      for (const course of courses) delete course.image;
    };
    expect(await check(withoutPicture, dutch)).toEqual(['club.json is in orde.']);
    expect(await check(spoil, { LC_ALL: 'C', ...dutch })).toContain('5 to mend in the file.');
  });

  it('says once that a course and a section stand there twice, not again for all that is in them', async () => {
    const double = ({ courses, questions }: ClubFile) => {
      courses.push(...courses.slice(0, 1));
      questions.push(...questions.slice(0, 1));
    };
    expect(await check(double)).toEqual([
      "the course “Tekenen voor kinderen” (number 4), its field url: is the same as that of the course “Tekenen voor kinderen” (number 1): they couldn't be told apart",
      "the section “Wie ben je?” (number 4): has the same questions as the section “Wie ben je?” (number 1): they couldn't be told apart",
      '2 to mend in the file.',
    ]);
  });
});
