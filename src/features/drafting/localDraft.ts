import { isRecord, type PlainRecord } from '#rules/merging/plainValue.ts';
import { readJson } from '#src/platform/storage/readJson.ts';
import type { Draft, DraftedContent } from './draft.ts';

/** A draft on this device. */
export interface LocalDraft<Content> extends Draft<Content> {
  /** The last revision that the account is known to have; 0 for none. */
  readonly revision: number;
  /** The content of that revision. */
  readonly sent: Content;
}

export function writeLocal<Content>(draft: LocalDraft<Content>, drafted: DraftedContent<Content>): string {
  const { revision, sent } = draft;
  return JSON.stringify({
    revision,
    draft: drafted.write(draft),
    sent: drafted.write({ ...draft, content: sent }),
  });
}

interface Reading<Content> {
  readonly drafted: DraftedContent<Content>;
  readonly published: Content;
}

/** Reads a draft of this device; `undefined` for what is none. */
export function readLocal<Content>(
  text: string | undefined,
  { drafted, published }: Reading<Content>,
): LocalDraft<Content> | undefined {
  const { revision, draft, sent } = fieldsOf(text);
  if (!Number.isInteger(revision) || typeof draft !== 'string' || typeof sent !== 'string') return undefined;
  const read = drafted.read(draft, published);
  const readSent = drafted.read(sent, published);
  return read && readSent && { ...read, revision: Number(revision), sent: readSent.content };
}

function fieldsOf(text: string | undefined): PlainRecord {
  const value = readJson(text);
  return isRecord(value) ? value : {};
}
