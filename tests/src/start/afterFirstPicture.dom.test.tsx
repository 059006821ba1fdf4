import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterFirstPicture } from '#src/start/afterFirstPicture.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A page whose first picture is on its way, with a later picture before it. */
function pageWithPicture() {
  const page = document.implementation.createHTMLDocument();
  page.body.innerHTML = '<img loading="lazy" alt=""><img fetchpriority="high" alt="">';
  const picture = page.images[1];
  if (!picture) throw new Error('The page has no picture');
  Object.defineProperty(picture, 'complete', { value: false, writable: true });
  return { page, picture };
}

test.each(['load', 'error'])('runs once, at the %s of the first picture', (event) => {
  const { page, picture } = pageWithPicture();
  const run = vi.fn();
  afterFirstPicture(page, run);
  expect(run).not.toHaveBeenCalled();
  picture.dispatchEvent(new Event(event));
  vi.advanceTimersByTime(10_000);
  expect(run).toHaveBeenCalledOnce();
});

test('waits half a second for a picture that never comes', () => {
  const { page } = pageWithPicture();
  const run = vi.fn();
  afterFirstPicture(page, run);
  vi.advanceTimersByTime(499);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledOnce();
});

test('runs at once on a page without a first picture, or where it has loaded', () => {
  const run = vi.fn();
  afterFirstPicture(document.implementation.createHTMLDocument(), run);
  expect(run).toHaveBeenCalledTimes(1);
  const { page, picture } = pageWithPicture();
  Object.assign(picture, { complete: true });
  afterFirstPicture(page, run);
  expect(run).toHaveBeenCalledTimes(2);
});
