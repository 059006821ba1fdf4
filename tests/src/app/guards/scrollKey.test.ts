import { expect, test } from 'vitest';
import { scrollKey } from '#src/app/guards/scrollKey.ts';

test('scrollKey differs per page for a first page, and is the same after a reload', () => {
  const opened = (pathname: string, search = '') => scrollKey({ key: 'default', pathname, search });
  expect(opened('/arabesk')).not.toBe(opened('/profiel'));
  expect(opened('/arabesk/cursussen', '?zoek=a')).not.toBe(opened('/arabesk/cursussen', '?zoek=b'));
  expect(opened('/arabesk')).toBe(opened('/arabesk'));
});

test('scrollKey is the history key of a page that was navigated to', () => {
  expect(scrollKey({ key: 'k1', pathname: '/arabesk', search: '' })).toBe('k1');
});
