import { expect, test } from 'vitest';
import { opensByItself } from '#src/features/courses/queries/opensByItself.ts';

type Shown = readonly { readonly tariffs: readonly { readonly opens?: number }[] }[];

// Cast: these courses have no other fields.
const ofPages = opensByItself(({ pages }: { readonly pages: readonly Shown[] }) => pages.flat() as never);
const asked = (...pages: Shown[]) => ({ state: { data: { pages } } });

test.each([
  ['nothing opens', asked([{ tariffs: [{}] }]), false, true],
  [
    'a course of the second page opened just now',
    asked([], [{ tariffs: [{}, { opens: 1 }] }]),
    5000,
    'always',
  ],
  ['nothing is loaded', { state: { data: undefined } }, false, true],
])('a list of courses looks again where %s', (_when, query, pause, onFocus) => {
  expect(ofPages.refetchInterval(query)).toBe(pause);
  expect(ofPages.refetchOnWindowFocus(query)).toBe(onFocus);
});
