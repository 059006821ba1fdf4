import { mergeSections, openSections } from '@clubpoort/form-engine/builder/headless';
import type { WireSection } from '@clubpoort/form-engine/headless';
import type { Draft, DraftedContent } from '#src/features/drafting/index.ts';

type Sections = readonly WireSection[];

/** A form that a manager is building. */
export type BuiltDraft = Draft<Sections>;

export function writeDraft({ version, base, content }: BuiltDraft): string {
  return JSON.stringify({ version, base, content });
}

/** Reads a draft; `undefined` for what is none. */
export function readDraft(text: string): BuiltDraft | undefined {
  const { version, base, content } = fieldsOf(text);
  if (typeof version !== 'string' || !Array.isArray(base) || !Array.isArray(content)) return undefined;
  return { version, base: openSections(base).sections, content: openSections(content).sections };
}

/** Keeps sections as a draft, and merges them question by question. */
export const draftedSections: DraftedContent<Sections> = {
  write: writeDraft,
  read: readDraft,
  merge: (versions, choices) => mergeSections(versions, choices).sections,
};

function fieldsOf(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
