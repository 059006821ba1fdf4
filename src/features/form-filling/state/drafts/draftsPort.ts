import type { Answers, DraftPort } from '@clubpoort/form-engine/headless';
import { readJson } from '#src/platform/storage/readJson.ts';
import type { TextStorage } from '#src/platform/storage/storage.ts';

/**
 * Stores form drafts in web storage under the prefix `draft.`. Logging out removes them all.
 *
 * @param mayKeep - whether a draft may be written now
 */
export function draftsPort(storage: TextStorage, mayKeep: () => boolean = () => true): DraftPort {
  const named = (key: string) => `draft.${key}`;
  return {
    load: async (key) => readDraft(storage.read(named(key))),
    save: async (key, answers) => {
      if (mayKeep()) storage.write(named(key), JSON.stringify(answers));
    },
    remove: async (key) => storage.remove(named(key)),
  };
}

export function readDraft(text: string | undefined): Answers | undefined {
  const draft = readJson(text);
  // The cast is safe: the engine decodes each answer of a draft as if it came from a server.
  return typeof draft === 'object' && draft !== null ? (draft as Answers) : undefined;
}
