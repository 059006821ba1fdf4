import { matchRoutes } from 'react-router';
import { describe, expect, test } from 'vitest';
import { decideNavigation } from '#src/app/guards/decideNavigation.ts';
import { endOf, type NavigationEnd } from '#src/app/guards/decision/navigationStep.ts';
import { routes } from '#src/app/router.tsx';
import { paths } from '#src/paths.ts';
import { type RouteRow, routeAccess as table } from '../../support/routeAccess.ts';
import { type FactsOfRow, inputAt } from './guards/facts.ts';

type Role = keyof RouteRow['lands'];

const roles: Readonly<Record<Role, FactsOfRow>> = {
  visitor: { session: 'visitor' },
  parent: { session: 'parent', family: 'children' },
  member: { session: 'parent', family: 'children', chosen: 2 },
  minor: { session: 'minor' },
  teacher: { session: 'teacherInFederation' },
  admin: { session: 'admin' },
  blocked: { session: 'blocked' },
  federationMember: { session: 'federationMember' },
};
const named = Object.entries(roles) as [Role, FactsOfRow][]; // an object has only its own entries

function decide(at: string, facts: FactsOfRow) {
  return endOf(decideNavigation(inputAt(at, facts)));
}

/** Names the end of a navigation in the words of the table. */
function landing(end: NavigationEnd | undefined): string {
  switch (end?.do) {
    case 'show':
      return 'shown';
    case 'blockAccount':
      return 'blocked';
    case 'inviteLogin':
      return 'invited to log in';
    case 'go':
      return placeOf(new URL(end.to, 'http://portal'));
    default:
      return String(end?.do);
  }
}

function placeOf({ pathname, searchParams }: URL): string {
  if (pathname === paths.login) return 'login';
  if (searchParams.has('requiresMember')) return 'home, for whom';
  if (searchParams.has('requiresClub')) return 'home, which club';
  return pathname === paths.home ? 'home' : pathname.slice(1);
}

const isGuarded = (path: string) =>
  matchRoutes(routes, path.replace(/:(\w+)\??/g, 'x'))?.some(({ route }) => route.middleware !== undefined);

test('routeAccess has exactly one row for every guarded route', () => {
  const guarded = Object.entries(paths).flatMap(([route, path]) => (isGuarded(path) ? [route] : []));
  expect(table.map(({ route }) => route).toSorted()).toEqual(guarded.toSorted());
});

test('routeAccess: every route is guarded, except the frame of the preview', () => {
  expect(Object.entries(paths).flatMap(([route, path]) => (isGuarded(path) ? [] : [route]))).toEqual([
    'courseFormPreviewFrame',
  ]);
});

describe.each(table)('routeAccess of $route', ({ at, lands }) => {
  test.each(named)('%s', (role, facts) => {
    expect(landing(decide(at, facts))).toBe(lands[role]);
  });

  test('every redirect ends at a shown screen, without a loop', () => {
    for (const [role, facts] of named) {
      let end = decide(at, facts);
      for (let hops = 0; end?.do === 'go' && hops < 5; hops += 1) end = decide(end.to, facts);
      expect(end?.do, role).not.toBe('go');
    }
  });

  test('an unknown or failed session sees no screen that a visitor cannot see', () => {
    const closed = lands.visitor !== 'shown' && !lands.visitor.startsWith('home, which club');
    for (const session of ['unknown', 'failed'] as const) {
      if (closed) expect(decide(at, { session })?.do).not.toBe('show');
    }
  });

  test('somebody who is blocked at a club is refused at that club only', () => {
    const end = decide(at, { ...roles.member, blockedClubs: ['arabesk'] });
    const isOfThatClub = /^\/(p\/)?arabesk/.test(at);
    expect(landing(end)).toBe(isOfThatClub ? 'blockClub' : lands.member);
  });

  test('a club with a free licence has every screen except the invitations', () => {
    const end = decide(at, { ...roles.member, club: 'free' });
    expect(landing(end)).toBe(at.endsWith('/uitnodigingen') ? 'kompas' : lands.member);
  });
});
