import { describe, expect, test } from 'vitest';
import { headHtml, type PageHead, scriptJson } from '#src/app/rendering/head/headHtml.ts';

const nasty = `</title></script><script>alert(1)</script><!-- "quotes" 'n' & 😀 \u2028\u2029 \u202eRTL ]]>`;

const head: PageHead = {
  title: nasty,
  description: nasty,
  tags: [
    { tag: 'meta', name: 'robots', content: 'noindex' },
    { tag: 'meta', property: 'og:title', content: nasty },
    { tag: 'link', rel: 'canonical', href: `https://clubs.example.org/a?x="><script>` },
  ],
  jsonLd: [{ '@type': 'Course', name: nasty, description: undefined }],
};

describe('headHtml', () => {
  test('lets no text out of its tag', () => {
    const html = headHtml(head);
    const opened = [...html.matchAll(/<(\/?[a-z!]+)/gi)].map(([, name]) => name);
    expect(opened).toEqual([
      'title',
      '/title',
      ...['meta', 'meta', 'meta', 'link'],
      ...['script', '/script'],
    ]);
    expect(html).not.toMatch(/[\u2028\u2029](?=.*<\/script>)/);
  });

  test('writes structured data that is read back as it was', () => {
    const [, json = ''] = /<script type="application\/ld\+json">(.*)<\/script>/.exec(headHtml(head)) ?? [];
    expect(JSON.parse(json)).toEqual({
      '@context': 'https://schema.org',
      '@graph': [{ '@type': 'Course', name: nasty }],
    });
  });

  test('writes no script where there is nothing to say', () => {
    expect(headHtml({ ...head, jsonLd: [] })).not.toContain('script type');
  });
});

test('scriptJson writes no sign that ends or changes a script', () => {
  expect(scriptJson({ [nasty]: nasty })).not.toMatch(/[<>&\u2028\u2029]/);
  expect(JSON.parse(scriptJson({ [nasty]: nasty }))).toEqual({ [nasty]: nasty });
});
