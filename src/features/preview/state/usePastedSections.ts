import { useEffect, useState } from 'react';
import { type PastedSections, readPastedSections } from '../view/readPastedSections.ts';
import { hashOfSections, sectionsInHash } from '../view/sharedSections.ts';

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

/** Pause after the last key before the address follows the text, in milliseconds. */
const hashDelay = 500;

/** The text of the sections while somebody edits it. The hash of the address carries it, so a reload and a link keep it. */
export function usePastedSections(original: readonly unknown[]): PastedState {
  const written = original.length === 0 ? '' : JSON.stringify(original, null, 2);
  const [edited, setEdited] = useState(() => sectionsInHash(window.location.hash));
  const [sections, setSections] = useState(() => sectionsOf(edited) ?? original);
  const text = edited ?? written;
  const reading = edited === undefined ? undefined : readPastedSections(edited);
  useHash(edited);
  return {
    sections,
    text,
    isEdited: edited !== undefined,
    problem: reading?.ok === false ? reading.reason : undefined,
    edit(next) {
      setEdited(next === written ? undefined : next);
      setSections((before) => sectionsOf(next) ?? before);
    },
    restore() {
      setEdited(undefined);
      setSections(original);
    },
  };
}

function sectionsOf(text: string | undefined): readonly unknown[] | undefined {
  const read = text === undefined ? undefined : readPastedSections(text);
  return read?.ok ? read.sections : undefined;
}

/** Writes the text into the hash, past the router: a place on the page is no navigation. */
function useHash(edited: string | undefined): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      const { pathname, search, hash } = window.location;
      const next = edited === undefined ? '' : hashOfSections(edited);
      if (hash !== next) window.history.replaceState(window.history.state, '', pathname + search + next);
    }, hashDelay);
    return () => clearTimeout(timer);
    // The router drops the hash with each change of the query, so this runs after every render.
  });
}
