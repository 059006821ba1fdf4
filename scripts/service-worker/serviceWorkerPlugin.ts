import type { Plugin } from 'vite';
import { buildPlainScript } from '../buildPlainScript.ts';
import { shellFiles } from './shellFiles.ts';

/**
 * The service worker beside the portal, under a name that stays, with the names of the files that it keeps; what ends it
 * everywhere, should that be needed; and the script of the offline page.
 */
export function serviceWorkerPlugin(): Plugin {
  let publicDir = '';
  return {
    name: 'clubpoort-service-worker',
    configResolved(config) {
      publicDir = config.publicDir;
    },
    generateBundle: {
      // Once the stylesheets are there.
      order: 'post',
      async handler(_options, bundle) {
        if (this.environment.name !== 'client') return;
        const offline = await buildPlainScript({ entry: 'src/service-worker/offlineScript.ts' });
        const files = shellFiles(bundle, publicDir, offline);
        const define = { shellFiles: JSON.stringify(files) };
        const worker = await buildPlainScript({ entry: 'src/service-worker/serviceWorker.ts', define });
        const killSwitch = await buildPlainScript({ entry: 'src/service-worker/killSwitch.ts' });
        this.emitFile({ type: 'asset', fileName: 'offline.js', source: offline });
        this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: worker });
        this.emitFile({ type: 'asset', fileName: 'service-worker-off.js', source: killSwitch });
      },
    },
  };
}
