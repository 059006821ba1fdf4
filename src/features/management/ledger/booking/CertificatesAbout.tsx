import type { ClubCancellation } from '#src/api/entities/management/clubCancellation.ts';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { certificatesAboutTexts as texts } from '#src/texts/nl/certificatesAbout.ts';

/** Certificates that the warning names: a class has one for each child. */
const mostNamed = 5;

/** Warns before a change that certificates about it were issued. */
export function CertificatesAbout({ certificates }: Pick<ClubCancellation, 'certificates'>) {
  if (certificates.length === 0) return null;
  const unnamed = certificates.length - mostNamed;
  return (
    <Notice tone="warning" title={texts.title}>
      {certificates.slice(0, mostNamed).map(({ kind, number }) => (
        <p key={number}>{texts.issued(texts.kinds[kind] ?? texts.otherKind, number)}</p>
      ))}
      {unnamed > 0 && <p>{texts.more(unnamed)}</p>}
      <p>{texts.effect(certificates.length)}</p>
    </Notice>
  );
}
