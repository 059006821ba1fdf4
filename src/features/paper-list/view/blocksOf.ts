/** Lessons that fit beside the names on a page on its side. */
const lessonsOnPage = 14;

interface Lesson {
  readonly start: number;
}

/** The lessons in the blocks of a page each. */
export function blocksOf<One extends Lesson>(lessons: readonly One[]): One[][] {
  const pages = Math.ceil(lessons.length / lessonsOnPage);
  return Array.from({ length: pages }, (_, page) =>
    lessons.slice(page * lessonsOnPage, (page + 1) * lessonsOnPage),
  );
}

/** The place of the block with the next lesson; the last one where all are over. @param now - in Unix seconds */
export function blockNow(blocks: readonly (readonly Lesson[])[], now: number): number {
  const next = blocks.findIndex((block) => block.some(({ start }) => start >= now));
  return next === -1 ? Math.max(0, blocks.length - 1) : next;
}
