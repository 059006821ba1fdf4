import type { Club } from '#src/api/entities/club/club.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { VisuallyHidden } from '#src/components/layout/VisuallyHidden.tsx';
import { useDownload } from '#src/features/downloads/index.ts';
import { clubCertificatesTexts as texts } from '#src/texts/nl/clubCertificates.ts';

interface LookButtonProps {
  club: Club;
  year: number;
  /** Issued, or due. */
  of: { readonly id: number } | { readonly registration: number };
  name: string;
  /** Sets it apart from others of the same person. */
  what: string;
}

/** Downloads a certificate as a PDF. The action list of the club notes it, because the paper may hold national numbers. */
export function LookButton({ club, year, of, name, what }: LookButtonProps) {
  const { download, wanted } = useDownload('download_club_certificate');
  const named = 'id' in of ? { certificate: of.id } : { registration: of.registration };
  return (
    <Button
      icon="download"
      busy={wanted !== undefined}
      onClick={() =>
        download({
          request: { club: club.nid, year, of: named },
          fallbackName: `${texts.otherKind} ${name}.pdf`,
        })
      }
    >
      <span>
        {texts.look}
        <VisuallyHidden>{texts.due.ofName(name, what)}</VisuallyHidden>
      </span>
    </Button>
  );
}
