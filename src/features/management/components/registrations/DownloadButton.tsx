import { Button } from '#src/components/actions/Button.tsx';
import { useDownload } from '#src/features/downloads/index.ts';
import { managementTexts } from '#src/texts/nl/management.ts';

const texts = managementTexts.list;

interface DownloadButtonProps {
  club: { readonly nid: number; readonly url: string };
  /** Default: everything of the club. */
  course?: { readonly nid: number; readonly url: string };
}

/** Downloads the registrations of a course, or of the whole club, for a spreadsheet. */
export function DownloadButton({ club, course }: DownloadButtonProps) {
  const { download, wanted } = useDownload('download_registrations');
  return (
    <Button
      icon="download"
      busy={wanted !== undefined}
      onClick={() =>
        download({
          request: { club: club.nid, ...(course && { course: course.nid }) },
          fallbackName: texts.csvName((course ?? club).url),
        })
      }
    >
      {course ? texts.csv : texts.csvAll}
    </Button>
  );
}
