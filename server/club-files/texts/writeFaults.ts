import type { ClubFileTexts } from './en.ts';
import type { Fault, FoundFault } from './fault.ts';
import { placeName } from './placeName.ts';

/** Writes faults for the author of a file. Two that read the same become one. @param file - as it was read */
export function writeFaults(
  faults: readonly FoundFault[],
  { file, texts }: { readonly file: unknown; readonly texts: ClubFileTexts },
): Fault[] {
  const placeOf = (path: string) => placeName(path, file, texts);
  const written = faults.map(({ path, say }) => ({
    ...{ path, place: placeOf(path) },
    message: say(texts, placeOf),
  }));
  return [...new Map(written.map((fault) => [`${fault.path}\n${fault.message}`, fault])).values()];
}
