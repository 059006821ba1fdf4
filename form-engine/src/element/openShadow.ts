/** The address stands beside the folder of this module, in the package as in what a page copies of it. No literal in the call: a bundler would inline it. */
const ownStylesheet = '../styles.css';

/**
 * Opens the shadow root of an element and loads the engine's stylesheet in it. Resolves once that is there, or failed to load: a form
 * without its styles still works.
 *
 * @param href where the stylesheet is. Default: beside the folder of this module.
 */
export async function openShadow(element: HTMLElement, href: string | null): Promise<ShadowRoot> {
  const shadow = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
  if (shadow.querySelector('link')) return shadow;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href ?? new URL(ownStylesheet, import.meta.url).href;
  const settled = new Promise((resolve) => {
    link.onload = resolve;
    link.onerror = resolve;
  });
  shadow.append(link);
  await settled;
  return shadow;
}
