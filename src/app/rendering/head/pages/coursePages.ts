import type { CourseType } from '#src/api/entities/offer/course.ts';
import { courseQuery } from '#src/features/courses/index.ts';
import { coursePagesQuery } from '#src/features/courses/queries/coursePages.ts';
import { courseBrief } from '#src/features/courses/view/courseFacts.ts';
import { courseListHref } from '#src/features/courses/view/courseHrefs.ts';
import {
  hasFilters,
  noFilters,
  readFilters,
  readPage,
  writePage,
} from '#src/features/courses/view/list/courseFilters.ts';
import { hrefs } from '#src/paths.ts';
import { coursesTexts } from '#src/texts/nl/courses.ts';
import { pageHeadTexts as texts } from '#src/texts/nl/pageHead.ts';
import { linkPicture } from '../linkPicture.ts';
import { courseData } from '../structured/courseData.ts';
import { breadcrumbData, listData } from '../structured/listData.ts';
import type { ClubPageRequest, PublicPage } from './publicPage.ts';

const ofVisitor = { viewer: undefined, person: undefined } as const;

/**
 * A list of the club's offer. A filtered list is a view of the whole one, so search engines know the whole one only. Each page
 * of the whole list has an address of its own, except pages behind its end.
 */
export function courseListPage(
  type: CourseType,
  { club, origin, search, client }: ClubPageRequest,
): PublicPage {
  const asked = new URLSearchParams(search);
  const isFiltered = hasFilters(readFilters(asked));
  const page = readPage(asked);
  const ofWhole = { ...ofVisitor, club: club.nid, type, filters: noFilters, rows: undefined, page };
  const known = isFiltered ? undefined : client.getQueryData(coursePagesQuery(ofWhole).queryKey);
  const courses = (known?.pages ?? []).flatMap((one) => one.courses);
  const hasOwnAddress = page > 1 && courses.length > 0;
  const path = courseListHref(club.url, type);
  const entries = courses.map(({ title, url }) => ({
    title,
    path: hrefs.course({ club: club.url, course: url }),
  }));
  return {
    path: hasOwnAddress ? `${path}?${writePage(new URLSearchParams(), page)}` : path,
    isIndexed: !isFiltered && (page === 1 || hasOwnAddress),
    description: texts.list[type](club.title, club.city),
    picture: linkPicture({ club, origin }),
    jsonLd: [listData(entries, origin), breadcrumbData([wayOf(club), listOf(type, club)], origin)],
  };
}

/** A course with any of its tariffs chosen; undefined where the course isn't known. */
export function coursePage({
  club,
  origin,
  search,
  params,
  client,
}: ClubPageRequest): PublicPage | undefined {
  const query = courseQuery({ club: club.nid, course: params.course ?? '', viewer: ofVisitor.viewer });
  const course = client.getQueryData(query.queryKey);
  if (!course) return undefined;
  const path = hrefs.course({ club: club.url, course: course.url });
  const url = new URL(path, origin).href;
  const picture = linkPicture({ club, image: course.image, origin });
  const description = course.description || courseBrief(course, club).join(' · ');
  return {
    path,
    // The choice of seats is a step of a purchase.
    isIndexed: !new URLSearchParams(search).has('stap'),
    description,
    picture,
    jsonLd: [
      courseData({ course, club, origin, url, picture, description }),
      breadcrumbData([wayOf(club), listOf(course.type, club), { title: course.title, path }], origin),
    ],
  };
}

function wayOf({ title, url }: ClubPageRequest['club']) {
  return { title, path: hrefs.club({ club: url }) };
}

function listOf(type: CourseType, { url }: ClubPageRequest['club']) {
  return { title: coursesTexts.title[type], path: courseListHref(url, type) };
}
