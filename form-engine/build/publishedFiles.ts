import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

/** Source maps point at the published `src/` and don't repeat it; what is built in from elsewhere has none. */
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

/** The licence of a package that is built into ours goes along with it. */
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
