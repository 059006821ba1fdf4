import { join } from 'node:path';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';
import { root } from '#scripts/root.ts';

const entry = join(root, 'form-engine/src/registration/diagnostics/useDiagnostics.ts');

/** The two files as a host's bundler builds them. */
async function builtFor(environment: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': JSON.stringify(environment) },
    build: {
      write: false,
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: 'strict',
        external: (id) => !/useDiagnostics|warnOnce/.test(id),
      },
    },
  });
  const chunks = [built].flat().flatMap((part) => ('output' in part ? part.output : []));
  return chunks.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('\n');
}

describe('useDiagnostics', () => {
  it('has no warnings in a production build, and has them in any other', async () => {
    expect(await builtFor('production')).not.toContain('console');
    expect(await builtFor('development')).toContain('console.warn');
  });
});
