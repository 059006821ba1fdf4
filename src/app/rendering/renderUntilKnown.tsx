import { type Query, skipToken } from '@tanstack/react-query';
import { isMissing } from '../../api/apiFailure.ts';
import type { PageHead } from '../../platform/pageHead.ts';
import type { OpenPage } from './openPage.ts';
import { PageOnServer } from './PageOnServer.tsx';
import { renderWhole } from './renderWhole.ts';

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
