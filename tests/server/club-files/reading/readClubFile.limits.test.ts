import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { startCpuClock } from '#tests/support/clock/startCpuClock.ts';
import { faultsOf, readFileOf } from '../../support/files/clubFiles.ts';

const example = readFileSync(new URL('../../../../clubs/voorbeeld.json', import.meta.url), 'utf8');

// biome-ignore lint/suspicious/noExplicitAny: the cases break the shape of a file on purpose.
let file: any;
beforeEach(() => {
  file = JSON.parse(example);
});

const hall = (rows: number) => ({
  ...{ url: 'zaal', title: 'Zaal', type: 'ticket' },
  stands: [
    {
      title: 'Parterre',
      seats: Array.from({ length: rows }, (_, y) => ({ row: `r${y}`, y: y % 1000, from: 1, to: 10_000 })),
    },
  ],
});
const plan = { day: 'ma', from: '10:00', to: '11:00', start: '2027-01-01', end: '2199-01-01' };

describe('readClubFile', () => {
  it.each<[string, () => void, string, string]>([
    // The rows of one request took all the memory of a server before they were counted.
    [
      'a hall of ten million seats',
      () => file.courses.push(hall(1000)),
      'courses[3]',
      'a club can have 20000 numbered seats at most',
    ],
    [
      'weekly plans with half a million lessons',
      () => {
        for (let at = 0; at < 2000; at += 1)
          file.courses.push({ url: `cursus-${at}`, title: 'Cursus', weekly: [plan] });
      },
      'courses[387]',
      'a club can have 100000 lessons at most',
    ],
    [
      'a series after series',
      () => {
        const series = Array.from({ length: 400 }, () => ({
          inDays: 1,
          times: 260,
          from: '10:00',
          to: '11:00',
        }));
        file.courses.push({ url: 'reeks', title: 'Reeks', series });
      },
      'courses[3]',
      'a club can have 100000 lessons at most',
    ],
  ])('refuses %s before it lists them', (_name, spoil, path, message) => {
    spoil();
    expect(faultsOf(file)).toEqual([{ path, message }]);
  });

  it('refuses more than 20,000 questions that courses have from another one', () => {
    const questions = Array.from({ length: 100 }, (_, at) => ({ type: 'text', question: `Vraag ${at}?` }));
    file.questions.push({ title: 'Veel', course: file.courses[0].url, questions });
    for (let at = 0; at < 300; at += 1)
      file.courses.push({ url: `kopie-${at}`, title: 'Kopie', questionsOf: file.courses[0].url });
    expect(faultsOf(file)).toContainEqual({
      path: expect.stringMatching(/^courses\[\d+\]\.questionsOf$/),
      message: 'a club can have 20000 copied questions at most',
    });
  });

  it('tells of 10,000 courses with one url in five seconds of CPU time', () => {
    for (let at = 0; at < 10_000; at += 1) file.courses.push({ url: 'dezelfde', title: 'Dezelfde' });
    const cpuTime = startCpuClock();
    expect(faultsOf(file)).toHaveLength(9999);
    expect(cpuTime()).toBeLessThan(5_000);
  });

  const years = 'must be a day of 1900 to 2199, such as "2027-02-28"';
  const moment = 'must be a moment such as "2027-02-28 19:00"';
  it.each<[string, () => void, string, string]>([
    [
      'an early price until the year 0',
      () => {
        file.courses[0].tariffs[0].earlyPrice = { price: 1, until: '0000-01-01' };
      },
      'courses[0].tariffs[0].earlyPrice.until',
      years,
    ],
    [
      'an opening at the end of time',
      () => {
        file.courses[0].tariffs[0].opens = '9999-12-31 23:59';
      },
      'courses[0].tariffs[0].opens',
      moment,
    ],
    [
      'priority from the year 0',
      () => {
        const priority = { for: 'enrolled', from: '0000-05-01 20:00' };
        Object.assign(file.courses[0].tariffs[0], { opens: '2027-06-01 20:00', priority });
      },
      'courses[0].tariffs[0].priority.from',
      moment,
    ],
    [
      'a lesson of the year 9999',
      () => {
        file.courses[0].sessions[0].day = '9999-12-31';
      },
      'courses[0].sessions[0].day',
      years,
    ],
    [
      'a title of two lines',
      () => {
        file.courses[0].title = 'Ballet\r\nBcc: iemand@example.org';
      },
      'courses[0].title',
      'must be one line',
    ],
    [
      'a line break in the name of a teacher',
      () => {
        file.courses[0].teachers = ['An\u2028Peeters'];
      },
      'courses[0].teachers[0]',
      'must be one line',
    ],
    [
      'a city of blanks',
      () => {
        file.club.city = ' \u200b ';
      },
      'club.city',
      'may not be empty',
    ],
    [
      'a mail address that is none',
      () => {
        file.club.mail = 'javascript:alert(1)';
      },
      'club.mail',
      'is no e-mail address',
    ],
    [
      'so many websites that the header of a page has no room for them',
      () => {
        file.club.settings.embedOrigins = Array.from({ length: 21 }, (_, at) => `https://club-${at}.example`);
      },
      'club.settings.embedOrigins',
      'may not have more than 20 items',
    ],
    [
      'a reduced price above the price',
      () => {
        file.courses[0].tariffs[0].discountedPrice = 9000;
      },
      'courses[0].tariffs[0].discountedPrice',
      '9000 is more than the price',
    ],
    [
      'a day of reminder twice',
      () => {
        file.club.settings.reminderDays = [7, 7];
      },
      'club.settings.reminderDays',
      'names something twice',
    ],
    [
      'two pictures of one teacher',
      () => {
        const picture = { teacher: 'An', file: 'a.png', alt: 'An' };
        file.club.teacherPictures = [picture, { ...picture, file: 'b.png' }];
      },
      'club.teacherPictures[1].teacher',
      expect.stringContaining('is the same as that of'),
    ],
    [
      'a website that adds a directive to the Content Security Policy',
      () => {
        file.club.settings.embedOrigins = ['https://club.example;sandbox'];
      },
      'club.settings.embedOrigins[0]',
      expect.stringContaining('must be an origin'),
    ],
  ])('refuses %s', (_name, spoil, path, message) => {
    spoil();
    expect(faultsOf(file)).toEqual([{ path, message }]);
  });

  it.each([
    [19.990000000000002, 19.99],
    [1e-300, 0],
    [-0, 0],
  ])('reads the price %d as %d', (written, price) => {
    file.passes = [{ label: 'Los', credit: 1, price: '?' }];
    const text = JSON.stringify(file).replace('"?"', Object.is(written, -0) ? '-0' : String(written));
    const reading = readFileOf(text);
    const read = reading.ok ? reading.file.passes[0]?.price : reading.faults;
    expect(read).toBe(price);
  });
});
