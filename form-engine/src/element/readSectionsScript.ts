import type { Diagnostic } from '../sections/diagnostic.ts';

/** The sections of an element, the fault in the script that should have them, or none yet. */
type ScriptSections =
  | { readonly is: 'sections'; readonly sections: unknown }
  | { readonly is: 'fault'; readonly fault: Diagnostic }
  | { readonly is: 'none' };

/** Reads the sections in `<script type="application/json">` inside an element. A script of blanks alone counts as none. */
export function readSectionsScript(element: Element): ScriptSections {
  const text = element.querySelector(':scope > script[type="application/json"]')?.textContent ?? '';
  if (text.trim() === '') return { is: 'none' };
  try {
    const sections: unknown = JSON.parse(text);
    return sections === null ? { is: 'none' } : { is: 'sections', sections };
  } catch (cause) {
    const message = `the script inside is no valid JSON: ${cause instanceof Error ? cause.message : cause}`;
    return { is: 'fault', fault: { code: 'malformed', path: '', message } };
  }
}
