import { mergeSections, openSections } from '@clubpoort/form-engine/builder/headless';
import type { WireSection } from '@clubpoort/form-engine/headless';
import { isRecord, type PlainRecord } from '#rules/merging/plainValue.ts';
import type { Draft, DraftedContent } from '#src/features/drafting/index.ts';
import { readJson } from '#src/platform/storage/readJson.ts';

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

function fieldsOf(text: string): PlainRecord {
  const value = readJson(text);
  return isRecord(value) ? value : {};
}
