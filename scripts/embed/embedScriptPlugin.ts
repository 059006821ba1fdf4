import type { Plugin } from 'vite';
import { buildPlainScript } from '../buildPlainScript.ts';

const entry = 'src/embed/embedScript.ts';
const address = '/embed.js';

/** Builds the script that clubs paste, beside the portal: one plain script under a fixed name. */
export function embedScriptPlugin(): Plugin {
  return {
    name: 'clubpoort-embed-script',
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      this.emitFile({ type: 'asset', fileName: address.slice(1), source: await buildPlainScript({ entry }) });
    },
    configureServer(server) {
      server.middlewares.use(address, (_request, response, next) => {
        buildPlainScript({ entry }).then(
          (code) => response.setHeader('content-type', 'text/javascript').end(code),
          next,
        );
      });
    },
  };
}
