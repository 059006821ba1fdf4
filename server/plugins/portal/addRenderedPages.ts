import { existsSync, globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { Operation } from '#schemas/operation.ts';
import { operations } from '#schemas/operations.ts';
import type { CreateRenderer, PageRenderer } from '#schemas/pageRenderer.ts';
import type { Clock } from '../../clock.ts';
import { fieldsOf } from '../../http/reading/fieldsOf.ts';
import { refusals } from '../../http/refused.ts';
import { sendRefusal } from '../errorAnswers.ts';
import { nameOf } from '../requestLog.ts';
import { forAYear } from './cacheTimes.ts';
import { ownOperations, type Visit } from './ownOperations.ts';
import { type FoundPage, type PageQuestion, renderedPages } from './renderedPages.ts';

export interface PageSource {
  /** The page of an address. Never rejects. */
  readonly pageFor: (visit: Visit & PageQuestion) => Promise<FoundPage>;
  readonly preloads: PageRenderer['preloads'];
  readonly isPage: PageRenderer['isPage'];
}

interface RenderingOptions {
  readonly portalDir: string | undefined;
  readonly clock: Clock;
  /** Milliseconds that a visitor waits for a page before the shell is sent. With 0, no page is rendered. */
  readonly patience: number;
}

/**
 * Prepares the rendering of pages; undefined where the build has no renderer, or rendering is off. A call that may change public
 * data clears this process's page cache.
 */
export async function addRenderedPages(
  app: FastifyInstance,
  { portalDir, clock, patience }: RenderingOptions,
): Promise<PageSource | undefined> {
  if (portalDir === undefined || patience === 0) return undefined;
  const own = ownOperations(app);
  const renderer = await loadRenderer(portalDir, own.fetch);
  if (!renderer) return undefined;
  const pages = renderedPages({
    ...{ clock, patience, render: renderer.render, isOutage: own.hasFailed },
    onFailure: (error, url) => app.log.warn({ err: error, path: url.split('?')[0] }, 'page not rendered'),
  });
  const pageFor: PageSource['pageFor'] = ({ ip, host, ...question }) =>
    own.during({ ip, host }, () => pages.of(question));
  app.addHook('onSend', async (request, reply) => {
    if (request.method === 'GET' || request.method === 'HEAD' || reply.statusCode >= 400) return;
    const named = nameOf(request.routeOptions.url);
    if ('operation' in named && keepsPages(named.operation)) return;
    pages.forget();
  });
  // The first page of a process is slow, because Node compiles what renders it. So the server itself asks for one.
  app.addHook('onListen', async () => {
    void pageFor({ ip: '127.0.0.1', host: 'localhost', url: '/', origin: undefined, reader: 'visitor' });
  });
  // A page links it: its own style attributes would be refused by our Content Security Policy.
  app.get('/assets/accent-:color.css', (request, reply) => {
    const css = renderer.accentCss(`#${fieldsOf(request.params).color}`);
    if (css === undefined) return sendRefusal(reply, refusals.notFound());
    return reply.header('cache-control', forAYear).type('text/css; charset=utf-8').send(css);
  });
  const { preloads, isPage } = renderer;
  return { pageFor, preloads, isPage };
}

function keepsPages(name: string): boolean {
  const byName: Readonly<Record<string, Operation | undefined>> = operations;
  return byName[name]?.keepsPages === true;
}

/** Loads the bundle that renders pages, from the folder of the built portal. A build without it serves its shell alone. */
async function loadRenderer(
  portalDir: string,
  fetchOfPages: typeof fetch,
): Promise<PageRenderer | undefined> {
  const bundle = join(portalDir, '.server', 'renderer.js');
  if (!existsSync(bundle)) return undefined;
  // Vite built it from src/app/rendering/renderer.tsx, whose export has this type.
  const { createRenderer } = (await import(pathToFileURL(bundle).href)) as { createRenderer: CreateRenderer };
  const shell = await readFile(join(portalDir, 'index.html'), 'utf8');
  const manifest: unknown = JSON.parse(await readFile(join(portalDir, '.vite', 'manifest.json'), 'utf8'));
  const sheets = globSync('assets/*.css', { cwd: portalDir }).map(
    async (path) => [path.replaceAll('\\', '/'), await readFile(join(portalDir, path), 'utf8')] as const,
  );
  const [startScript] = globSync('assets/start-*.js', { cwd: portalDir });
  if (startScript === undefined)
    throw new Error(`${portalDir} has a renderer and no start script: build it anew`);
  const stylesheets = new Map(await Promise.all(sheets));
  return createRenderer({
    fetch: fetchOfPages,
    files: { shell, manifest, stylesheets, startScript: startScript.replaceAll('\\', '/') },
  });
}
