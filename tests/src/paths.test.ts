import { matchRoutes } from 'react-router';
import { expect, test } from 'vitest';
import { hrefs, paths, reservedClubUrls, reservedCourseUrls } from '#src/paths.ts';

test('paths: every address of the specification is there', () => {
  expect(Object.values(paths)).toEqual(
    expect.arrayContaining([
      '/',
      '/404',
      '/login',
      '/dashboard',
      '/kostennota-s',
      '/communication/:club/:url',
      '/bevestiging/:oids',
      '/c/:federation/lidkaart',
      '/preview/course-form',
      '/p/:club',
      '/:club/webshop/categorie/:category',
      '/:club/video/detail/:video',
      '/:club/beurtenkaart/reserveren',
      '/:club/:course/:tariff?',
    ]),
  );
});

test('reservedClubUrls holds what stands first in an address', () => {
  for (const word of [
    'login',
    'c',
    'p',
    'video',
    'preview',
    'cursussen',
    'bevestiging',
    '404',
    'registreren',
  ]) {
    expect(reservedClubUrls).toContain(word);
  }
  expect(reservedClubUrls).not.toContain('winkelmandje');
  expect([...reservedClubUrls].filter((word) => word.includes(':') || word === '')).toEqual([]);
});

test('reservedCourseUrls holds what stands behind a club', () => {
  for (const word of ['webshop', 'winkelmandje', 'video', 'beurtenkaart', 'voorwaarden', 'tickets']) {
    expect(reservedCourseUrls).toContain(word);
  }
  expect(reservedCourseUrls).not.toContain('login');
});

test.each([
  [hrefs.course({ club: 'arabesk', course: 'ballet-1' }), '/arabesk/ballet-1'],
  [hrefs.course({ club: 'arabesk', course: 'ballet-1', tariff: 12 }), '/arabesk/ballet-1/12'],
  [hrefs.cartDetails({ club: 'arabesk' }), '/arabesk/winkelmandje?stap=gegevens'],
  [hrefs.confirmation([7, 8]), '/bevestiging/7,8'],
  [
    hrefs.login('/arabesk/cursussen?dag=ma&q=a b'),
    '/login?redirect=%2Farabesk%2Fcursussen%3Fdag%3Dma%26q%3Da+b',
  ],
  [hrefs.club({ club: 'a/b?c' }), '/a%2Fb%3Fc'],
  [
    hrefs.home({ redirect: '/x', requiresAuth: true, requiresClub: true }),
    '/?redirect=%2Fx&requiresAuth=1&requiresClub=1',
  ],
])('hrefs writes %s', (built, expected) => {
  expect(built).toBe(expected);
});

test('hrefs and paths agree: the router reads back what was written', () => {
  const href = hrefs.course({ club: 'de-zwaluw', course: 'turnen & springen', tariff: 3 });
  expect(matchRoutes([{ path: paths.course }], href)?.[0]?.params).toEqual({
    club: 'de-zwaluw',
    course: 'turnen & springen',
    tariff: '3',
  });
});
