import { afterEach, expect, test, vi } from 'vitest';
import { postToPage } from '#src/app/embed/postToPage.ts';
import { wireMessage } from '#src/platform/embed/embedMessages.ts';

const embedding = {
  ...{ id: 'frame-0001', origin: 'https://club.example.org' },
  ...{ club: undefined, page: undefined, hidesAside: false, isDark: false },
};
const message = { type: 'clubpoort:top' } as const;

afterEach(() => vi.unstubAllGlobals());

/** Stubs a window in a page of this origin. */
function inFrameOf(origin: string) {
  const parent = { location: { origin }, postMessage: vi.fn() };
  vi.stubGlobal('window', { parent, location: { origin: 'https://portaal.example' } });
  return parent.postMessage;
}

test('postToPage lets the browser deliver to the origin of the embedding only', () => {
  const posted = inFrameOf('https://evil.example');
  postToPage(embedding, message);
  expect(posted.mock.calls).toEqual([[wireMessage('frame-0001', message), 'https://club.example.org']]);
});

test('postToPage is silent without an origin, and outside a frame of another website', () => {
  const posted = inFrameOf('https://club.example.org');
  postToPage({ ...embedding, origin: undefined }, message);
  expect(posted).not.toHaveBeenCalled();
  const inside = inFrameOf('https://portaal.example');
  postToPage(embedding, message);
  expect(inside).not.toHaveBeenCalled();
});
