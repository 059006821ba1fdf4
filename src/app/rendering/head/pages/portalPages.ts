import { normalisePath } from '#rules/normalisePath.ts';
import { allClubsQuery } from '#src/features/home/queries/searchClubsQuery.ts';
import { hrefs, paths } from '#src/paths.ts';
import { pageHeadTexts as texts } from '#src/texts/nl/pageHead.ts';
import { shellTexts } from '#src/texts/nl/shell.ts';
import { linkPicture, portalPicture } from '../linkPicture.ts';
import { listData } from '../structured/listData.ts';
import type { ClubPageRequest, PageRequest, PublicPage } from './publicPage.ts';

/** Home. A search, or the way to a page that needs a club, is not a page of its own. */
export function homePage({ origin, search, client }: PageRequest): PublicPage {
  const query = new URLSearchParams(search);
  const clubs = client.getQueryData(allClubsQuery.queryKey) ?? [];
  const entries = clubs.map(({ title, url }) => ({ title, path: hrefs.club({ club: url }) }));
  const site = {
    '@type': 'WebSite',
    name: shellTexts.product,
    url: new URL(hrefs.home(), origin).href,
    inLanguage: 'nl-BE',
  };
  return {
    path: hrefs.home(),
    isIndexed: !query.get('zoek') && !query.has('redirect'),
    description: texts.portal,
    picture: portalPicture(origin),
    jsonLd: [site, listData(entries, origin)],
  };
}

/** Steps of a visit, with a way back in their query. */
const steps: ReadonlySet<string> = new Set([paths.login, paths.courseFormPreview]);

/** Any other page, such as the terms. */
export function otherPage(request: PageRequest & Partial<Pick<ClubPageRequest, 'club'>>): PublicPage {
  const { club, origin, pathname, pattern } = request;
  return {
    path: normalisePath(pathname),
    isIndexed: !steps.has(pattern),
    description: club ? texts.club(club.title, club.city) : texts.portal,
    picture: club ? linkPicture({ club, origin }) : portalPicture(origin),
    jsonLd: [],
  };
}
