import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { WithoutJavaScript } from '#src/components/feedback/WithoutJavaScript.tsx';
import { QueryForm } from '#src/components/fields/QueryForm.tsx';

test('WithoutJavaScript says on the server what needs JavaScript, in a noscript', () => {
  const html = renderToStaticMarkup(createElement(WithoutJavaScript, { needs: 'enrolment' }));
  expect(html).toMatch(
    /^<noscript.*<p>.*Zet JavaScript aan in je browser om jezelf of iemand van je gezin in te schrijven\.<\/p><\/noscript>$/,
  );
});

test('QueryForm has a button for people without JavaScript only', () => {
  const field = createElement('input', { name: 'zoek' });
  const props = { without: ['zoek'], submit: 'search', children: undefined } as const;
  const form = createElement(QueryForm, props, field);
  const html = renderToStaticMarkup(createElement(MemoryRouter, null, form));
  expect(html).toMatch(/<noscript><button type="submit"[^>]*>Zoeken<\/button><\/noscript>/);
  expect(html.match(/<button/g)).toHaveLength(1);
});
