import { describe, expect, test } from 'vitest';
import { readDisplay, writeDisplay } from '#src/features/courses/view/list/courseDisplay.ts';

describe('readDisplay', () => {
  test.each([
    ['', 'grid'],
    ['weergave=lijst', 'list'],
    ['weergave=tegels', 'grid'],
    ['weergave=__proto__', 'grid'],
  ])('shows %j as a %s', (query, display) =>
    expect(readDisplay(new URLSearchParams(query), 'grid')).toBe(display),
  );
  test('reads back what writeDisplay wrote', () =>
    expect(readDisplay(writeDisplay(new URLSearchParams('zoek=x'), 'list'), 'grid')).toBe('list'));
});
