import { type ReactNode, StrictMode, Suspense, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { usePageOrigin } from '#src/platform/address/usePageOrigin.ts';
import { RenderedAt, useNow } from '#src/platform/loading/renderedAt.ts';
import { usePaintedOrInHtml } from '#src/platform/loading/usePainted.ts';
import { useIsFromServer, useIsHydrating } from '#src/platform/page/useBrowserFact.ts';
import { useIsOnline } from '#src/platform/page/useIsOnline.ts';
import { useMediaQuery } from '#src/platform/page/useMediaQuery.ts';
import { storedStore } from '#src/platform/storage/storedStore.ts';
import { useStoredOnce } from '#src/platform/storage/useStoredOnce.ts';

const store = storedStore(
  createStore<{ club: string | undefined }>(() => ({ club: 'arabesk' })),
  { club: undefined },
);
/** A year before the tests. */
const renderedAt = Date.UTC(2025, 10, 20);

/** The value of each render. */
let values: unknown[] = [];
beforeEach(() => {
  values = [];
});

interface Fact {
  readonly name: string;
  readonly useFact: () => unknown;
  readonly onServer: unknown;
  readonly inBrowser: unknown;
}

const facts: readonly Fact[] = [
  {
    name: 'useStore of a storedStore',
    useFact: () => useStore(store, ({ club }) => club),
    onServer: undefined,
    inBrowser: 'arabesk',
  },
  {
    name: 'useStoredOnce',
    useFact: () => useStoredOnce(() => 'typed'),
    onServer: undefined,
    inBrowser: 'typed',
  },
  {
    name: 'useMediaQuery',
    useFact: () => useMediaQuery('(min-width: 1px)'),
    onServer: false,
    inBrowser: true,
  },
  { name: 'useIsOnline', useFact: () => useIsOnline(), onServer: true, inBrowser: true },
  {
    name: 'usePageOrigin',
    useFact: () => usePageOrigin(),
    onServer: 'https://portal.invalid',
    inBrowser: window.location.origin,
  },
  { name: 'useNow', useFact: () => useNow() === renderedAt, onServer: true, inBrowser: false },
  { name: 'usePaintedOrInHtml', useFact: () => usePaintedOrInHtml(), onServer: true, inBrowser: true },
  { name: 'useIsHydrating', useFact: () => useIsHydrating(), onServer: true, inBrowser: false },
];

test.each(facts)('$name hydrates as on the server, then has the value of the browser', async (fact) => {
  const { useFact, onServer, inBrowser } = fact;
  const Fact = () => show(useFact());
  const page = inPage(<Fact />);
  const html = renderToString(page);
  expect(html).toBe(String(onServer));
  values = [];
  const { container, mismatches } = hydrate(html, page);
  await expect.poll(() => [values[0], container.textContent]).toEqual([onServer, String(inBrowser)]);
  expect(mismatches).toEqual([]);
});

test('useIsFromServer causes no second render', async () => {
  let finished = 0;
  const Fact = () => {
    useEffect(() => {
      finished += 1;
    }, []);
    return show(useIsFromServer());
  };
  const html = renderToString(<Fact />);
  values = [];
  const { container } = hydrate(html, <Fact />);
  await expect.poll(() => finished).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect([container.textContent, values]).toEqual(['true', [true]]);
});

test('a fact of the browser hydrates what is below it in a later task, not at once', async () => {
  const tasks: string[] = [];
  const Below = () => {
    useEffect(() => void tasks.push('hydrated'), []);
    return <b>below</b>;
  };
  const Above = () => {
    const isHydrating = useIsHydrating();
    useEffect(() => {
      // Runs in the task of this effect, after React's own work that can't wait.
      queueMicrotask(() => tasks.push('end of the task'));
    }, []);
    return (
      <Suspense>
        <Below key="below" />
        {isHydrating ? 'server' : 'browser'}
      </Suspense>
    );
  };
  const { container } = hydrate(renderToString(<Above />), <Above />);
  await expect.poll(() => container.textContent).toBe('belowbrowser');
  expect(tasks).toEqual(['end of the task', 'hydrated']);
});

test('useNow is the time of the browser where the server rendered nothing', () => {
  const Now = () => show(useNow() > renderedAt);
  expect(renderToString(<Now />)).toBe('true');
});

function show(value: unknown): string {
  values.push(value);
  return String(value);
}

function inPage(children: ReactNode) {
  return (
    <StrictMode>
      <RenderedAt value={renderedAt}>{children}</RenderedAt>
    </StrictMode>
  );
}

function hydrate(html: string, page: ReactNode) {
  const container = document.createElement('div');
  container.innerHTML = html;
  document.body.append(container);
  const mismatches: unknown[] = [];
  const root = hydrateRoot(container, page, { onRecoverableError: (error) => void mismatches.push(error) });
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
  return { container, mismatches };
}
