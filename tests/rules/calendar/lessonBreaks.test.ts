import { expect, test } from 'vitest';
import { lessonBreaks } from '#rules/calendar/lessonBreaks.ts';
import cases from '#tests/cases/calendar/lessonBreaks.json' with { type: 'json' };

test.each(cases)('lessonBreaks: $name', ({ lessons, expected }) => {
  const breaks = lessonBreaks(lessons);
  const named = breaks && { ...breaks, holidays: breaks.holidays.map(({ name }) => name) };
  expect(named ?? null).toEqual(expected);
});
