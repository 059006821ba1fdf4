import { existsSync, globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CreateRenderer, PageRenderer } from '#schemas/pageRenderer.ts';

/** Loads the bundle that renders pages, from the folder of the built portal. A build without it serves its shell alone. */
export async function loadRenderer(
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
