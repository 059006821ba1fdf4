import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { EarlierCourses, MoreCourses } from '#src/features/courses/components/list/MoreCourses.tsx';

const more = { shown: 60, count: 150, busy: false, error: null, onMore: () => {} };

function htmlAt(address: string, part: ReturnType<typeof createElement>): string {
  return renderToStaticMarkup(createElement(MemoryRouter, { initialEntries: [address] }, part));
}

test('MoreCourses is a link to the next page of the same list without JavaScript', () => {
  const html = htmlAt('/arabesk/cursussen?zoek=bal', createElement(MoreCourses, { ...more, page: 1 }));
  const [, noscript = ''] = /<noscript>(.*)<\/noscript>/.exec(html) ?? [];
  expect(noscript).toContain('href="/arabesk/cursussen?zoek=bal&amp;pagina=2"');
  expect(html).toContain('Je ziet 60 van de 150 resultaten.');
  expect(html.replace(noscript, '')).toMatch(/<div data-scripted="true"><button/);
});

test('MoreCourses names the rows of a later page', () => {
  const html = htmlAt('/arabesk/cursussen?pagina=2', createElement(MoreCourses, { ...more, page: 2 }));
  expect(html).toContain('Je ziet resultaten 61 tot en met 120 van de 150.');
});

test('EarlierCourses links to the page before, and to a list without a page before the second one', () => {
  const second = htmlAt(
    '/arabesk/cursussen?zoek=bal&pagina=2',
    createElement(EarlierCourses, { page: 2, count: 150 }),
  );
  expect(second).toContain('href="/arabesk/cursussen?zoek=bal"');
  const behind = htmlAt(
    '/arabesk/cursussen?pagina=99',
    createElement(EarlierCourses, { page: 99, count: 150 }),
  );
  expect(behind).toContain('href="/arabesk/cursussen?pagina=3"');
});
