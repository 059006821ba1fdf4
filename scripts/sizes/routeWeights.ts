import type { Manifest } from 'vite';
import { chunksWithImports, scriptsOf } from './builtChunks.ts';
import { entry, entryLimit } from './entryFiles.ts';
import { limitOf, screenSizes } from './screenSizes.ts';
import { weightText } from './weightText.ts';

/** The screen of a path. */
export interface RouteModule {
  readonly path: string;
  readonly module: string;
}

/** Parts that are no screen are listed when they use more than this share of their limit. */
const nearLimit = 0.95;

/**
 * Finds the module of each path in the text of a table of routes, which says `path: paths.courses, … import('…')`. The pages
 * without an import are in the entry.
 *
 * @param paths - the portal's paths, by name
 * @param resolve - the path of an imported module from the root of the checkout
 */
export function routeModulesIn(
  table: string,
  { paths, resolve }: { paths: Readonly<Record<string, string>>; resolve: (imported: string) => string },
): readonly RouteModule[] {
  const [, ...routes] = table.split(/\bpath: (?=paths\.)/);
  return routes.flatMap((route) => {
    const path = paths[/^paths\.(\w+)/.exec(route)?.[1] ?? ''];
    // A route ends where the next one begins, also one with a path of its own kind.
    const [, imported] = /import\('([^']+)'\)/.exec(route.split(/\bpath:/)[0] ?? '') ?? [];
    return path === undefined || imported === undefined ? [] : [{ path, module: resolve(imported) }];
  });
}

/** One line for the first visit and for each screen with its paths, and for the other parts that are near their limit. */
export function routeWeightLines(
  { manifest, gzipBytes }: { readonly manifest: Manifest; readonly gzipBytes: (file: string) => number },
  routes: readonly RouteModule[],
): readonly string[] {
  const first = scriptsOf(manifest, chunksWithImports(manifest, entry)).reduce(
    (sum, file) => sum + gzipBytes(file),
    0,
  );
  const sizes = screenSizes(manifest, gzipBytes).toSorted((one, other) => other.bytes - one.bytes);
  const lines = sizes.flatMap((size) => {
    const limit = limitOf(size);
    const paths = routes.filter(({ module }) => module === size.module).map(({ path }) => path);
    const isListed = paths.length > 0 || size.bytes > nearLimit * limit;
    const name = paths.length > 0 ? paths.join(', ') : `part ${size.module}`;
    return isListed ? [`${weightText(size.bytes, limit)}  ${name}`] : [];
  });
  return [`${weightText(first, entryLimit)}  every first visit, with /:club`, ...lines];
}
