const shadowRoots: ShadowRoot[] = [];

/** The page, and the shadow roots in it that hold a form. Neither ids nor the focus nor moves of the focus cross a shadow root. */
export function pageRoots(): readonly (Document | ShadowRoot)[] {
  return [document, ...shadowRoots];
}

/** Notes the shadow root around a form. @returns a function that forgets it; `undefined` for a form in the page itself. */
export function noteRoot(form: Node | null): (() => void) | undefined {
  const root = form?.getRootNode();
  if (!(root instanceof ShadowRoot)) return undefined;
  shadowRoots.push(root);
  return () => void shadowRoots.splice(shadowRoots.indexOf(root), 1);
}

/** The element with an id, in the page or in a shadow root with a form. */
export function elementById(id: string): HTMLElement | null {
  const found = pageRoots().map((root) => root.getElementById(id));
  return found.find((element) => element !== null) ?? null;
}

/** The element with the focus, inside shadow roots too; the body where no element has it. */
export function focusedElement(): Element | null {
  let { activeElement } = document;
  while (activeElement?.shadowRoot?.activeElement) ({ activeElement } = activeElement.shadowRoot);
  return activeElement;
}
