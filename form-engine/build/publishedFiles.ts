import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

/**
 * Makes source maps point at the published `src/` instead of repeating the source. Code of other packages in
 * `built-in/` gets no source map.
 */
export function leanSourceMaps(): Plugin {
  return {
    name: 'form-engine-lean-source-maps',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        const isBuiltIn = file.fileName.startsWith('built-in/');
        if (file.type === 'chunk') {
          if (isBuiltIn) file.code = file.code.replace(/\n\/\/# sourceMappingURL=.*\n?$/, '\n');
        } else if (file.fileName.endsWith('.map')) {
          if (isBuiltIn) delete bundle[file.fileName];
          else file.source = withoutSources(String(file.source));
        }
      }
    },
  };
}

function withoutSources(text: string): string {
  const { sourcesContent: _, ...map } = JSON.parse(text);
  return JSON.stringify(map);
}

/** Adds the licence of a package that is bundled into the engine. */
export function licenceOf(name: string, file: string): Plugin {
  return {
    name: 'form-engine-licence',
    async generateBundle() {
      const text = await readFile(file, 'utf8');
      const source = `built-in/ holds parts of ${name}, under this licence:\n\n${text}`;
      this.emitFile({ type: 'asset', fileName: 'THIRD-PARTY-LICENSES.txt', source });
    },
  };
}
