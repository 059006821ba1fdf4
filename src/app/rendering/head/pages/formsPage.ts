import { formsQuery } from '#src/features/forms/queries/formsQuery.ts';
import { hrefs } from '#src/paths.ts';
import { formsTexts } from '#src/texts/nl/forms.ts';
import { pageHeadTexts as texts } from '#src/texts/nl/pageHead.ts';
import { linkPicture } from '../linkPicture.ts';
import { breadcrumbData, listData } from '../structured/listData.ts';
import type { ClubPageRequest, PublicPage } from './publicPage.ts';

export function formsPage({ club, origin, client }: ClubPageRequest): PublicPage {
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
