import { expect, test } from 'vitest';
import { readHomeReason } from '#src/features/home/view/homeReason.ts';
import { pathAtClub } from '#src/features/home/view/pathAtClub.ts';

const read = (query: string, redirect: string) => readHomeReason(new URLSearchParams(query), redirect);

test('readHomeReason is undefined without a redirect', () => {
  expect(read('', '/')).toBeUndefined();
});

test('readHomeReason distinguishes a missing club from an unknown one', () => {
  expect(read('redirect=/cursussen&requiresClub=1', '/cursussen')?.club).toBe('missing');
  expect(read('redirect=/formulieren/kamp&requiresClub=1', '/formulieren/kamp')?.club).toBe('missing');
  expect(read('redirect=/arabsk&requiresClub=1', '/arabsk')?.club).toBe('unknown');
  expect(read('redirect=/arabesk&requiresMember=1', '/arabesk')).toMatchObject({
    club: 'known',
    requiresMember: true,
    requiresAuth: false,
  });
});

test.each([
  ['/cursussen', '/kompas/cursussen'],
  ['/formulieren/kamp?stap=2', '/kompas/formulieren/kamp?stap=2'],
  ['/fout/cursussen?dag=ma', '/kompas/cursussen?dag=ma'],
  ['/fout/winkelmandje?stap=gegevens', '/kompas/winkelmandje?stap=gegevens'],
  ['/fout', '/kompas'],
  ['/fout/ballet-1/12', '/kompas'],
  ['/', '/kompas'],
])('pathAtClub leads from %s to %s', (redirect, expected) => {
  expect(pathAtClub(redirect, 'kompas')).toBe(expected);
});
