import { useDownload } from '#src/features/downloads/index.ts';
import { managementTexts } from '#src/texts/nl/management.ts';
import { SheetButtons } from '../SheetButtons.tsx';

const texts = managementTexts.list;

interface DownloadButtonProps {
  club: { readonly nid: number; readonly url: string };
  /** Default: everything of the club. */
  course?: { readonly nid: number; readonly url: string };
  /** The spreadsheet can have answers about health. */
  hasHealth: boolean;
}

/** Downloads the registrations of a course, or of the whole club, for a spreadsheet. */
export function DownloadButton({ club, course, hasHealth }: DownloadButtonProps) {
  const { download, wanted } = useDownload('download_registrations');
  return (
    <SheetButtons
      labels={course ? { csv: texts.csv, xlsx: texts.xlsx } : { csv: texts.csvAll, xlsx: texts.xlsxAll }}
      hasHealth={hasHealth}
      busy={wanted?.format}
      onSave={(health, format) =>
        download({
          request: {
            club: club.nid,
            ...(course && { course: course.nid }),
            ...(health && { health }),
            format,
          },
          fallbackName: texts.fileName((course ?? club).url, format),
        })
      }
    />
  );
}
