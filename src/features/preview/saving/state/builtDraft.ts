import { openSections } from '@clubpoort/form-engine/builder/headless';
import type { WireSection } from '@clubpoort/form-engine/headless';

type Sections = readonly WireSection[];

/** A form that a manager is building. */
export interface BuiltDraft {
  /** The version of the form that it began with. */
  readonly version: string;
  /** The sections of that version. */
  readonly base: Sections;
  readonly sections: Sections;
}

/** A draft on this device. */
export interface LocalDraft extends BuiltDraft {
  /** The last revision that the account is known to have; 0 for none. */
  readonly revision: number;
  /** The sections of that revision. */
  readonly sent: Sections;
}

export function writeDraft({ version, base, sections }: BuiltDraft): string {
  return JSON.stringify({ version, base, sections });
}

/** Reads a draft that the account keeps; `undefined` for what is none. */
export function readDraft(text: string | undefined): BuiltDraft | undefined {
  const { version, base, sections } = fieldsOf(text);
  if (typeof version !== 'string' || !Array.isArray(base) || !Array.isArray(sections)) return undefined;
  return { version, base: openSections(base).sections, sections: openSections(sections).sections };
}

export function writeLocal(draft: LocalDraft): string {
  return JSON.stringify(draft);
}

/** Reads a draft of this device; `undefined` for what is none. */
export function readLocal(text: string | undefined): LocalDraft | undefined {
  const draft = readDraft(text);
  const { revision, sent } = fieldsOf(text);
  if (!draft || !Number.isInteger(revision) || !Array.isArray(sent)) return undefined;
  return { ...draft, revision: Number(revision), sent: openSections(sent).sections };
}

function fieldsOf(text: string | undefined): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
