import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { type Plugin, preprocessCSS, type ResolvedConfig } from 'vite';

interface StylesheetFiles {
  /** The file that imports all other stylesheets. */
  readonly entry: string;
  /** The only file that may use `light-dark()`; absent for a stylesheet that uses its variables. */
  readonly tokens?: string;
}

/** Writes a stylesheet with all that it imports in one file of its name, such as `styles.css`, and its (empty) types. */
export function stylesheet({ entry, tokens }: StylesheetFiles): Plugin {
  let config: ResolvedConfig;
  return {
    name: `form-engine-${basename(entry)}`,
    configResolved(resolved) {
      config = resolved;
    },
    async generateBundle() {
      const { code } = await preprocessCSS(await readFile(entry, 'utf8'), entry, config);
      const source = tokens ? withLightFallback(code, await readFile(tokens, 'utf8')) : code;
      this.emitFile({ type: 'asset', fileName: basename(entry), source });
      this.emitFile({ type: 'asset', fileName: `${basename(entry)}.d.ts`, source: 'export {};\n' });
    },
  };
}

/** A colour: a name, a number, or one function whose arguments may contain functions. */
const colour = /(?:[^(),]|\((?:[^()]|\([^()]*\))*\))+/.source;
const lightDark = new RegExp(`light-dark\\((${colour}),${colour}\\)`, 'g');

/**
 * Gives every browser plain light colours, and `light-dark()` only inside an `@supports` condition. A host's build
 * leaves `light-dark()` alone inside such a condition. Elsewhere Lightning CSS (Vite's default) rewrites it to
 * variables. Those variables are set only where the host's own styles name a `color-scheme`; without one, no colour is
 * left.
 */
function withLightFallback(css: string, tokens: string): string {
  const light = css.replaceAll(lightDark, (_, lightColour: string) => lightColour.trim());
  return `${light.trim()}\n\n@supports (color: light-dark(#000, #fff)) {\n${tokens.trim()}\n}\n`;
}
