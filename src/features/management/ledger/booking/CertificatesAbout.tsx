import type { ClubCancellation } from '#src/api/entities/management/clubCancellation.ts';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { certificatesAboutTexts as texts } from '#src/texts/nl/certificatesAbout.ts';

/** Warns before a change that certificates about it were issued. */
export function CertificatesAbout({ certificates }: Pick<ClubCancellation, 'certificates'>) {
  if (certificates.length === 0) return null;
  return (
    <Notice tone="warning" title={texts.title}>
      {certificates.map(({ kind, number }) => (
        <p key={number}>{texts.issued(texts.kinds[kind] ?? texts.otherKind, number)}</p>
      ))}
      <p>{texts.effect(certificates.length)}</p>
    </Notice>
  );
}
