import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const entry = fileURLToPath(new URL('../../src/embed/embedScript.ts', import.meta.url));
const address = '/embed.js';

/**
 * The script that clubs paste, beside the portal: one plain script under a name that stays, which shares no chunk with the
 * portal and leaves nothing behind in the pages that it runs on.
 */
export function embedScriptPlugin(): Plugin {
  return {
    name: 'clubpoort-embed-script',
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      this.emitFile({ type: 'asset', fileName: address.slice(1), source: await buildEmbedScript() });
    },
    configureServer(server) {
      server.middlewares.use(address, (_request, response, next) => {
        buildEmbedScript().then(
          (code) => response.setHeader('content-type', 'text/javascript').end(code),
          next,
        );
      });
    },
  };
}

async function buildEmbedScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target: ['chrome100', 'firefox100', 'safari15'],
      lib: { entry, formats: ['iife'], name: 'clubpoort', fileName: 'embed' },
    },
  });
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  const [script] = outputs.filter((output) => output.type === 'chunk');
  if (script?.type !== 'chunk') throw new Error('The embed script was not built');
  return script.code;
}
