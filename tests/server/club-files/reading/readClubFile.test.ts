import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { readClubFile } from '#server/club-files/reading/readClubFile.ts';
import { readFileOf } from '../../support/files/clubFiles.ts';

const example = readFileSync(new URL('../../../../clubs/voorbeeld.json', import.meta.url), 'utf8');

// biome-ignore lint/suspicious/noExplicitAny: the cases break the shape of a file on purpose.
let file: any;
beforeEach(() => {
  file = JSON.parse(example);
});

function faultsOf(value: unknown) {
  const reading = readFileOf(value);
  return reading.ok ? [] : reading.faults;
}

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
    const reading = readClubFile(Uint8Array.of(0x7b, 0xff, 0x7d), {
      ofClubs: new Set(),
      ofCourses: new Set(),
    });
    expect(reading).toMatchObject({ ok: false, faults: [{ message: 'The file is not UTF-8.' }] });
  });

  it.each([[null], [[]], [7], ['text']])('refuses %j, which is no club', (value) => {
    expect(faultsOf(JSON.stringify(value))).not.toEqual([]);
  });

  it('warns about an unknown field, and reads the rest', () => {
    file.club.sitty = 'Brugge';
    file.courses[0].tariffs[0].capasity = 3;
    expect(readFileOf(file)).toMatchObject({
      ok: true,
      warnings: [
        { path: 'club.sitty', message: 'is no field of a club file: it is left out' },
        { path: 'courses[0].tariffs[0].capasity', message: 'is no field of a club file: it is left out' },
      ],
    });
  });

  it.each([
    [
      'two courses with one url',
      () => {
        file.courses[1].url = file.courses[0].url;
      },
      'courses[1].url',
      "is the same as that of courses[0]: they couldn't be told apart",
    ],
    [
      'two tariffs with one title',
      () => {
        file.courses[0].tariffs[1].title = file.courses[0].tariffs[0].title;
      },
      'courses[0].tariffs[1].title',
      "is the same as that of courses[0].tariffs[0]: they couldn't be told apart",
    ],
    [
      'two courses with one number',
      () => {
        file.courses[0].nid = file.courses[1].nid = 5;
      },
      'courses[1].nid',
      "is the same as that of courses[0]: they couldn't be told apart",
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
      expect.stringMatching(/^must be one of "text", /),
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
      'a day that does not exist',
      () => {
        file.courses[0].sessions[0].day = '2027-02-29';
      },
      'courses[0].sessions[0].day',
      'must be a day that is in the calendar, such as "2027-02-28"',
    ],
    [
      'an opening time on a day that does not exist',
      () => {
        file.courses[0].tariffs[0].opens = '2027-02-30 19:00';
      },
      'courses[0].tariffs[0].opens',
      '2027-02-30 19:00 is on no day of the calendar',
    ],
    [
      'an hour that does not exist',
      () => {
        file.courses[0].sessions[0].from = '24:00';
      },
      'courses[0].sessions[0].from',
      'must be a time such as "18:30"',
    ],
    [
      'a lesson that ends before it begins',
      () => {
        file.courses[0].sessions[0].to = '13:00';
      },
      'courses[0].sessions[0].to',
      '13:00 is not after 14:00; past midnight give untilDay',
    ],
    [
      'a weekly plan that ends before it begins',
      () => {
        file.courses[2].weekly[0].end = '2027-09-01';
      },
      'courses[2].weekly[0].end',
      '2027-09-01 is before 2027-09-15',
    ],
    [
      'a weekly lesson that ends before it begins',
      () => {
        file.courses[2].weekly[0].to = '17:00';
      },
      'courses[2].weekly[0].to',
      '17:00 is not after 18:00',
    ],
    [
      'a weekly plan that leaves no lesson',
      () => {
        Object.assign(file.courses[2].weekly[0], { start: '2027-11-03', end: '2027-11-09', except: [] });
      },
      'courses[2].weekly[0]',
      'leaves no lesson: look at its days and holidays',
    ],
    [
      'an exception on a day without a lesson',
      () => {
        file.courses[2].weekly[0].except = ['2027-10-21'];
      },
      'courses[2].weekly[0].except[0]',
      'there is no lesson on 2027-10-21: it is no "wo" between 2027-09-15 and 2028-06-21, or a holiday',
    ],
    [
      'a weekly lesson at the time of a session',
      () => {
        file.courses[2].sessions = [{ day: '2027-09-22', from: '18:00', to: '20:00' }];
      },
      'courses[2].weekly[0]',
      'has a lesson on 2027-09-22 at 18:00, and so has something else',
    ],
    [
      'a weekday that does not exist',
      () => {
        file.courses[2].weekly[0].day = 'woe';
      },
      'courses[2].weekly[0].day',
      'must be one of "ma", "di", "wo", "do", "vr", "za", "zo"',
    ],
    [
      'ages in the wrong order',
      () => {
        file.courses[0].ages = { from: 11, to: 7 };
      },
      'courses[0].ages',
      'from 11 to 7 leaves nobody',
    ],
    [
      'a deposit above the price',
      () => {
        file.courses[1].tariffs[0].deposit = 500;
      },
      'courses[1].tariffs[0].deposit',
      '500 is more than the price',
    ],
    [
      'a voucher without a value',
      () => {
        delete file.vouchers[0].percentage;
      },
      'vouchers[0]',
      'must have either a percentage or an amount',
    ],
    [
      'a voucher of a missing course',
      () => {
        file.vouchers[0].course = 'weg';
      },
      'vouchers[0].course',
      'there is no course "weg" in this file',
    ],
    [
      'a reduction without a value',
      () => {
        delete file.club.settings.reductions[0].percentage;
      },
      'club.settings.reductions[0]',
      'must have either a percentage or an amount',
    ],
    [
      'a reduction with two values',
      () => {
        file.club.settings.reductions[0].amount = 5;
      },
      'club.settings.reductions[0]',
      'must have either a percentage or an amount',
    ],
    [
      'a reduction for a missing course',
      () => {
        file.club.settings.reductions[2].courses[1] = 'weg';
      },
      'club.settings.reductions[2].courses',
      'there is no course "weg" in this file',
    ],
    [
      'a reduction of tickets',
      () => {
        file.courses[2].type = 'ticket';
        delete file.courses[2].tariffs[0].proRata;
      },
      'club.settings.reductions[2].courses',
      '"boetseren-op-woensdag" sells tickets, which have no reductions',
    ],
    [
      'two reductions for the same family member',
      () => {
        file.club.settings.reductions[1].from = 2;
        file.club.settings.reductions[1].courses = ['tekenen-voor-kinderen'];
      },
      'club.settings.reductions[1]',
      'says the same as reductions[0]: a course can have only one of them',
    ],
    [
      'a reduction from the first course on',
      () => {
        file.club.settings.reductions[2].from = 1;
      },
      'club.settings.reductions[2].from',
      'may not be less than 2',
    ],
    [
      'a trial that is priced by its lessons',
      () => {
        file.courses[0].tariffs[1].proRata = 'lessons';
      },
      'courses[0].tariffs[1].proRata',
      'a trial is for one lesson',
    ],
    [
      'a ticket that is priced by its lessons',
      () => {
        file.courses[1].type = 'ticket';
        file.courses[1].tariffs[0].proRata = 'lessons';
      },
      'courses[1].tariffs[0].proRata',
      'a ticket has no lessons that are left',
    ],
    [
      'a product beside a missing tariff',
      () => {
        file.webshop[0].products[0].offeredWith[0].tariff = 'Weg';
      },
      'webshop[0].products[0].offeredWith[0]',
      'there is no tariff "Weg" of a course "tekenen-voor-kinderen" in this file',
    ],
    [
      'a stand without a capacity or seats',
      () => {
        file.courses[1].stands = [{ title: 'Zaal' }];
      },
      'courses[1].stands[0]',
      'must have either a capacity (people stand) or seats (with a number each)',
    ],
    [
      'the same seat twice',
      () => {
        file.courses[1].stands = [
          {
            title: 'Zaal',
            seats: [
              { row: 'A', y: 0, to: 4 },
              { row: 'A', y: 1, from: 4, to: 5 },
            ],
          },
        ];
      },
      'courses[1].stands[0].seats[1].from',
      expect.stringContaining('is the same'),
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
