import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import productExamples from '#schemas/examples/entities/product.json' with { type: 'json' };
import type { Course } from '#src/api/entities/offer/course.ts';
import { parseProduct } from '#src/api/entities/offer/product.ts';
import { headHtml } from '#src/app/rendering/head/headHtml.ts';
import { type PageHeadInput, pageHead } from '#src/app/rendering/head/pageHead.ts';
import { clubQuery } from '#src/features/club/index.ts';
import { courseQuery } from '#src/features/courses/index.ts';
import { coursePagesQuery } from '#src/features/courses/queries/coursePages.ts';
import { noFilters } from '#src/features/courses/view/list/courseFilters.ts';
import { productQuery } from '#src/features/webshop/queries/productQuery.ts';
import { paths } from '#src/paths.ts';
import { club, course } from '#tests/src/features/courses/courseFixtures.ts';
import { structuredDataFaults } from '#tests/support/structured-data/structuredDataFaults.ts';

const origin = 'https://clubs.example.org';
const nasty = `</script><script>alert("1")</script> <!-- it's 😀 \u202e\u2028`;

interface Known {
  readonly club?: object;
  readonly course?: Course;
}

/** A cache in which these are known, as after a render. */
function cacheWith({ club: wire = {}, course: known = course() }: Known = {}): QueryClient {
  const client = new QueryClient();
  const ofVisitor = { viewer: undefined, person: undefined } as const;
  client.setQueryData(clubQuery('arabesk').queryKey, club(wire));
  client.setQueryData(courseQuery({ club: 1, course: known.url, viewer: undefined }).queryKey, known);
  const list = { ...ofVisitor, club: 1, type: 'course', filters: noFilters, rows: undefined } as const;
  for (const page of [1, 2, 3]) {
    const courses = page < 3 ? [known] : [];
    client.setQueryData(coursePagesQuery({ ...list, page }).queryKey, {
      pages: [{ courses, count: 61, all: 61, isGuess: false, facets: noFacets, text: '' }],
      pageParams: [{ offset: (page - 1) * 60, limit: 60 }],
    });
  }
  return client;
}
const noFacets = { taxonomies: [], levels: [], days: [], hasAges: false, hasFull: false };

function headOf(parts: Partial<PageHeadInput> = {}) {
  return pageHead({
    origin,
    pathname: '/arabesk/ballet-1',
    search: '',
    pattern: paths.course,
    params: { club: 'arabesk', course: 'ballet-1' },
    title: 'Ballet 1 · Dansstudio Arabesk · Clubpoort',
    description: '',
    status: 200,
    client: cacheWith(),
    ...parts,
  });
}
const list = { pathname: '/arabesk/cursussen', pattern: paths.courses, params: { club: 'arabesk' } };
const clubPage = { pathname: '/arabesk', pattern: paths.club, params: { club: 'arabesk' } };

type Head = ReturnType<typeof headOf>;
const canonicalOf = ({ tags }: Head) => tags.flatMap((tag) => (tag.tag === 'link' ? tag.href : []))[0];
const isIndexed = ({ tags }: Head) => !tags.some((tag) => 'name' in tag && tag.content === 'noindex');
const property = ({ tags }: Head, name: string) =>
  tags.flatMap((tag) => ('property' in tag && tag.property === name ? tag.content : []))[0];
const ofType = ({ jsonLd }: Head, type: string) => jsonLd.find((data) => data['@type'] === type);

