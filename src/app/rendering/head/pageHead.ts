import { clubQuery } from '#src/features/club/index.ts';
import { formsQuery } from '#src/features/forms/queries/formsQuery.ts';
import { hrefs, paths } from '#src/paths.ts';
import { unknownOrigin } from '#src/platform/address/usePageOrigin.ts';
import { formsTexts } from '#src/texts/nl/forms.ts';
import { pageHeadTexts as texts } from '#src/texts/nl/pageHead.ts';
import { shellTexts } from '#src/texts/nl/shell.ts';
import type { HeadTag, PageHead } from './headHtml.ts';
import { linkPicture } from './linkPicture.ts';
import { courseListPage, coursePage } from './pages/coursePages.ts';
import { homePage, otherPage } from './pages/portalPages.ts';
import type { ClubPageRequest, PageRequest, PublicPage } from './pages/publicPage.ts';
import { productPage, shopPage } from './pages/shopPages.ts';
import { plainLine, shortLine } from './plainLine.ts';
import { clubData } from './structured/clubData.ts';
import { breadcrumbData, listData } from './structured/listData.ts';

export interface PageHeadInput extends Omit<PageRequest, 'origin'> {
  /** The portal's origin; undefined where nobody knows it. */
  readonly origin: string | undefined;
  /** The title that the screen set: "Cursussen · Dansstudio Arabesk · Clubpoort". */
  readonly title: string;
  /** The description that the screen set; '' where it set none. */
  readonly description: string;
  readonly status: 200 | 404;
}

/** Maximum length of a description: what search engines and link previews show. */
const maxDescription = 200;

/**
 * The tags and the structured data in the head of a page that the server rendered. Without an origin it has no address, picture or
 * structured data: all of these are absolute, and a wrong one is worse than none.
 */
export function pageHead(input: PageHeadInput): PageHead {
  const { origin = unknownOrigin, status } = input;
  const page = publicPage({ ...input, origin });
  const title = plainLine(input.title) || shellTexts.product;
  const description = shortLine(input.description || page.description, maxDescription);
  const robots = status === 404 || !page.isIndexed ? [notIndexed] : [];
  if (status === 404 || origin === unknownOrigin) return { title, description, tags: robots, jsonLd: [] };
  return {
    title,
    description,
    tags: [
      ...robots,
      { tag: 'link', rel: 'canonical', href: new URL(page.path, origin).href },
      ...previewTags({ title, description, page, origin }),
    ],
    jsonLd: page.jsonLd.filter((data) => data !== undefined),
  };
}

const notIndexed: HeadTag = { tag: 'meta', name: 'robots', content: 'noindex' };

function publicPage(request: PageRequest): PublicPage {
  if (request.pattern === paths.home) return homePage(request);
  const club = request.client.getQueryData(clubQuery(request.params.club ?? '').queryKey);
  if (!club) return otherPage(request);
  const ofClub = { ...request, club };
  return pageOfClub(ofClub) ?? otherPage(ofClub);
}

function pageOfClub(request: ClubPageRequest): PublicPage | undefined {
  switch (request.pattern) {
    case paths.club:
    case paths.clubAlias:
      return clubPage(request);
    case paths.courses:
      return courseListPage('course', request);
    case paths.activities:
      return courseListPage('activity', request);
    case paths.ticketSales:
      return courseListPage('ticket', request);
    case paths.course:
      return coursePage(request);
    case paths.webshop:
    case paths.productCategory:
      return shopPage(request);
    case paths.product:
      return productPage(request);
    case paths.forms:
      return formsPage(request);
    default:
      return undefined;
  }
}

interface Preview {
  readonly title: string;
  readonly description: string;
  readonly page: PublicPage;
  readonly origin: string;
}

/** Open Graph (ogp.me), which link previews read. */
function previewTags({ title, description, page, origin }: Preview): HeadTag[] {
  const { url, type, width, height, alt, isLarge } = page.picture;
  const properties = {
    'og:type': 'website',
    'og:site_name': shellTexts.product,
    'og:locale': 'nl_BE',
    'og:title': withoutProduct(title),
    'og:description': description,
    'og:url': new URL(page.path, origin).href,
    'og:image': url,
    'og:image:type': type,
    'og:image:width': String(width),
    'og:image:height': String(height),
    'og:image:alt': alt,
  };
  return [
    ...Object.entries(properties).map(([property, content]): HeadTag => ({ tag: 'meta', property, content })),
    { tag: 'meta', name: 'twitter:card', content: isLarge ? 'summary_large_image' : 'summary' },
  ];
}

/** The title without "· Clubpoort", which `og:site_name` says. */
function withoutProduct(title: string): string {
  return title.endsWith(` · ${shellTexts.product}`)
    ? title.slice(0, -` · ${shellTexts.product}`.length)
    : title;
}

/** The page of the club itself, by its own path or by its alias. */
function clubPage({ club, origin }: ClubPageRequest): PublicPage {
  const picture = linkPicture({ club, origin });
  return {
    path: hrefs.club({ club: club.url }),
    isIndexed: true,
    description: club.description || texts.club(club.title, club.city),
    picture,
    jsonLd: [clubData({ club, origin, picture })],
  };
}

function formsPage({ club, origin, client }: ClubPageRequest): PublicPage {
  const path = hrefs.forms({ club: club.url });
  const forms = client.getQueryData(formsQuery(club.nid).queryKey) ?? [];
  const entries = forms.map(({ title, url }) => ({ title, path: hrefs.form({ club: club.url, form: url }) }));
  return {
    path,
    isIndexed: true,
    description: texts.forms(club.title),
    picture: linkPicture({ club, origin }),
    jsonLd: [
      listData(entries, origin),
      breadcrumbData(
        [
          { title: club.title, path: hrefs.club({ club: club.url }) },
          { title: formsTexts.title, path },
        ],
        origin,
      ),
    ],
  };
}
