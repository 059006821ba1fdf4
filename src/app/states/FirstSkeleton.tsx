import { ScreenSkeleton } from './ScreenSkeleton.tsx';

/**
 * The first drawing, before any data: repeats the markup of index.html, with the title from the server, and adds a skeleton.
 */
export function FirstSkeleton() {
  return (
    <>
      <p className="arrival">{document.title}</p>
      <ScreenSkeleton />
    </>
  );
}
