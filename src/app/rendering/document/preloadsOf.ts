import { escapeHtml } from '#rules/escapeHtml.ts';
import type { Preloads } from '#schemas/pageRenderer.ts';
import type { NeededByScreen } from '../neededByScreen.ts';
import type { Portal } from './readPortalFiles.ts';

/**
 * Links that load the files and the first data of a screen beside the portal's first script. Without them a browser learns of the
 * screen from that script, of what the screen imports a request later, and of the data when the script has run.
 */
export function preloadsOf({ filesOf }: Portal, { modules, calls }: NeededByScreen): Preloads {
  const files = [...modules].map(filesOf);
  const scripts = new Set(files.flatMap(({ scripts }) => scripts));
  const stylesheets = new Set(files.flatMap(({ stylesheets }) => stylesheets));
  return {
    calls: calls
      .map(
        (href) => `<link rel="preload" as="fetch" crossorigin="use-credentials" href="${escapeHtml(href)}">`,
      )
      .join('\n'),
    files: [
      ...[...stylesheets].map(
        (file) => `<link rel="preload" as="style" fetchpriority="low" crossorigin href="/${file}">`,
      ),
      ...[...scripts].map(
        (file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`,
      ),
    ].join('\n'),
  };
}
