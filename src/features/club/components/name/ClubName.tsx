import { Suspense } from 'react';
import type { Club } from '#src/api/entities/club/club.ts';
import { lazyPart } from '#src/platform/loading/lazyPart.ts';

/** The styles with a font of their own. Lazy-loaded, so that the pages of other clubs load no byte of them. */
const styled = {
  classic: lazyPart(async () => (await import('./ClassicName.tsx')).ClassicName),
  round: lazyPart(async () => (await import('./RoundName.tsx')).RoundName),
};

/** The name of a club in the font that it chose. */
export function ClubName({ club: { title, font } }: { club: Pick<Club, 'title' | 'font'> }) {
  if (font === 'plain') return title;
  const Styled = styled[font];
  return (
    <Suspense fallback={title}>
      <Styled>{title}</Styled>
    </Suspense>
  );
}
