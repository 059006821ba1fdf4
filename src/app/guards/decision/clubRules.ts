import { isRefusedWith } from '#src/api/apiFailure.ts';
import { pathAtClub } from '#src/features/home/view/pathAtClub.ts';
import { redirectTarget } from '#src/features/session/view/redirectTarget.ts';
import { hrefs, paths, reservedClubUrls } from '#src/paths.ts';
import { clubInQuery } from '#src/platform/address/clubInQuery.ts';
import { failureIn, knownIn } from './navigationInput.ts';
import { type NavigationRule, pathWithout, type Situation } from './situation.ts';

/** A reserved word such as `/bevestiging` is no club, and no screen by itself. */
export const reservedWord: NavigationRule = ({ params }) =>
  params.club !== undefined && reservedClubUrls.has(params.club) ? [{ do: 'notFound' }] : undefined;

/** Keeps a frame that was pasted for one club at that club: away from other clubs, and from the search of all clubs. */
export const fixedClub: NavigationRule = ({ embedding, params, address, query }) => {
  const club = embedding?.club;
  if (club === undefined) return undefined;
  const isSearch = address.pathname === paths.home && !asked.some((name) => query.has(name));
  const isOther = params.club !== undefined && params.club !== club;
  return isSearch || isOther ? [{ do: 'go', to: hrefs.club({ club }) }] : undefined;
};

/** Home asks for these, and leads on. */
const asked = ['requiresClub', 'requiresMember', 'requiresAuth'];

/** Turns `/cursussen?club=arabesk` into `/arabesk/cursussen`. Without a club, Home asks for one. */
export const clubOfAnyClub: NavigationRule = (situation) => {
  const { route, clubUrl } = situation;
  if (!route.ofAnyClub) return undefined;
  if (clubUrl === undefined || reservedClubUrls.has(clubUrl)) return homeForClub(situation);
  return [{ do: 'go', to: hrefs.club({ club: clubUrl }) + pathWithout(situation, 'club') }];
};

/** `/?club=arabesk` opens that club, or the screen of the club in Home's `redirect`. */
export const clubAtHome: NavigationRule = (situation) => {
  const { address, query } = situation;
  const club = clubInQuery(query);
  if (address.pathname !== paths.home || !club || reservedClubUrls.has(club)) return undefined;
  if (query.has('requiresClub')) return [{ do: 'go', to: pathAtClub(redirectTarget(address), club) }];
  if (query.has('redirect')) return undefined;
  const rest = pathWithout(situation, 'club').slice(paths.home.length);
  return [{ do: 'go', to: hrefs.club({ club }) + rest }];
};

/**
 * Redirects to Home when the club is unknown or can't be loaded: Home says which, and retries (specification 2.3). A club that
 * refuses the user does exist and may have blocked them, which is another question.
 */
export const missingClub: NavigationRule = (situation) => {
  const { isOfClub, club } = situation;
  const failure = failureIn(club);
  const isMissing =
    knownIn(club) === 'missing' || (failure !== undefined && !isRefusedWith(failure.failed, 'forbidden'));
  return isOfClub && isMissing ? homeForClub(situation) : undefined;
};

function homeForClub({ path: redirect, route }: Situation) {
  const requiresAuth = route.access === 'user';
  return [{ do: 'go', to: hrefs.home({ redirect, requiresAuth, requiresClub: true }) } as const];
}

/** Blocks the pages of a club that has blocked the user. The club's messages live elsewhere and stay readable. */
export const blockedClub: NavigationRule = ({ address, clubUrl, blockedClubs }) =>
  clubUrl !== undefined && isPageOf(clubUrl, address.pathname) && knownIn(blockedClubs)?.includes(clubUrl)
    ? [{ do: 'blockClub' }]
    : undefined;

/** Whether the path is the club's page, its alias, or any path below the page. */
function isPageOf(club: string, pathname: string): boolean {
  const page = hrefs.club({ club });
  return pathname === `/p${page}` || pathname === page || pathname.startsWith(`${page}/`);
}

/** Invitations need a licence that isn't free (specification 6). */
export const licence: NavigationRule = ({ route, club }) => {
  const known = knownIn(club);
  if (!route.needsLicence || known === undefined || known === 'missing' || !known.isFreeLicense)
    return undefined;
  return [
    { do: 'notice', notice: 'noInvitations' },
    { do: 'go', to: hrefs.club({ club: known.url }) },
  ];
};
