import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { readClubFile } from '#server/club-files/reading/readClubFile.ts';
import { faultsOf, readFileOf } from '../../support/files/clubFiles.ts';

const example = readFileSync(new URL('../../../../clubs/voorbeeld.json', import.meta.url), 'utf8');

// biome-ignore lint/suspicious/noExplicitAny: the cases break the shape of a file on purpose.
let file: any;
beforeEach(() => {
  file = JSON.parse(example);
});

describe('readClubFile', () => {
  it('reads the example without a warning', () => {
    expect(readFileOf(example)).toMatchObject({ ok: true, warnings: [] });
  });

  it('reads a file with a byte order mark', () => {
    expect(readFileOf(`\ufeff${example}`)).toMatchObject({ ok: true });
  });

  it.each([
    { name: 'nothing', text: '', message: 'The file is empty.' },
    {
      name: 'a comma too many',
      text: '{\n  "club": {},\n}',
      message: 'The file is not JSON. Look at line 3, column 1.',
    },
    {
      name: 'half a file',
      text: '{"club": {"url": "a"',
      message: expect.stringContaining('The file is not JSON.'),
    },
    { name: 'a key twice', text: '{"club": {}, "club": {}}', message: 'A key stands twice in one object.' },
    { name: '__proto__', text: '{"__proto__": {}}', message: 'A key is __proto__.' },
    {
      name: '10 MB',
      text: `"${'x'.repeat(10 * 1024 * 1024)}"`,
      message: 'The file is 10.0 MB, more than the 5 MB that a club may take.',
    },
    { name: 'nesting without end', text: '['.repeat(100_000), message: 'Nested deeper than 32 levels.' },
  ])('refuses $name', ({ text, message }) => {
    expect(faultsOf(text)).toEqual([{ path: '', message }]);
  });

  it('refuses bytes that are not UTF-8', () => {
    const reserved = { ofClubs: new Set<string>(), ofCourses: new Set<string>() };
    const reading = readClubFile(Uint8Array.of(0x7b, 0xff, 0x7d), reserved, { today: '2026-11-20' });
    expect(reading).toMatchObject({ ok: false, faults: [{ message: 'The file is not UTF-8.' }] });
  });

  it.each([[null], [[]], [7], ['text']])('refuses %j, which is no club', (value) => {
    expect(faultsOf(JSON.stringify(value))).not.toEqual([]);
  });

  it('refuses an unknown field, with the name that was meant or those that may stand there', () => {
    file.club.sity = 'Brugge';
    file.courses[0].tariffs[0].capasity = 3;
    file.courses[0].tariffs[0].closes = '2027-09-01 00:00';
    expect(faultsOf(file)).toEqual([
      { path: 'club.sity', message: 'is no field of a club file: did you mean "city"?' },
      {
        path: 'courses[0].tariffs[0].capasity',
        message: 'is no field of a club file: did you mean "capacity"?',
      },
      {
        path: 'courses[0].tariffs[0].closes',
        message: expect.stringMatching(
          /^is no field of a club file: here may stand nid, title, type, maxTrialLessons, price, .*opens/,
        ),
      },
    ]);
  });

  it.each([
    [
      'two courses with one url',
      () => {
        file.courses[1].url = file.courses[0].url;
      },
      'courses[1].url',
      "is the same as that of the course “Tekenen voor kinderen”: they couldn't be told apart",
    ],
    [
      'two tariffs with one title',
      () => {
        file.courses[0].tariffs[1].title = file.courses[0].tariffs[0].title;
      },
      'courses[0].tariffs[1].title',
      "is the same as that of the course “Tekenen voor kinderen”, the tariff “Reeks van 4 lessen” (number 1): they couldn't be told apart",
    ],
    [
      'two courses with one number',
      () => {
        file.courses[0].nid = file.courses[1].nid = 5;
      },
      'courses[1].nid',
      "is the same as that of the course “Tekenen voor kinderen”: they couldn't be told apart",
    ],
    [
      'a club whose url is a path of the portal',
      () => {
        file.club.url = 'login';
      },
      'club.url',
      '"login" is a screen of the portal: choose another name',
    ],
    [
      'a course whose url is a path of its club',
      () => {
        file.courses[0].url = 'webshop';
        file.questions.pop();
        file.webshop = [];
      },
      'courses[0].url',
      '"webshop" is a screen of the club: choose another name',
    ],
    [
      'a url with capitals',
      () => {
        file.club.url = 'De Krul';
      },
      'club.url',
      'may only have small letters and digits, with single hyphens between them, such as "ballet-6-8"',
    ],
    [
      'a price with part of a cent',
      () => {
        file.courses[0].tariffs[0].price = 12.345;
      },
      'courses[0].tariffs[0].price',
      'has more than two decimals: an amount is in euros and cents',
    ],
    [
      'a price in words',
      () => {
        file.courses[0].tariffs[0].price = '12,50';
      },
      'courses[0].tariffs[0].price',
      'must be a number',
    ],
    [
      'a price below zero',
      () => {
        file.courses[0].tariffs[0].price = -1;
      },
      'courses[0].tariffs[0].price',
      'may not be less than 0',
    ],
    [
      'places below zero',
      () => {
        file.courses[0].tariffs[0].capacity = -1;
      },
      'courses[0].tariffs[0].capacity',
      'may not be less than 0',
    ],
    [
      'half a place',
      () => {
        file.courses[0].tariffs[0].capacity = 1.5;
      },
      'courses[0].tariffs[0].capacity',
      'must be a whole number',
    ],
    [
      'a number that is text',
      () => {
        file.courses[0].nid = '12';
      },
      'courses[0].nid',
      'must be a whole number',
    ],
    [
      'a number so high that none is left for later',
      () => {
        file.courses[0].nid = 2_147_483_647;
      },
      'courses[0].nid',
      'may not be more than 1000000000',
    ],
    [
      'an unknown kind of question',
      () => {
        file.questions[0].questions[0].type = 'wheel';
      },
      'questions[0].questions[0].type',
      expect.stringMatching(/^must be one of .*"text", /),
    ],
    [
      'a choice without options',
      () => {
        file.questions[0].questions[0].type = 'select';
      },
      'questions[0].questions[0].options',
      'is missing: there is nothing to choose from',
    ],
    [
      'an option twice',
      () => {
        file.questions[1].questions[0].options.push('ja');
      },
      'questions[1].questions[0].options',
      '"ja" is there twice',
    ],
    [
      'an option that is a number',
      () => {
        file.questions[1].questions[0].options = [1, 2];
      },
      'questions[1].questions[0].options[0]',
      expect.stringContaining('must be a text, or an object with a value'),
    ],
    [
      'a condition on a missing question',
      () => {
        file.questions[1].questions[1].visibleWhen.question = 'Huh?';
      },
      'questions[1].questions[1].visibleWhen',
      'there is no question "Huh?" in this form',
    ],
    [
      'a condition without a test',
      () => {
        delete file.questions[1].questions[1].visibleWhen.equals;
      },
      'questions[1].questions[1].visibleWhen',
      'must have one of equals, in, filled, contains, gt, gte, lt, lte, age_gte, age_lt',
    ],
    [
      'a condition on itself',
      () => {
        file.questions[1].questions[1].visibleWhen = { question: 'Waarop?', filled: true };
      },
      'questions[1].questions[1]',
      expect.stringContaining('depends on itself'),
    ],
    [
      'a section of a missing course',
      () => {
        file.questions[2].course = 'weg';
      },
      'questions[2].course',
      'there is no course "weg" in this file',
    ],
    [
      'an origin with a path',
      () => {
        file.club.settings.embedOrigins = ['https://club.example/x'];
      },
      'club.settings.embedOrigins[0]',
      'must be an origin such as "https://www.club.example", without a path',
    ],
    [
      'a NUL',
      () => {
        file.club.title = 'a\0b';
      },
      '',
      'A text holds NUL, half of a surrogate pair or too many marks.',
    ],
    [
      'no title',
      () => {
        delete file.club.title;
      },
      'club.title',
      'is missing',
    ],
  ] as const)('refuses %s, and names the path', (_name, spoil, path, message) => {
    spoil();
    expect(faultsOf(file)).toContainEqual({ path, message });
  });

  it('reports all faults at once', () => {
    for (const tariff of file.courses[0].tariffs) tariff.price = 'x';
    for (const session of file.courses[0].sessions) Object.assign(session, { day: 'x', from: 'x', to: 'x' });
    expect(faultsOf(file)).toHaveLength(14);
  });

  it('lists the lessons of a weekly plan, without those in holidays and on excepted days', () => {
    file.courses[2].weekly[0].end = '2027-11-17';
    const reading = readFileOf(file);
    const course = reading.ok ? reading.file.courses[2] : undefined;
    expect(course?.weekly).toEqual([]);
    expect(course?.sessions.map(({ day }) => day)).toEqual([
      ...['2027-09-15', '2027-09-22', '2027-09-29', '2027-10-06', '2027-10-13'],
      ...['2027-10-27', '2027-11-10', '2027-11-17'],
    ]);
    expect(course?.sessions[0]).toEqual({ day: '2027-09-15', from: '18:00', to: '20:00' });
  });

  it('reads an hour that daylight saving time skips as the next hour', () => {
    file.courses[0].sessions[0] = { day: '2027-03-28', from: '02:30', to: '05:00' };
    const reading = readFileOf(file);
    expect(reading.ok && reading.file.courses[0]?.sessions[0]).toEqual({
      day: '2027-03-28',
      from: '03:30',
      to: '05:00',
    });
  });
});
