import { join, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { root } from '../root.ts';

const helper = join(root, 'src/app/rendering/importOnServer.ts');
/** An `import()` of one of our own modules, as our formatter writes it. */
const lazyImport = /\bimport\('(\.{1,2}\/[^']+|#[^']+)'\)/g;

/** Notes each `import()` of the portal in its bundle for the server, so that a page can name its scripts. */
export function importOnServerPlugin(): Plugin {
  return {
    name: 'clubpoort-import-on-server',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'ssr',
    transform: {
      filter: { id: /\/src\/.+\.tsx?$/, code: /\bimport\('/ },
      handler(code, id) {
        const wrapped = code.replace(lazyImport, (written, target: string) => {
          const file = target.startsWith('#') ? target.slice(1) : relative(root, resolve(id, '..', target));
          return `importOnServer(${JSON.stringify(file.replaceAll('\\', '/'))}, () => ${written})`;
        });
        return { code: `import { importOnServer } from ${JSON.stringify(helper)};\n${wrapped}`, map: null };
      },
    },
  };
}
