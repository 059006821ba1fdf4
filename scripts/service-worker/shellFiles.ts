import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Rolldown } from 'vite';

/** A file that the service worker precaches. It has a revision where its name has no content hash. */
interface ShellFile {
  readonly url: string;
  readonly revision: string | null;
}

/** Files under `public/`, which are copied beside the portal. */
const standing = ['offline.html', 'offline.css', 'favicon.svg', 'manifest.webmanifest'] as const;

/** The Latin font file, which covers Dutch. Names in other scripts load the other files. */
const font = /assets\/inter-latin-wght-normal-[^/]+\.woff2$/;

/** Lists the app shell: the entry with its static imports, their stylesheets, the font, and the offline page. */
export function shellFiles(
  bundle: Rolldown.OutputBundle,
  publicDir: string,
  offlineScript: string,
): ShellFile[] {
  const entries = Object.values(bundle).filter((output) => output.type === 'chunk' && output.isEntry);
  const scripts = new Set<string>();
  for (const { fileName } of entries) addWithImports(bundle, fileName, scripts);
  const styles = [...scripts].flatMap((name) => stylesOf(bundle[name]));
  const fonts = Object.keys(bundle).filter((name) => font.test(name));
  const hashed = [...scripts, ...new Set(styles), ...fonts];
  return [
    ...hashed.map((name) => ({ url: `/${name}`, revision: null })),
    ...standing.map((name) => ({ url: `/${name}`, revision: digest(readFileSync(join(publicDir, name))) })),
    { url: '/offline.js', revision: digest(offlineScript) },
  ];
}

function addWithImports(bundle: Rolldown.OutputBundle, name: string, found: Set<string>): void {
  const output = bundle[name];
  if (output?.type !== 'chunk' || found.has(name)) return;
  found.add(name);
  for (const imported of output.imports) addWithImports(bundle, imported, found);
}

function stylesOf(output: Rolldown.OutputBundle[string] | undefined): readonly string[] {
  return output?.type === 'chunk' ? [...(output.viteMetadata?.importedCss ?? [])] : [];
}

function digest(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 12);
}
