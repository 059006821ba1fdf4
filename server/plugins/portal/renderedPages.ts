import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import type { PageRequest, RenderedPage, RenderPage } from '#schemas/pageRenderer.ts';
import type { Clock } from '../../clock.ts';
import { within } from '../../http/within.ts';
import { type CompressedText, compressedText } from './compressedText.ts';

/** A page in each encoding that it was asked for. */
interface SentPage {
  readonly status: RenderedPage['status'];
  readonly html: CompressedText;
}

export type PageQuestion = Omit<PageRequest, 'now'>;

/** `outage`: the data of the page can't be had now, here or in the browser. undefined: the shell must be sent instead. */
export type FoundPage = SentPage | 'outage' | undefined;

export interface RenderedPages {
  /** The page of this address. Never rejects. */
  of(question: PageQuestion): Promise<FoundPage>;
  /** Forgets every page, because something changed that pages may show. */
  forget(): void;
}

interface PagesOptions {
  readonly render: RenderPage;
  readonly clock: Clock;
  /** Milliseconds that a visitor waits for a page before the shell is sent. */
  readonly patience: number;
  /** Whether a call of the render under way failed at the server. */
  readonly isOutage: () => boolean;
  readonly onFailure: (error: unknown, url: string) => void;
}

/** Milliseconds that a page is cached. Another process may have changed its data meanwhile. */
export const pageLifetime = 60_000;
const cachedCharacters = 32_000_000;
/** Renders at a time, and renders that may wait for their turn. One more gets the shell, so that a crawler can't fill a queue. */
const atOnce = 2;
const waiting = 16;

/**
 * Renders pages and caches them for a minute. Readers who ask for the same page share one render. A page that takes too long
 * is still rendered to its end, for the next visitor.
 * Decision: docs/decisions/0168-public-pages-are-rendered-on-the-server.md
 */
export function renderedPages({ render, clock, patience, isOutage, onFailure }: PagesOptions): RenderedPages {
  const cache = new LRUCache<string, Promise<FoundPage>>({
    ttl: pageLifetime,
    maxSize: cachedCharacters,
    perf: { now: () => clock.now().getTime() },
    ttlResolution: 0,
  });
  const turns = pLimit(atOnce);
  const start = ({ url, origin, reader }: PageQuestion): Promise<SentPage | undefined> =>
    turns(async () => {
      const page = await render({ url, origin, reader, now: clock.now().getTime() });
      return page && { status: page.status, html: compressedText(page.html) };
    });
  // A page never rejects, so the only failure is that it comes too late.
  const inTime = (page: Promise<FoundPage>) => within(patience, page).catch(() => undefined);
  return {
    of(question) {
      const key = `${question.reader} ${question.origin} ${question.url}`;
      const known = cache.get(key);
      if (known) return inTime(known);
      if (turns.pendingCount >= waiting) return Promise.resolve(undefined);
      const started = start(question).catch((error: unknown): FoundPage => {
        onFailure(error, question.url);
        return isOutage() ? 'outage' : undefined;
      });
      // Counts as small until it is rendered. One that failed is not worth remembering.
      cache.set(key, started, { size: 1 });
      void started.then((page) => {
        if (cache.peek(key) !== started) return;
        if (page && page !== 'outage') cache.set(key, started, { size: page.html.text.length });
        else cache.delete(key);
      });
      return inTime(started);
    },
    forget: () => cache.clear(),
  };
}
