import { matchRoutes } from 'react-router';
import { expect, test } from 'vitest';
import { hrefs, paths, reservedClubUrls, reservedCourseUrls } from '#src/paths.ts';

test('paths contains every address of the specification', () => {
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

test('reservedClubUrls contains the first words of fixed addresses', () => {
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

test('reservedCourseUrls contains the words that can follow a club in an address', () => {
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

test('the router reads back every address that hrefs writes', () => {
  const href = hrefs.course({ club: 'de-zwaluw', course: 'turnen & springen', tariff: 3 });
  expect(matchRoutes([{ path: paths.course }], href)?.[0]?.params).toEqual({
    club: 'de-zwaluw',
    course: 'turnen & springen',
    tariff: '3',
  });
});
