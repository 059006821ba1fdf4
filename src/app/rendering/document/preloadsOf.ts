import type { Portal } from './readPortalFiles.ts';

/**
 * Links for the shell that load the files of a screen beside the portal's first script. Without them a browser learns of the
 * screen from that script, and of what the screen imports a request later.
 */
export function preloadsOf({ filesOf }: Portal, modules: ReadonlySet<string>): string {
  const files = [...modules].map(filesOf);
  const scripts = new Set(files.flatMap(({ scripts }) => scripts));
  const stylesheets = new Set(files.flatMap(({ stylesheets }) => stylesheets));
  return [
    ...[...stylesheets].map(
      (file) => `<link rel="preload" as="style" fetchpriority="low" crossorigin href="/${file}">`,
    ),
    ...[...scripts].map(
      (file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`,
    ),
  ].join('\n');
}
