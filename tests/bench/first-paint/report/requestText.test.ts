import { describe, expect, it } from 'vitest';
import { requestLines, requestName } from '#bench/first-paint/report/requestText.ts';

const manifest = {
  '_member-1.js': { file: 'assets/member-1.js', name: 'member' },
  'index.html': { file: 'assets/entry-1.js', name: 'index' },
  'src/app/shell/Drawer.tsx': { file: 'assets/x.js', name: 'Drawer' },
};

describe('requestName', () => {
  it.each([
    ['assets/member-1.js', 'member'],
    ['assets/entry-1.js', 'index.html'],
    ['assets/x.js', 'Drawer.tsx'],
    ['assets/unknown.css', 'unknown.css'],
    ['api?q=get_courses&club=1', 'get_courses'],
    ['', 'the page'],
  ])('of %s is %s', (address, name) => {
    expect(requestName(`http://localhost/${address}`, manifest)).toBe(name);
  });
});

describe('requestLines', () => {
  it('sorts kinds and files by size, and only counts the small ones', () => {
    const script = (file: string, bytes: number) => ({
      url: `http://localhost/assets/${file}`,
      type: 'Script',
      bytes,
    });
    const requests = [
      { url: 'http://localhost/arabesk', type: 'Document', bytes: 9_000 },
      script('x.js', 1_999),
      script('member-1.js', 8_000),
      script('entry-1.js', 100_000),
    ];
    expect(requestLines(requests, manifest)).toEqual([
      'Script: 3 with 110.0 KB (index.html 100.0, member 8.0, 1 below 2.0)',
      'Document: 1 with 9.0 KB (arabesk 9.0)',
    ]);
  });
});
