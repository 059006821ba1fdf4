import { expect, test } from 'vitest';
import { readSnippet } from '#src/embed/readSnippet.ts';
import { embeddingFrom } from '#src/platform/embed/embeddingFrom.ts';

const portal = 'https://portaal.example';
const id = 'abcdefgh12345';

function read(dataset: Readonly<Record<string, string>>) {
  const warnings: string[] = [];
  const snippet = readSnippet({
    script: { src: `${portal}/embed.js`, dataset },
    id,
    origin: 'https://club.example',
    warn: (sentence) => warnings.push(sentence),
  });
  const address = new URL(snippet.address);
  return { snippet, address, warnings, embedding: embeddingFrom(address.searchParams) };
}

test('readSnippet writes an address from which the portal reads the same embedding', () => {
  const { snippet, address, embedding, warnings } = read({
    club: 'arabesk',
    page: 'cursussen?dag=wo',
    hideAside: '1',
    dark: '',
    title: 'Onze lessen',
  });
  expect(snippet).toMatchObject({ portal, title: 'Onze lessen' });
  expect(address.origin + address.pathname).toBe(`${portal}/arabesk/cursussen`);
  expect(address.searchParams.get('dag')).toBe('wo');
  expect(embedding).toEqual({
    id,
    origin: 'https://club.example',
    club: 'arabesk',
    page: '/arabesk/cursussen?dag=wo',
    hidesAside: true,
    isDark: true,
  });
  expect(warnings).toEqual([]);
});

test.each([
  [{ club: 'arabesk' }, '/arabesk'],
  [{}, '/'],
  [{ page: 'arabesk/webshop' }, '/arabesk/webshop'],
  [{ club: 'arabesk', page: 'webshop/categorie/kledij' }, '/arabesk/webshop/categorie/kledij'],
  [{ club: 'arabesk', page: '' }, '/arabesk'],
  [{ club: 'arabesk', page: '#101' }, '/arabesk/'],
])('readSnippet opens for %j the path %s', (dataset, path) => {
  const { address, warnings } = read(dataset);
  expect([address.pathname, warnings]).toEqual([path, []]);
});

test.each([
  [{ club: 'Arabesk!' }, '/', 'data-club'],
  [{ club: 'arabesk', page: '../kompas' }, '/arabesk', 'data-page'],
  [{ club: 'arabesk', page: '//evil.example' }, '/arabesk', 'data-page'],
  [{ club: 'arabesk', page: '\\\\evil.example' }, '/arabesk', 'data-page'],
  [{ club: 'arabesk', page: 'https://evil.example/arabesk/' }, '/arabesk', 'data-page'],
  [{ club: 'arabesk', page: 'javascript:alert(1)' }, '/arabesk', 'data-page'],
  [{ club: 'arabesk', page: 'http://[' }, '/arabesk', 'data-page'],
  [{ club: 'arabesk', dark: 'donker' }, '/arabesk', 'data-dark'],
  [{ club: 'arabesk', hideAside: '2' }, '/arabesk', 'data-hide-aside'],
  [{ club: 'arabesk', hideMenu: '1' }, '/arabesk', 'data-hide-menu'],
])('readSnippet opens for %j the path %s, with a warning about %s', (dataset, path, attribute) => {
  const { address, warnings, embedding } = read(dataset);
  expect([address.origin, address.pathname]).toEqual([portal, path]);
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).toContain(attribute);
  expect(embedding).toMatchObject({ hidesAside: false, isDark: false });
});