describe('the canonical address', () => {
  test.each<[string, string, Partial<PageHeadInput>]>([
    ['a course', '/arabesk/ballet-1', {}],
    [
      'a course with a tariff chosen',
      '/arabesk/ballet-1',
      { pathname: '/arabesk/ballet-1/31', params: { club: 'arabesk', course: 'ballet-1', tariff: '31' } },
    ],
    ['a course with an invitation in its address', '/arabesk/ballet-1', { search: '?ccci=7;11:31&uid=8' }],
    ['a list', '/arabesk/cursussen', list],
    ['a filtered list', '/arabesk/cursussen', { ...list, search: '?dag=ma&zoek=ballet' }],
    ['the second page of a list', '/arabesk/cursussen?pagina=2', { ...list, search: '?x=1&pagina=2' }],
    ['a page behind the end of a list', '/arabesk/cursussen', { ...list, search: '?pagina=3' }],
    ['the second page of a filtered list', '/arabesk/cursussen', { ...list, search: '?dag=ma&pagina=2' }],
    ['a club', '/arabesk', clubPage],
    ['a club by its alias', '/arabesk', { ...clubPage, pathname: '/p/arabesk', pattern: paths.clubAlias }],
    ['home with a search', '/', { pathname: '/', pattern: paths.home, params: {}, search: '?zoek=dans' }],
    [
      'the terms',
      '/gebruiksvoorwaarden',
      { pathname: '/gebruiksvoorwaarden', pattern: paths.terms, params: {} },
    ],
  ])('of %s is %s', (_, path, parts) => {
    const head = headOf(parts);
    expect(canonicalOf(head)).toBe(`${origin}${path}`);
    expect(property(head, 'og:url')).toBe(`${origin}${path}`);
  });

  test.each(['//evil.example/x', '/\\\\evil.example', '/<script>', '/%3Cscript%3E', '/a b"c'])(
    'never leaves the portal: %s',
    (pathname) => {
      const href = canonicalOf(headOf({ pathname, pattern: '*', params: { '*': pathname } })) ?? '';
      expect(new URL(href).origin).toBe(origin);
      expect(href).not.toMatch(/[<>" ]/);
    },
  );

  test('stays the same under a thousand senseless parameters', () => {
    const search = `?${Array.from({ length: 1_000 }, (_, index) => `x${index}=%3Cscript%3E`).join('&')}`;
    expect(headHtml(headOf({ search }))).toBe(headHtml(headOf()));
    expect(headHtml(headOf({ ...list, search }))).toBe(headHtml(headOf(list)));
  });
});

describe('noindex', () => {
  test.each<[boolean, string, Partial<PageHeadInput>]>([
    [true, 'a course', {}],
    [true, 'a list in another display', { ...list, search: '?weergave=lijst' }],
    [true, 'a list with an invalid filter', { ...list, search: '?dag=maandag&leeftijd=x' }],
    [true, 'the second page of a list', { ...list, search: '?pagina=2' }],
    [false, 'a page behind the end of a list', { ...list, search: '?pagina=3' }],
    [false, 'a filtered list', { ...list, search: '?dag=ma' }],
    [false, 'a searched list', { ...list, search: '?zoek=ballet' }],
    [false, 'the choice of seats', { search: '?stap=plaatsen' }],
    [false, 'the login', { pathname: '/login', pattern: paths.login }],
    [false, 'the preview of a form', { pathname: '/preview/course-form', pattern: paths.courseFormPreview }],
    [false, 'a page that was not found', { status: 404 }],
    [
      false,
      'home on the way to another page',
      { pathname: '/', pattern: paths.home, search: '?redirect=%2Fx' },
    ],
  ])('%s for %s', (indexed, _, parts) => {
    expect(isIndexed(headOf(parts))).toBe(indexed);
  });

  test('is all that the head of a page that was not found says, beside its title', () => {
    const { tags, jsonLd } = headOf({ status: 404 });
    expect(tags).toEqual([{ tag: 'meta', name: 'robots', content: 'noindex' }]);
    expect(jsonLd).toEqual([]);
  });
});

test('pageHead says nothing absolute where the origin is unknown, but describes the page', () => {
  const { tags, jsonLd, description } = headOf({ ...list, origin: undefined });
  expect({ tags, jsonLd }).toEqual({ tags: [], jsonLd: [] });
  expect(description).toContain('Dansstudio Arabesk');
  expect(isIndexed(headOf({ ...list, origin: undefined, search: '?dag=ma' }))).toBe(false);
});

describe('Open Graph', () => {
  test('has the title without the product, and the picture in the size in which it is sent', () => {
    const picture = { fid: 102, alt: 'Kleuters dansen', width: 3200, height: 1800 };
    const head = headOf({ client: cacheWith({ course: course({ image: picture }) }) });
    expect(property(head, 'og:title')).toBe('Ballet 1 · Dansstudio Arabesk');
    expect(property(head, 'og:site_name')).toBe('Clubpoort');
    expect(property(head, 'og:locale')).toBe('nl_BE');
    expect(property(head, 'og:image')).toBe(
      `${origin}/api?q=render_preview&club=1&fid=102&format=large&encoding=webp`,
    );
    expect(property(head, 'og:image:width')).toBe('1600');
    expect(property(head, 'og:image:height')).toBe('900');
    expect(property(head, 'og:image:alt')).toBe('Kleuters dansen');
  });

  test('has the picture of the club for a course without one, and a drawn one for a club without one', () => {
    const cover = { fid: 101, alt: '', width: 800, height: 400 };
    const covered = headOf({ client: cacheWith({ club: { cover } }) });
    expect(property(covered, 'og:image')).toContain('fid=101');
    expect(property(covered, 'og:image:width')).toBe('800');
    expect(property(covered, 'og:image:alt')).toBe('Dansstudio Arabesk');
    const drawn = headOf();
    expect(property(drawn, 'og:image')).toBe(`${origin}/api?q=render_preview&club=1&format=cover`);
    expect(property(drawn, 'og:image:width')).toBe('1280');
  });
});

describe('the description', () => {
  test('is that of the screen, cut to 200 characters at a word', () => {
    const { description } = headOf({ description: 'Dansen met z’n allen. '.repeat(3_000) });
    expect(description.length).toBeLessThanOrEqual(200);
    expect(description).toMatch(/…$/);
  });

  test('has the facts of a course without a description', () => {
    const silent = cacheWith({ course: course({ description: '' }) });
    expect(headOf({ client: silent }).description).toMatch(/^ma 14u30 tot 15u30 · /);
  });

  test('is a sentence about the list of a club, and of the portal where no club is known', () => {
    expect(headOf(list).description).toBe(
      'Bekijk de cursussen van Dansstudio Arabesk in Gent en schrijf je online in.',
    );
    expect(headOf({ ...clubPage, client: new QueryClient() }).description).toContain('je gezin');
  });
});

describe('structured data', () => {
  test('of a course has its lessons, its place and its price', () => {
    const head = headOf();
    expect(structuredDataFaults(head.jsonLd)).toEqual([]);
    expect(ofType(head, 'Course')).toMatchObject({
      name: 'Ballet 1',
      url: `${origin}/arabesk/ballet-1`,
      typicalAgeRange: '6-8',
      provider: { name: 'Dansstudio Arabesk', '@id': `${origin}/arabesk#club` },
      offers: [{ price: '185.00', priceCurrency: 'EUR' }],
      hasCourseInstance: {
        startDate: '2026-09-08T14:00:00+02:00',
        courseWorkload: 'PT1H',
        location: { name: 'Zaal 1' },
      },
    });
    expect(ofType(head, 'BreadcrumbList')).toMatchObject({
      itemListElement: [{ name: 'Dansstudio Arabesk' }, { name: 'Cursussen' }, { name: 'Ballet 1' }],
    });
  });

  test.each(['activity', 'ticket'])('of an %s is an event, with its performances apart', (type) => {
    const at = (hour: number) => Date.parse(`2026-12-05T${hour}:00:00Z`) / 1000;
    const sessions = [19, 14].map((hour) => ({ nid: hour, start: at(hour), end: at(hour + 2), place: '' }));
    const client = cacheWith({ course: course({ type, sessions, ageRestrictions: [0, 12] }) });
    const head = headOf({ client });
    expect(structuredDataFaults(head.jsonLd)).toEqual([]);
    expect(ofType(head, 'Event')).toMatchObject({
      startDate: '2026-12-05T15:00:00+01:00',
      endDate: '2026-12-05T22:00:00+01:00',
      eventStatus: 'https://schema.org/EventScheduled',
      typicalAgeRange: '-12',
      organizer: { name: 'Dansstudio Arabesk' },
      subEvent: [{ startDate: '2026-12-05T15:00:00+01:00' }, { startDate: '2026-12-05T20:00:00+01:00' }],
    });
  });

  test('of a course without dates has no lessons, and an event without dates is none', () => {
    const head = headOf({ client: cacheWith({ course: course({ sessions: [] }) }) });
    expect(ofType(head, 'Course')?.hasCourseInstance).toBeUndefined();
    const event = headOf({ client: cacheWith({ course: course({ type: 'ticket', sessions: [] }) }) });
    expect(event.jsonLd.map((data) => data['@type'])).toEqual(['BreadcrumbList']);
  });

  test('of a club has what the club says of itself, and no address where it has none', () => {
    const head = headOf(clubPage);
    expect(structuredDataFaults(head.jsonLd)).toEqual([]);
    expect(ofType(head, 'Organization')).toMatchObject({
      name: 'Dansstudio Arabesk',
      email: 'info@example.org',
      logo: `${origin}/api?q=render_preview&club=1&fid=1&format=logo`,
      address: { addressLocality: 'Gent', streetAddress: 'Dansstraat 1' },
    });
    const bare = { city: '', description: '', contact: { mail: '', phone: '', place: '' }, files: undefined };
    const silent = headOf({ ...clubPage, client: cacheWith({ club: bare }) });
    expect(structuredDataFaults(JSON.parse(JSON.stringify(silent.jsonLd)))).toEqual([]);
    expect(ofType(silent, 'Organization')?.address).toBeUndefined();
    const course = headOf({ client: cacheWith({ club: bare }) });
    expect(ofType(course, 'Course')?.hasCourseInstance).toMatchObject({ location: { name: 'Zaal 1' } });
  });

  test('of a list has its courses, but nothing of a filtered one', () => {
    expect(ofType(headOf(list), 'ItemList')).toMatchObject({
      itemListElement: [{ position: 1, name: 'Ballet 1', url: `${origin}/arabesk/ballet-1` }],
    });
    expect(ofType(headOf({ ...list, search: '?dag=ma' }), 'ItemList')).toBeUndefined();
  });

  test('of a product has its offers', () => {
    const product = parseProduct(productExamples.valid[0]?.value);
    const client = cacheWith();
    client.setQueryData(productQuery({ club: 1, product: product.url }).queryKey, product);
    const head = headOf({
      client,
      pathname: `/arabesk/webshop/${product.url}`,
      search: '?variant=1&aantal=2',
      pattern: paths.product,
      params: { club: 'arabesk', product: product.url },
    });
    expect(structuredDataFaults(head.jsonLd)).toEqual([]);
    expect(ofType(head, 'Product')).toMatchObject({ name: product.title });
    expect(canonicalOf(head)).toBe(`${origin}/arabesk/webshop/${product.url}`);
  });
});

test('pageHead survives texts that would end a tag, and a description of 50 KB', () => {
  const wild = course({
    title: nasty,
    description: nasty.repeat(1_000),
    place: nasty,
    tariffs: [{ title: nasty }],
  });
  const client = cacheWith({ course: wild, club: { title: nasty, city: nasty, description: nasty } });
  for (const parts of [{}, list, clubPage]) {
    const head = headOf({ ...parts, client, title: nasty, description: wild.description });
    const html = headHtml(head);
    expect(html.length).toBeLessThan(12_000);
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(html.match(/<\/script/g)).toHaveLength(1);
    expect(html).not.toContain('<!--');
    expect(structuredDataFaults(head.jsonLd)).toEqual([]);
  }
});
