import { hrefs } from '#src/paths.ts';
import { pageHeadTexts as texts } from '#src/texts/nl/pageHead.ts';
import { linkPicture } from '../linkPicture.ts';
import { clubData } from '../structured/clubData.ts';
import type { ClubPageRequest, PublicPage } from './publicPage.ts';

/** The page of the club itself, by its own path or by its alias. */
export function clubPage({ club, origin }: ClubPageRequest): PublicPage {
  const picture = linkPicture({ club, origin });
  return {
    path: hrefs.club({ club: club.url }),
    isIndexed: true,
    description: club.description || texts.club(club.title, club.city),
    picture,
    jsonLd: [clubData({ club, origin, picture })],
  };
}
