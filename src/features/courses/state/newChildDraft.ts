import * as v from 'valibot';
import { readJson } from '#src/platform/readJson.ts';
import { tabTexts } from '#src/platform/storage.ts';

const draftKey = 'new-child';
const childDraft = v.object({ fname: v.string(), lname: v.optional(v.string()), birthdate: v.string() });

/** A typed child. The surname is missing when a visitor typed it, because it comes from the account. */
export type ChildDraft = v.InferOutput<typeof childDraft>;

/** The child that was typed in this tab; undefined when every field was left empty. */
export function readChildDraft(): ChildDraft | undefined {
  const read = v.safeParse(childDraft, readJson(tabTexts.read(draftKey)));
  return read.success && read.output.fname + read.output.birthdate !== '' ? read.output : undefined;
}

export function writeChildDraft(child: ChildDraft): void {
  tabTexts.write(draftKey, JSON.stringify(child));
}

export function forgetChildDraft(): void {
  tabTexts.remove(draftKey);
}
