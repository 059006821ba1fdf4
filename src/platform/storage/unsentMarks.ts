/**
 * Keys of input that must reach the server begin with this. A logout or another account's login doesn't clear them; only a
 * sent answer or the person's own choice does.
 */
export const unsentPrefix = 'unsent.';

/** Marks on a list, kept on this device until the server has them. The offline page reads and writes them too. */
export interface UnsentMarks {
  /** Version of the list at the first mark. */
  readonly version: number;
  /** The chosen state by the uid of the participant. */
  readonly marks: Readonly<Record<string, string>>;
}

/** Reads what `writeMarks` wrote; undefined for any other text. */
export function readMarks(text: string | null | undefined): UnsentMarks | undefined {
  try {
    const read: unknown = JSON.parse(text ?? '');
    return isUnsentMarks(read) ? { version: read.version, marks: read.marks } : undefined;
  } catch {
    return undefined;
  }
}

/** @returns undefined when there is no mark left to keep. */
export function writeMarks({ version, marks }: UnsentMarks): string | undefined {
  return Object.keys(marks).length === 0 ? undefined : JSON.stringify({ version, marks });
}

function isUnsentMarks(read: unknown): read is UnsentMarks {
  return (
    typeof read === 'object' &&
    read !== null &&
    'version' in read &&
    Number.isSafeInteger(read.version) &&
    'marks' in read &&
    typeof read.marks === 'object' &&
    read.marks !== null &&
    Object.values(read.marks).every((state) => typeof state === 'string')
  );
}
