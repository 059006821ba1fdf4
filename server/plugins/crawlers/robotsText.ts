/**
 * Paths that no search engine reads: steps of a visit, each with a way back in its query. Other pages for one person ask for a login
 * and are left alone.
 */
const visits = [
  '/aanmelden-voor-website',
  '/e-mail-bevestigen',
  '/login',
  '/ouder-worden',
  '/registreren',
  '/rol-aanvaarden',
  '/wachtwoord-herstellen',
  '/wachtwoord-vergeten',
  '/*/winkelmandje',
];

const folders = ['/bevestiging/', '/preview/', '/test-checkout/'];

/** Query parameters that filter a list, search, or open a step: the page without them has everything. */
const parameters = [
  'zoek',
  'soort',
  'niveau',
  'dag',
  'leeftijd',
  'past',
  'plaats',
  'weergave',
  'stap',
  'redirect',
];

/**
 * What crawlers may read (RFC 9309). `/api` stays open: a search engine that runs scripts reads a page's data there, and pictures
 * have their address there.
 *
 * @param origin - of the portal; undefined where nobody knows it, and a sitemap has no address
 */
export function robotsText(origin: string | undefined): string {
  return [
    '# Whatever a club shows to everybody may be found.',
    'User-agent: *',
    ...folders.map((path) => `Disallow: ${path}`),
    // A club may be called "login-dans", so a path ends at its end or at its query.
    ...visits.flatMap((path) => [`Disallow: ${path}$`, `Disallow: ${path}?`]),
    ...parameters.flatMap((name) => [`Disallow: /*?${name}=`, `Disallow: /*&${name}=`]),
    ...(origin === undefined ? [] : ['', `Sitemap: ${origin}/sitemap.xml`]),
    '',
  ].join('\n');
}
