/** The sections in `<script type="application/json">` inside the element; `undefined` without one, or where it isn't JSON. */
export function readSectionsScript(element: Element): unknown {
  const script = element.querySelector(':scope > script[type="application/json"]');
  try {
    return script ? JSON.parse(script.textContent ?? '') : undefined;
  } catch {
    return undefined;
  }
}
