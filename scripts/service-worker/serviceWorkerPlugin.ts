import type { Plugin } from 'vite';
import { buildPlainScript } from '../buildPlainScript.ts';
import { shellFiles } from './shellFiles.ts';

/**
 * Builds the service worker beside the portal, under a fixed name and with its list of files to cache. Also builds the
 * script that removes it everywhere (kill switch), the script of the offline page, and that of a door.
 */
export function serviceWorkerPlugin(): Plugin {
  let publicDir = '';
  return {
    name: 'clubpoort-service-worker',
    configResolved(config) {
      publicDir = config.publicDir;
    },
    generateBundle: {
      // Runs last, when the stylesheets exist.
      order: 'post',
      async handler(_options, bundle) {
        if (this.environment.name !== 'client') return;
        const offline = await buildPlainScript({ entry: 'src/service-worker/offlineScript.ts' });
        const files = shellFiles(bundle, publicDir, offline);
        const define = { shellFiles: JSON.stringify(files) };
        const worker = await buildPlainScript({ entry: 'src/service-worker/serviceWorker.ts', define });
        const killSwitch = await buildPlainScript({ entry: 'src/service-worker/killSwitch.ts' });
        const door = await buildPlainScript({ entry: 'src/features/door/kept/doorScript.tsx' });
        this.emitFile({ type: 'asset', fileName: 'door.js', source: door });
        this.emitFile({ type: 'asset', fileName: 'offline.js', source: offline });
        this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: worker });
        this.emitFile({ type: 'asset', fileName: 'service-worker-off.js', source: killSwitch });
      },
    },
  };
}
