/**
 * Wraps every `import()` in the build: loads a screen's code and stylesheets in parallel, and resolves once all have loaded. A
 * stylesheet that failed is requested again by the next attempt.
 * Decision: docs/decisions/0033-pages-have-size-budgets.md
 * @param load The import itself.
 * @param files Files that the import needs, relative to the root: stylesheets, and the scripts that it imports in turn.
 */
export async function importWithFiles<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  const beside = files.map((file) => (file.endsWith('.css') ? styled(`/${file}`) : fetched(`/${file}`)));
  const [module] = await Promise.all([load(), ...beside]);
  return module;
}

function styled(href: string): Promise<void> {
  const known = linkTo('stylesheet', href);
  // `sheet` is null while the stylesheet is still loading.
  if (known?.sheet) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const link = known ?? newLink('stylesheet', href);
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`${href} could not be loaded`));
    });
  });
}

/** Preloads a script. Nothing waits here, because the import itself does. */
function fetched(href: string): void {
  if (!linkTo('modulepreload', href)) newLink('modulepreload', href);
}

function linkTo(rel: string, href: string): HTMLLinkElement | null {
  return document.head.querySelector(`link[rel="${rel}"][href="${href}"]`);
}

function newLink(rel: string, href: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = rel;
  // As in the links of the document: a browser takes no preload that was loaded with other credentials.
  link.crossOrigin = '';
  link.href = href;
  document.head.append(link);
  return link;
}
