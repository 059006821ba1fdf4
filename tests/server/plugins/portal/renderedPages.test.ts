import { expect, test, vi } from 'vitest';
import type { RenderPage } from '#schemas/pageRenderer.ts';
import { pageLifetime, type RenderedPages, renderedPages } from '#server/plugins/portal/renderedPages.ts';
import { testClock } from '../../support/testClock.ts';

const clock = testClock();
const home = { url: '/', origin: 'https://portaal.example', reader: 'visitor' } as const;

/** Long enough for a busy machine: no test waits that long. */
const patient = 60_000;

function pagesOf(render: RenderPage, { patience = patient, isDown = false } = {}) {
  const onFailure = vi.fn();
  return { pages: renderedPages({ render, clock, patience, isOutage: () => isDown, onFailure }), onFailure };
}

/** A render that ends when the test says so. */
function heldRender() {
  const { promise, resolve } = Promise.withResolvers<void>();
  const render = vi.fn<RenderPage>(async ({ url }) => {
    await promise;
    return { status: 200, html: `<p>${url}</p>` };
  });
  return { render, finish: resolve };
}

async function htmlOf(pages: RenderedPages, url = '/'): Promise<string | undefined> {
  const page = await pages.of({ ...home, url });
  if (page === 'outage') return page;
  return (await page?.html.for(undefined))?.bytes.toString();
}

test('a page whose data cannot be had now is an outage, and the next visitor asks again', async () => {
  const render = vi.fn<RenderPage>(() => Promise.reject(new Error('unavailable')));
  const { pages } = pagesOf(render, { isDown: true });
  expect(await htmlOf(pages)).toBe('outage');
  expect(await htmlOf(pages)).toBe('outage');
  expect(render).toHaveBeenCalledTimes(2);
});

test('visitors who ask for one page at the same time share one render', async () => {
  const { render, finish } = heldRender();
  const { pages } = pagesOf(render);
  const asked = Promise.all([htmlOf(pages), htmlOf(pages), htmlOf(pages, '/arabesk')]);
  finish();
  expect(await asked).toEqual(['<p>/</p>', '<p>/</p>', '<p>/arabesk</p>']);
  expect(render).toHaveBeenCalledTimes(2);
});

test('a visitor and a member share no page', async () => {
  const render = vi.fn<RenderPage>(async ({ reader }) => ({ status: 200, html: reader }));
  const { pages } = pagesOf(render);
  expect(await htmlOf(pages)).toBe('visitor');
  expect(await pages.of({ ...home, reader: 'member' })).toMatchObject({ html: { text: 'member' } });
});

test('a page is cached for a minute', async () => {
  const render = vi.fn<RenderPage>(async () => ({ status: 200, html: 'x' }));
  const { pages } = pagesOf(render);
  await pages.of(home);
  clock.advance({ seconds: pageLifetime / 1000 - 1 });
  await pages.of(home);
  expect(render).toHaveBeenCalledTimes(1);
  clock.advance({ seconds: 2 });
  await pages.of(home);
  expect(render).toHaveBeenCalledTimes(2);
});

test('a change makes every page anew, also one that is being rendered', async () => {
  const { render, finish } = heldRender();
  const { pages } = pagesOf(render);
  const before = pages.of(home);
  pages.forget();
  const after = pages.of(home);
  finish();
  await Promise.all([before, after]);
  await pages.of(home);
  expect(render).toHaveBeenCalledTimes(2);
});

test('a visitor who waits too long gets no page, and the next visitor gets the finished page', async () => {
  const { render, finish } = heldRender();
  const { pages } = pagesOf(render, { patience: 1 });
  expect(await pages.of(home)).toBeUndefined();
  finish();
  await expect.poll(() => htmlOf(pages)).toBe('<p>/</p>');
  expect(render).toHaveBeenCalledTimes(1);
});

test('a failed render gives no page, is reported, and is tried again', async () => {
  const render = vi.fn<RenderPage>().mockRejectedValueOnce(new Error('down'));
  render.mockResolvedValue({ status: 200, html: 'back' });
  const { pages, onFailure } = pagesOf(render);
  expect(await pages.of(home)).toBeUndefined();
  expect(onFailure).toHaveBeenCalledWith(new Error('down'), '/');
  expect(await htmlOf(pages)).toBe('back');
});

test('an address that is not rendered is asked again each time', async () => {
  const render = vi.fn<RenderPage>(async () => undefined);
  const { pages } = pagesOf(render);
  expect([await pages.of(home), await pages.of(home)]).toEqual([undefined, undefined]);
  expect(render).toHaveBeenCalledTimes(2);
});

test('a crawler with a thousand addresses fills no queue: whoever comes then gets no page', async () => {
  const { render, finish } = heldRender();
  const { pages } = pagesOf(render);
  const asked = Array.from({ length: 1000 }, (_, number) => pages.of({ ...home, url: `/?q=${number}` }));
  finish();
  const answered = (await Promise.all(asked)).filter((page) => page !== undefined);
  expect(answered.length).toBeLessThan(30);
  expect(render).toHaveBeenCalledTimes(answered.length);
});

test('the same path at another origin is another page', async () => {
  const render = vi.fn<RenderPage>(async ({ origin }) => ({ status: 200, html: String(origin) }));
  const { pages } = pagesOf(render);
  await pages.of(home);
  await pages.of({ ...home, origin: 'https://ander.example' });
  expect(render).toHaveBeenCalledTimes(2);
});
