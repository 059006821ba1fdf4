import type { Plugin } from 'vite';

/** The form engine's chunks: the page of a form runs two fifths of their code while it starts. */
const isStarting = (name: string) => /^(?:engine|controls)$/.test(name);

/** V8 reads it at the top of a file, since version 13.6. Other browsers see a comment. */
const hint = '//# allFunctionsCalledOnLoad\n';

/**
 * Lets Chromium compile all functions of the scripts that start a page beside their download, and not one by one on the main
 * thread.
 * Decision: docs/decisions/0348-chromium-compiles-what-starts-a-page-beside-its-download.md
 */
export function compileEarlyPlugin(): Plugin {
  return {
    name: 'clubpoort-compile-early',
    apply: 'build',
    generateBundle: {
      // After Vite has written the list of preloaded files at the top, and the minifier has removed comments.
      order: 'post',
      handler(_options, bundle) {
        if (this.environment.name !== 'client') return;
        for (const chunk of Object.values(bundle))
          if (chunk.type === 'chunk' && (chunk.isEntry || isStarting(chunk.name)))
            chunk.code = hint + chunk.code;
      },
    },
  };
}
