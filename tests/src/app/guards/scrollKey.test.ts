import { expect, test } from 'vitest';
import { scrollKey } from '#src/app/guards/scrollKey.ts';

test('scrollKey tells pages apart that are opened anew, and finds one that is loaded again', () => {
  const opened = (pathname: string, search = '') => scrollKey({ key: 'default', pathname, search });
  expect(opened('/arabesk')).not.toBe(opened('/profiel'));
  expect(opened('/arabesk/cursussen', '?zoek=a')).not.toBe(opened('/arabesk/cursussen', '?zoek=b'));
  expect(opened('/arabesk')).toBe(opened('/arabesk'));
});

test('scrollKey leaves what was navigated to its own place in the history', () => {
  expect(scrollKey({ key: 'k1', pathname: '/arabesk', search: '' })).toBe('k1');
});
