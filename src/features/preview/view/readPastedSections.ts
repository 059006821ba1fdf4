export type PastedSections =
  | { readonly ok: true; readonly sections: readonly unknown[] }
  | { readonly ok: false; readonly reason: 'empty' | 'not-json' | 'no-sections'; readonly detail: string };

/**
 * Parses pasted sections: a list, a single section, or a server's whole answer with the list in `result`. The engine
 * validates what is inside a section.
 */
export function readPastedSections(text: string): PastedSections {
  if (text.trim() === '') return { ok: false, reason: 'empty', detail: '' };
  try {
    const sections = sectionsIn(JSON.parse(text));
    return sections ? { ok: true, sections } : { ok: false, reason: 'no-sections', detail: '' };
  } catch (error) {
    return { ok: false, reason: 'not-json', detail: error instanceof Error ? error.message : '' };
  }
}

function sectionsIn(value: unknown): readonly unknown[] | undefined {
  if (Array.isArray(value)) return value;
  if (typeof value !== 'object' || value === null) return undefined;
  if ('result' in value) return sectionsIn(value.result);
  return 'fields' in value ? [value] : undefined;
}
