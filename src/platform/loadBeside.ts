/**
 * What the build makes of every `import()`: the code of a screen and its stylesheets are loaded side by side, and the screen
 * is there once all of them are. A stylesheet that fails is asked for anew by the next attempt.
 *
 * @param load The import itself.
 * @param files What belongs to it, from the root: stylesheets, and scripts that it imports in turn.
 */
export async function loadBeside<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  const beside = files.map((file) => (file.endsWith('.css') ? styled(`/${file}`) : fetched(`/${file}`)));
  const [module] = await Promise.all([load(), ...beside]);
  return module;
}

function styled(href: string): Promise<void> {
  const known = linkTo(href);
  // A stylesheet that is still on its way has none.
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

/** Nobody waits for it: the import does. */
function fetched(href: string): void {
  if (!linkTo(href)) newLink('modulepreload', href);
}

function linkTo(href: string): HTMLLinkElement | null {
  return document.head.querySelector(`link[href="${href}"]`);
}

function newLink(rel: string, href: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = rel;
  link.href = href;
  document.head.append(link);
  return link;
}
