import { useState } from 'react';
import { type PastedSections, readPastedSections } from '../view/readPastedSections.ts';

export interface PastedState {
  /** The sections on screen: the last ones that could be parsed. */
  readonly sections: readonly unknown[];
  readonly text: string;
  readonly isEdited: boolean;
  /** Why the current text could not be parsed. */
  readonly problem: Extract<PastedSections, { ok: false }>['reason'] | undefined;
  edit(text: string): void;
  restore(): void;
}

/** The text of the sections while somebody edits it. */
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
