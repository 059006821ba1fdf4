import { readFile } from 'node:fs/promises';
import { type Plugin, preprocessCSS, type ResolvedConfig } from 'vite';

interface StylesheetFiles {
  /** Imports every other one. */
  readonly entry: string;
  /** The only one that may say `light-dark()`. */
  readonly tokens: string;
}

/** Writes `styles.css`, all of the engine's look in one file, and its (empty) types. */
export function stylesheet({ entry, tokens }: StylesheetFiles): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'form-engine-stylesheet',
    configResolved(resolved) {
      config = resolved;
    },
    async generateBundle() {
      const { code } = await preprocessCSS(await readFile(entry, 'utf8'), entry, config);
      const source = withLightFallback(code, await readFile(tokens, 'utf8'));
      this.emitFile({ type: 'asset', fileName: 'styles.css', source });
      this.emitFile({ type: 'asset', fileName: 'styles.css.d.ts', source: 'export {};\n' });
    },
  };
}

/**
 * Plain light colours for every browser, and `light-dark()` only where the browser says that it knows it. Inside such a
 * condition a host's build leaves it alone; elsewhere Lightning CSS (Vite's default) rewrites it to variables that are
 * only set where the host's own styles name a `color-scheme`, and without them no colour is left.
 */
function withLightFallback(css: string, tokens: string): string {
  const light = css.replaceAll(/light-dark\(([^(),]+),[^()]+\)/g, '$1');
  return `${light.trim()}\n\n@supports (color: light-dark(#000, #fff)) {\n${tokens.trim()}\n}\n`;
}
