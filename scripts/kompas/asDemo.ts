import { isDeepStrictEqual } from 'node:util';
import { fieldsOf } from '#server/http/reading/fieldsOf.ts';

interface Exported {
  /** The file of the demo, as it is written. */
  readonly demo: unknown;
  /** The same file with its days settled. */
  readonly settled: unknown;
  /** The export of the club that was made anew. */
  readonly made: unknown;
}

/**
 * An export as a file of the demo. Its numbers are those of the demo, which tests name. Its days count from the start where the demo says
 * the same day, and its pictures are the drawings that were chosen. What differs stays as the export says it.
 */
export function asDemo({ demo, settled, made }: Exported): unknown {
  const qids = new Map<unknown, unknown>();
  findQids(settled, made, qids);
  return written({ demo, settled, made: renumbered(made, settled, qids) });
}

/** Finds the numbers of the demo for the questions, which conditions name. */
function findQids(settled: unknown, made: unknown, qids: Map<unknown, unknown>): void {
  if (typeof made !== 'object' || made === null) return;
  const [meant, now] = [fieldsOf(settled), fieldsOf(made)];
  if (now.question !== undefined && now.qid !== undefined) qids.set(now.qid, meant.qid);
  for (const [item, same] of sameThings(settled, made)) findQids(same, item, qids);
}

/** The numbers of the demo; none where the demo has none. */
function renumbered(made: unknown, settled: unknown, qids: ReadonlyMap<unknown, unknown>): unknown {
  if (typeof made !== 'object' || made === null) return made;
  if (Array.isArray(made))
    return sameThings(settled, made).map(([item, same]) => renumbered(item, same, qids));
  const same = fieldsOf(settled);
  return Object.fromEntries(
    Object.entries(made).flatMap(([name, value]: [string, unknown]) => {
      if (name === 'qid') return [[name, qids.get(value) ?? value]];
      if (name !== 'nid') return [[name, renumbered(value, same[name], qids)]];
      return same.nid === undefined ? [] : [[name, same.nid]];
    }),
  );
}

/** The items or fields of what was made, each with the same thing of the demo: an item of a list goes by its name. */
function sameThings(settled: unknown, made: object): readonly (readonly [made: unknown, settled: unknown])[] {
  if (!Array.isArray(made))
    return Object.entries(made).map(([name, value]: [string, unknown]) => [value, fieldsOf(settled)[name]]);
  const others: readonly unknown[] = Array.isArray(settled) ? settled : [];
  return made.map((item: unknown) => [item, others.find((other) => nameOf(other) === nameOf(item))]);
}

function nameOf(item: unknown): string {
  const { url, title, question, day } = fieldsOf(item);
  return JSON.stringify(typeof item === 'object' ? [url, title, question, day] : item);
}

/** Says each thing in the words of the demo where it means the same. */
function written({ demo, settled, made }: Exported): unknown {
  if (isDeepStrictEqual(settled, made)) return demo;
  if (typeof made !== 'object' || made === null) return made;
  if (Array.isArray(made))
    return made.map((item: unknown) => {
      const before: readonly unknown[] = Array.isArray(settled) ? settled : [];
      const place = before.findIndex((one) => nameOf(one) === nameOf(item));
      const words: unknown = Array.isArray(demo) ? demo[place] : undefined;
      return written({ demo: words, settled: before[place], made: item });
    });
  const [before, meant] = [fieldsOf(demo), fieldsOf(settled)];
  return Object.fromEntries(
    Object.entries(made).map(([name, value]: [string, unknown]) => {
      const isSeries = name === 'sessions' && before.series !== undefined;
      if (isSeries && isDeepStrictEqual(meant.sessions, value)) return ['series', before.series];
      if (name !== 'logo' && name !== 'image')
        return [name, written({ demo: before[name], settled: meant[name], made: value })];
      return [name, { ...fieldsOf(value), file: fieldsOf(before[name]).file }];
    }),
  );
}
