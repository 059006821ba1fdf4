import type { Plugin } from 'vite';
import { buildPlainScript } from '../buildPlainScript.ts';

/** Builds the script with which a page begins that the server rendered. */
export function startScriptPlugin(): Plugin {
  return {
    name: 'clubpoort-start-script',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle() {
      const source = await buildPlainScript({ entry: 'src/start/startScript.ts' });
      this.emitFile({ type: 'asset', name: 'start.js', source });
    },
  };
}
