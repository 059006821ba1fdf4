import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, defaultClientConditions } from 'vite';

import { scopedClass } from './scopedClass.ts';

interface PlainScript {
  /** Path from the root of the project. */
  readonly entry: string;
  /** Constants that the build replaces. */
  readonly define?: Readonly<Record<string, string>>;
}

/** @returns one classic script without shared chunks and styles, which leaves no globals behind */
export async function buildPlainScript({ entry, define = {} }: PlainScript): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [react()],
    resolve: { conditions: ['club-source', ...defaultClientConditions] },
    css: { modules: { generateScopedName: scopedClass } },
    define: { 'process.env.NODE_ENV': '"production"', ...define },
    build: {
      write: false,
      target: ['chrome100', 'firefox100', 'safari15'],
      lib: {
        entry: fileURLToPath(new URL(`../${entry}`, import.meta.url)),
        formats: ['iife'],
        name: 'clubpoort',
        fileName: 'script',
      },
    },
  });
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  const [script] = outputs.filter((output) => output.type === 'chunk');
  if (script?.type !== 'chunk') throw new Error(`${entry} was not built`);
  return script.code;
}
