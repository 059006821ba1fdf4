import { join } from 'node:path';
import type { Plugin } from 'vite';
import { root } from '../root.ts';

/** The folder of the bundle for the server, in the folder of the built portal. Its dot keeps it from being served. */
const folder = '.server';

/**
 * Makes `vite build` build the portal twice: for browsers, and for the server, which renders public pages with it. The bundle
 * for the server contains React in the mode of the build, whatever the mode of the server.
 */
export function serverBundlePlugin(): Plugin {
  return {
    name: 'clubpoort-server-bundle',
    config: ({ build }, { mode }) => ({
      builder: {
        async buildApp({ build: run, environments: { client, ssr } }) {
          if (!client || !ssr) throw new Error('Vite has no environments client and ssr');
          await run(client);
          await run(ssr);
        },
      },
      environments: {
        ssr: {
          resolve: { noExternal: true },
          define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
          build: {
            outDir: join(build?.outDir ?? 'dist', folder),
            emptyOutDir: true,
            manifest: false,
            copyPublicDir: false,
            rolldownOptions: {
              input: { renderer: join(root, 'src/app/rendering/renderer.tsx') },
              // Node loads files from disk, so the groups that save requests have no use here.
              output: { entryFileNames: '[name].js', codeSplitting: true },
            },
          },
        },
      },
    }),
  };
}
