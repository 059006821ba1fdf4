import { useState } from 'react';
import { type PastedSections, readPastedSections } from '../view/readPastedSections.ts';

export interface PastedState {
  /** What is drawn: the last sections that could be read. */
  readonly sections: readonly unknown[];
  readonly text: string;
  readonly isEdited: boolean;
  /** Why the text as it stands isn't what is drawn. */
  readonly problem: Extract<PastedSections, { ok: false }>['reason'] | undefined;
  edit(text: string): void;
  restore(): void;
}

/** The text of the sections, which follows whoever edits it. */
export function usePastedSections(original: readonly unknown[]): PastedState {
  const written = original.length === 0 ? '' : JSON.stringify(original, null, 2);
  const [edited, setEdited] = useState<string>();
  const [sections, setSections] = useState(original);
  const text = edited ?? written;
  const reading = edited === undefined ? undefined : readPastedSections(edited);
  return {
    sections,
    text,
    isEdited: edited !== undefined,
    problem: reading?.ok === false ? reading.reason : undefined,
    edit(next) {
      setEdited(next);
      const read = readPastedSections(next);
      if (read.ok) setSections(read.sections);
    },
    restore() {
      setEdited(undefined);
      setSections(original);
    },
  };
}
