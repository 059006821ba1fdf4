import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { paths } from '#src/paths.ts';
import { root } from '../root.ts';
import { readManifest } from './builtChunks.ts';
import { gzippedSize } from './gzippedSize.ts';
import { routeModulesIn, routeWeightLines } from './routeWeights.ts';

const tables = 'src/app/routes';

/**
 * Prints what each route of the portal adds to the first visit, beside its limit. Comes after the compression of the assets,
 * whose files have the sizes. Also prints where Vite is asked to be quiet, as by `npm start`.
 */
export function routeWeightsPlugin(): Plugin {
  let folder: string | undefined;
  return {
    name: 'clubpoort-route-weights',
    // A build with source maps is for a measurement.
    apply: ({ build }, { mode, command }) =>
      command === 'build' && mode === 'production' && build?.sourcemap === undefined,
    writeBundle({ dir }) {
      if (this.environment.name === 'client') folder = dir;
    },
    closeBundle() {
      if (this.environment.name !== 'client' || folder === undefined) return;
      const built = folder;
      const gzipBytes = (file: string) => gzippedSize(join(built, file));
      const lines = routeWeightLines({ manifest: readManifest(built), gzipBytes }, routeModules());
      console.log(`[build] JavaScript of each route, gzip:\n${lines.join('\n')}`);
    },
  };
}

function routeModules() {
  return globSync(`${tables}/*Routes.ts`, { cwd: root }).flatMap((file) =>
    routeModulesIn(readFileSync(join(root, file), 'utf8'), {
      paths,
      resolve: (imported) => relative(root, join(root, tables, imported)),
    }),
  );
}
