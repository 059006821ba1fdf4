import { Suspense } from 'react';
import { lazyPart } from '#src/platform/loading/lazyPart.ts';

/** The styles with a font of their own. Lazy-loaded, so that pages in the plain one load no byte of them. */
const styled = {
  classic: lazyPart(async () => (await import('./ClassicTitle.tsx')).ClassicTitle),
  round: lazyPart(async () => (await import('./RoundTitle.tsx')).RoundTitle),
};

interface TitleInFontProps {
  title: string;
  font: 'plain' | keyof typeof styled;
}

/** A title in one of the fonts that a club can choose. */
export function TitleInFont({ title, font }: TitleInFontProps) {
  if (font === 'plain') return title;
  const Styled = styled[font];
  return (
    <Suspense fallback={title}>
      <Styled>{title}</Styled>
    </Suspense>
  );
}
