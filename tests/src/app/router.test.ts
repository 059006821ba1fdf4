import { matchRoutes } from 'react-router';
import { expect, test } from 'vitest';
import { handleOf } from '../../../src/app/routeHandle.ts';
import { routes } from '../../../src/app/router.tsx';
import { paths, reservedClubUrls } from '../../../src/paths.ts';

const filled = (path: string) => path.replace(/:(\w+)\??/g, 'x');

test.each(Object.entries(paths))('routes: %s has a route of its own', (_, path) => {
  const match = matchRoutes(routes, filled(path))?.at(-1);
  const parent = matchRoutes(routes, filled(path))?.at(-2);
  expect(match?.route.path ?? parent?.route.path).toBe(path);
});

test('routes: an address of nothing is not found', () => {
  expect(matchRoutes(routes, '/a/b/c/d/e')?.at(-1)?.route.path).toBe('*');
});

test('routes: what needs a login says so', () => {
  const accessOf = (path: string) => {
    const matches = matchRoutes(routes, path) ?? [];
    return handleOf(
      matches.map(({ route }) => ({ handle: route.handle }) as Parameters<typeof handleOf>[0][number]),
    ); // only the handle is read
  };
  for (const path of [
    '/dashboard',
    '/profiel',
    '/bevestiging/1,2',
    '/x/tickets',
    '/x/video/detail/9',
    '/x/beurtenkaart',
  ]) {
    expect(accessOf(path).access, path).toBe('user');
  }
  expect(accessOf('/x/winkelmandje')).toMatchObject({ needsMember: true, withoutNavigation: true });
  for (const path of [
    '/',
    '/x',
    '/x/cursussen',
    '/x/ballet',
    '/lidkaarten',
    '/preview/course-form',
    '/c/bond',
  ]) {
    expect(accessOf(path).access, path).toBeUndefined();
  }
});

test('routes: no reserved word is matched as a club', () => {
  for (const word of reservedClubUrls) {
    const matched = matchRoutes(routes, `/${word}`)?.at(-1)?.params.club;
    // "c", "p" and "bevestiging" alone are no address: the club guard knows them as reserved.
    expect(matched === undefined || reservedClubUrls.has(matched), word).toBe(true);
  }
});
