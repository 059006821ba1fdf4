import { textStorage } from '#src/platform/storage/storage.ts';

/** A denied storage, which works in memory. These tests need no more. */
export const memory = () =>
  textStorage(() => {
    throw new DOMException('denied', 'SecurityError');
  });
