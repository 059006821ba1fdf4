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

const noCalls: readonly string[] = [];

test('preloadsOf names each file of the modules once, without those of the shell, and lets the shell go first', () => {
  const modules = new Set(['Cart.tsx', 'Shell.ts', 'Unknown.ts']);
  expect(preloadsOf(portal, { modules, calls: noCalls }).files.split('\n')).toEqual([
    '<link rel="preload" as="style" fetchpriority="low" crossorigin href="/assets/cart.css">',
    '<link rel="preload" as="style" fetchpriority="low" crossorigin href="/assets/parts.css">',
    '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/cart.js">',
    '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/parts.js">',
    '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/shell.js">',
  ]);
  expect(preloadsOf(portal, { modules: new Set(), calls: noCalls })).toEqual({ calls: '', files: '' });
});

test('preloadsOf names the calls, and lets the browser send the session along', () => {
  const calls = ['/api?q=get_clubs_for_user', '/api?q=get_last_unpaid_order&club=1'];
  expect(preloadsOf(portal, { modules: new Set(['Shell.ts']), calls }).calls.split('\n')).toEqual([
    '<link rel="preload" as="fetch" crossorigin="use-credentials" href="/api?q=get_clubs_for_user">',
    '<link rel="preload" as="fetch" crossorigin="use-credentials" href="/api?q=get_last_unpaid_order&amp;club=1">',
  ]);
});
