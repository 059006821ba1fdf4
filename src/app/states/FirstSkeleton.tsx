import { ScreenSkeleton } from './ScreenSkeleton.tsx';

/** Before anything is known: what index.html began with, which has the page's title from the server, and what will come. */
export function FirstSkeleton() {
  return (
    <>
      <p className="arrival">{document.title}</p>
      <ScreenSkeleton />
    </>
  );
}
