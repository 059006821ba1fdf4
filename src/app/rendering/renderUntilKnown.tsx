import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { type Query, skipToken } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { StaticRouterProvider } from 'react-router';
import { isMissing } from '../../api/apiFailure.ts';
import { type PageHead, PageHeadContext } from '../../platform/page/pageHead.ts';
import { Portal } from '../Portal.tsx';
import type { OpenPage } from './openPage.ts';

interface WrittenHead {
  title: string;
  /** '' where the screen sets none. */
  description: string;
}

export interface Rendered {
  readonly status: 200 | 404;
  /** The content of `#root`. */
  readonly body: string;
  readonly head: Readonly<WrittenHead>;
}

/** A page asks for its club, then for what it shows, then for what belongs to that. */
const maxRounds = 4;

/**
 * Renders a page, loads what its screens asked for, and renders it again until they ask for nothing more. So the queries of a
 * page are written in its screens alone.
 * @throws where a query fails for any other reason than that something does not exist
 */
export async function renderUntilKnown(page: OpenPage): Promise<Rendered> {
  for (let round = 0; round < maxRounds; round += 1) {
    const head: WrittenHead = { title: '', description: '' };
    const body = await renderWhole(<PageOnServer page={page} head={writerOf(head)} />);
    const wanted = page.client.getQueryCache().getAll().filter(isWanted);
    if (wanted.length === 0) return { status: isFound(page) ? 200 : 404, body, head };
    await Promise.all(wanted.map((query) => query.fetch().catch(throwUnlessMissing)));
  }
  throw new Error(`${page.request.url} asks for more after ${maxRounds} rounds`);
}

function writerOf(head: WrittenHead): PageHead {
  return {
    title: (text) => {
      head.title = text;
    },
    description: (text) => {
      head.description = text;
    },
  };
}

function isWanted(query: Query): boolean {
  const { enabled, queryFn } = query.options as { enabled?: unknown; queryFn?: unknown };
  const isEnabled = typeof enabled === 'function' ? enabled(query) !== false : enabled !== false;
  return isEnabled && queryFn !== skipToken && query.state.status === 'pending';
}

function throwUnlessMissing(error: unknown): void {
  if (!isMissing(error)) throw error;
}

function isFound({ client }: OpenPage): boolean {
  return client
    .getQueryCache()
    .getAll()
    .every(({ state }) => state.status !== 'error');
}

interface PageOnServerProps {
  page: OpenPage;
  head: PageHead;
}

/** The portal as `main.tsx` draws it in the browser, with a router for one address. */
function PageOnServer({ page: { client, router, context, request }, head }: PageOnServerProps) {
  return (
    <PageHeadContext value={head}>
      <Portal client={client} renderedAt={request.now}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </Portal>
    </PageHeadContext>
  );
}

/**
 * Renders an element with all its parts in their places. React could send slow parts later, but moves those by inline scripts,
 * which our Content Security Policy forbids.
 */
function renderWhole(element: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    let isBroken = false;
    const { pipe } = renderToPipeableStream(element, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      // React leaves out a part that fails: no page is better than half a page.
      onError(error) {
        isBroken = true;
        reject(error);
      },
      onAllReady() {
        if (!isBroken) resolve(text(pipe(new PassThrough())));
      },
    });
  });
}
