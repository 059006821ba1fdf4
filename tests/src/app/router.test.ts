import { matchRoutes, type RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import { rulesByPattern } from '#src/app/guards/rulesByPattern.ts';
import { routes } from '#src/app/router.tsx';
import { paths, reservedClubUrls } from '#src/paths.ts';

const filled = (path: string) => path.replace(/:(\w+)\??/g, 'x');

test.each(Object.entries(paths))('routes: %s has its own route', (_, path) => {
  const match = matchRoutes(routes, filled(path))?.at(-1);
  const parent = matchRoutes(routes, filled(path))?.at(-2);
  expect(match?.route.path ?? parent?.route.path).toBe(path);
});

test('routes: an unknown address matches the route that is not found', () => {
  expect(matchRoutes(routes, '/a/b/c/d/e')?.at(-1)?.route.path).toBe('*');
});

test.each([
  [paths.dashboard, 'Dashboard'],
  [paths.calendar, 'Kalender'],
  [paths.certificates, 'Attesten'],
  [paths.communication, 'Berichten'],
  [paths.teacher, 'Lesgever'],
  [paths.membershipCards, 'Lidkaarten'],
  [paths.forms, 'Formulieren'],
])('routes: %s has the page title %s', (path, title) => {
  const match = matchRoutes(routes, filled(path))?.findLast(({ route }) => route.handle !== undefined);
  expect(match?.route.handle).toMatchObject({ title });
});

test('rulesByPattern has every route under the pattern that the router gives a navigation', () => {
  const rules = rulesByPattern(routes);
  for (const path of Object.values(paths)) {
    const matches = matchRoutes(routes, filled(path)) ?? [];
    const pattern = matches
      .flatMap(({ route }) => route.path ?? [])
      .join('/')
      .replace(/\/+/g, '/');
    const handle = matches.findLast(({ route }) => route.handle !== undefined)?.route.handle;
    expect(rules.get(pattern), path).toBe(handle);
  }
});

test('routes: a reserved word is never matched as a club', () => {
  for (const word of reservedClubUrls) {
    const matched = matchRoutes(routes, `/${word}`)?.at(-1)?.params.club;
    // "c", "p" and "bevestiging" match the club route, where the guard refuses them as reserved words.
    expect(matched === undefined || reservedClubUrls.has(matched), word).toBe(true);
  }
});

const allRoutes = (below: readonly RouteObject[]): readonly RouteObject[] =>
  below.flatMap((route) => [route, ...allRoutes(route.children ?? [])]);

test('routes: the screen of every route can be loaded in Node, where the server renders', async () => {
  for (const { path, lazy } of allRoutes(routes))
    if (typeof lazy === 'function') expect(await lazy(), path).toHaveProperty('Component');
}, 120_000);
