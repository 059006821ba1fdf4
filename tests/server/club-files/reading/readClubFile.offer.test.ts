import { readFileSync } from 'node:fs';
import { beforeEach, expect, it } from 'vitest';
import { faultsOf } from '../../support/files/clubFiles.ts';

const example = readFileSync(new URL('../../../../clubs/voorbeeld.json', import.meta.url), 'utf8');

// biome-ignore lint/suspicious/noExplicitAny: the cases break the shape of a file on purpose.
let file: any;
beforeEach(() => {
  file = JSON.parse(example);
});

it.each([
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
    'a weekly plan beside sessions',
    () => {
      file.courses[2].sessions = [{ day: '2027-09-23', from: '18:00', to: '20:00' }];
    },
    'courses[2].weekly',
    'stands beside "sessions", which an export writes instead of it: keep one of them, or the lessons would be listed twice',
  ],
  [
    'two weekly plans with one lesson',
    () => {
      file.courses[2].weekly.push(file.courses[2].weekly[0]);
    },
    'courses[2].weekly[1]',
    expect.stringMatching(/^has a lesson on 2027-09-15 at 18:00, and so has something else$/),
  ],
  [
    'a form that closes before it opens',
    () => {
      Object.assign(file.forms[0], { opensOn: '2027-02-02', closesOn: '2027-02-01' });
    },
    'forms[0].closesOn',
    '2027-02-01 is before 2027-02-02, when the form opens',
  ],
  [
    'a condition on an option that does not exist',
    () => {
      file.forms[0].sections[0].questions.push(
        { type: 'radio', question: 'Kleur?', options: ['rood', { value: 'b', label: 'blauw' }] },
        { type: 'text', question: 'Welke tint?', visibleWhen: { question: 'Kleur?', equals: 'blauw' } },
      );
    },
    expect.stringMatching(/^forms\[0\]\.sections\[0\]\.questions\[\d\]\.visibleWhen$/),
    '"blauw" is no option of "Kleur?", which offers "rood", "b"',
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
    'an early price that is no lower',
    () => {
      file.courses[1].tariffs[0].earlyPrice = { price: 500, until: '2027-06-30' };
    },
    'courses[1].tariffs[0].earlyPrice.price',
    '500 is not below the price after it',
  ],
  [
    'an early price without a last day',
    () => {
      file.courses[1].tariffs[0].earlyPrice = { price: 1 };
    },
    'courses[1].tariffs[0].earlyPrice.until',
    'is missing',
  ],
  [
    'a priority for a tariff that is open',
    () => {
      file.courses[1].tariffs[0].priority = { for: 'enrolled', from: '2027-06-01 20:00' };
    },
    'courses[1].tariffs[0].priority',
    'needs "opens": everybody may register already',
  ],
  [
    'a priority that begins with the others',
    () => {
      const from = '2027-06-01 20:00';
      Object.assign(file.courses[1].tariffs[0], { opens: from, priority: { for: 'enrolled', from } });
    },
    'courses[1].tariffs[0].priority.from',
    '2027-06-01 20:00 is not before 2027-06-01 20:00',
  ],
  [
    'a priority from a day that does not exist',
    () => {
      file.courses[1].tariffs[0].priority = { for: 'enrolled', from: '2027-02-30 20:00' };
    },
    'courses[1].tariffs[0].priority.from',
    '2027-02-30 20:00 is on no day of the calendar',
  ],
  [
    'a priority for members of one course',
    () => {
      const priority = { for: 'members', from: '2027-06-01 20:00', courses: [file.courses[0].url] };
      Object.assign(file.courses[1].tariffs[0], { opens: '2027-06-08 20:00', priority });
    },
    'courses[1].tariffs[0].priority.courses',
    'is for "enrolled" only: a member is one of the whole club',
  ],
  [
    'a priority for people of an unknown course',
    () => {
      const priority = { for: 'enrolled', from: '2027-06-01 20:00', courses: ['nergens'] };
      Object.assign(file.courses[1].tariffs[0], { opens: '2027-06-08 20:00', priority });
    },
    'courses[1].tariffs[0].priority.courses[0]',
    'there is no course "nergens" in this file',
  ],
  ...(
    [
      [
        'beside parts',
        { parts: 3, instalments: [{ day: '2027-01-15', percentage: 40 }] },
        '',
        'can\'t stand beside "parts" or "deposit"',
      ],
      [
        'without a value',
        { instalments: [{ day: '2027-01-15' }] },
        '[0]',
        'must have either a percentage or an amount',
      ],
      [
        'out of order',
        {
          instalments: [
            { day: '2027-01-15', percentage: 40 },
            { day: '2027-01-15', amount: 1 },
          ],
        },
        '[1].day',
        '2027-01-15 is not after 2027-01-15',
      ],
      [
        'of more than the price',
        {
          price: 100,
          instalments: [
            { day: '2027-01-15', percentage: 60 },
            { day: '2027-02-15', amount: 50 },
          ],
        },
        '',
        '110 is more than the price',
      ],
    ] as const
  ).map(
    ([what, fields, at, sentence]) =>
      [
        `instalments ${what}`,
        () => {
          file.courses[1].tariffs[0] = { title: 'Seizoen', price: 100, ...fields };
        },
        `courses[1].tariffs[0].instalments${at}`,
        sentence,
      ] as const,
  ),
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
    'says the same as the club, the reduction number 1: a course can have only one of them',
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
    'a maximum of trial lessons at a tariff that is no trial',
    () => {
      file.courses[0].tariffs[0].maxTrialLessons = 2;
    },
    'courses[0].tariffs[0].maxTrialLessons',
    'is for a trial only',
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
] as const)('readClubFile refuses %s, and names the path', (_name, spoil, path, message) => {
  spoil();
  expect(faultsOf(file)).toContainEqual({ path, message });
});
