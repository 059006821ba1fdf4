import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { portalStoryFaults } from './portalStoryFaults.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const parts = globSync('src/components/**/*.tsx', { cwd: root }).sort();

test('the portal has parts to show', () => {
  expect(parts.length).toBeGreaterThan(30);
});

test.for(parts)('stories/portal tells when to use %s, and checks what it does', (part) => {
  expect(portalStoryFaults(part, root)).toEqual([]);
});

test('every story of stories/portal is about a part that exists', () => {
  const told = globSync('stories/portal/**/*.stories.tsx', { cwd: root }).map((file) =>
    file.replace('stories/portal/', 'src/components/').replace('.stories.tsx', '.tsx'),
  );
  expect(told.sort()).toEqual(parts);
});

test('portalStoryFaults reports a part without stories, and stories without advice, title, docs page or check', () => {
  expect(portalStoryFaults('src/components/actions/Planted.tsx', root)).toEqual(['has no stories']);
  const whole = readFileSync(`${root}stories/portal/actions/IconButton.stories.tsx`, 'utf8');
  const faultsOf = (source: string) =>
    portalStoryFaults('src/components/actions/IconButton.tsx', root, source);
  expect(faultsOf(whole)).toEqual([]);
  expect(faultsOf(whole.replace('Portal/Actions/IconButton', 'IconButton'))).toEqual(['has another title']);
  expect(faultsOf(whole.replace("['autodocs']", '[]'))).toEqual(['has no docs page']);
  expect(faultsOf(whole.replace(/\/\*\*[^/]*\*\/\nconst meta/, 'const meta'))).toEqual([
    'does not say when to use it',
  ]);
  expect(faultsOf(whole.replaceAll('play:', 'render:'))).toEqual(['checks nothing']);
  expect(faultsOf(whole.replace('component: IconButton', 'component: Button'))).toEqual([
    'shows another component',
  ]);
});
