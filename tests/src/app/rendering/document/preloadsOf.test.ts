import { expect, test } from 'vitest';
import { preloadsOf } from '#src/app/rendering/document/preloadsOf.ts';
import { readPortalFiles } from '#src/app/rendering/document/readPortalFiles.ts';

const portal = readPortalFiles({
  shell: '',
  startScript: '',
  stylesheets: new Map(),
  manifest: {
    'index.html': { file: 'assets/entry.js', isEntry: true, css: ['assets/entry.css'] },
    'Cart.tsx': { file: 'assets/cart.js', imports: ['index.html', '_parts.js'], css: ['assets/cart.css'] },
    'Shell.ts': { file: 'assets/shell.js', imports: ['_parts.js', 'index.html'] },
    '_parts.js': { file: 'assets/parts.js', imports: ['index.html'], css: ['assets/parts.css'] },
  },
});

test('preloadsOf names each file of the modules once, without those of the shell, and lets the shell go first', () => {
  expect(preloadsOf(portal, new Set(['Cart.tsx', 'Shell.ts', 'Unknown.ts'])).split('\n')).toEqual([
    '<link rel="preload" as="style" fetchpriority="low" crossorigin href="/assets/cart.css">',
    '<link rel="preload" as="style" fetchpriority="low" crossorigin href="/assets/parts.css">',
    '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/cart.js">',
    '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/parts.js">',
    '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/shell.js">',
  ]);
  expect(preloadsOf(portal, new Set())).toBe('');
});
