import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
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

/** Adds the licences of the packages that are bundled into the engine. Fails where another package came along. */
export function licencesOf(names: readonly string[]): Plugin {
  return {
    name: 'form-engine-licences',
    async generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
      const bundled = new Set(modules.flatMap((id) => packageOf(id) ?? []));
      const unnamed = [...bundled].filter((name) => !names.includes(name));
      if (unnamed.length > 0) throw new Error(`No licence is published for ${unnamed.join(', ')}`);
      const texts = await Promise.all(names.map(licenceOf));
      this.emitFile({ type: 'asset', fileName: 'THIRD-PARTY-LICENSES.txt', source: texts.join('\n\n') });
    },
  };
}

function packageOf(moduleId: string): string | undefined {
  return /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(moduleId)?.[1];
}

async function licenceOf(name: string): Promise<string> {
  const entry = fileURLToPath(import.meta.resolve(name));
  const folder = entry.slice(
    0,
    entry.lastIndexOf(`/node_modules/${name}/`) + `/node_modules/${name}/`.length,
  );
  const file = (await readdir(folder)).find((found) => /^licen[cs]e/i.test(found));
  if (file === undefined) throw new Error(`${name} has no licence file`);
  return `built-in/ holds parts of ${name}, under this licence:\n\n${await readFile(`${folder}${file}`, 'utf8')}`;
}
