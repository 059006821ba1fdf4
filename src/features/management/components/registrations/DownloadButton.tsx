import { useState } from 'react';
import type { SheetFormat } from '#schemas/entities/management/sheetFormat.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { Dialog } from '#src/components/overlays/Dialog.tsx';
import { useDownload } from '#src/features/downloads/index.ts';
import { managementTexts } from '#src/texts/nl/management.ts';

const texts = managementTexts.list;

const formats: readonly SheetFormat[] = ['xlsx', 'csv'];

interface DownloadButtonProps {
  club: { readonly nid: number; readonly url: string };
  /** Default: everything of the club. */
  course?: { readonly nid: number; readonly url: string };
  /** The spreadsheet can have answers about health, so the button first asks whether to take them. */
  hasHealth: boolean;
}

/**
 * Downloads the registrations of a course, or of the whole club, for a spreadsheet: as CSV with every text as it was typed, or as a
 * workbook of Excel.
 */
export function DownloadButton({ club, course, hasHealth }: DownloadButtonProps) {
  const { download, wanted } = useDownload('download_registrations');
  /** The file that waits for an answer about health. */
  const [asked, setAsked] = useState<SheetFormat>();
  const save = (health: boolean, format: SheetFormat) => {
    setAsked(undefined);
    download({
      request: { club: club.nid, ...(course && { course: course.nid }), ...(health && { health }), format },
      fallbackName: texts.fileName((course ?? club).url, format),
    });
  };
  const labels = course ? { csv: texts.csv, xlsx: texts.xlsx } : { csv: texts.csvAll, xlsx: texts.xlsxAll };
  return (
    <>
      {formats.map((format) => (
        <Button
          key={format}
          icon="download"
          busy={wanted?.format === format}
          onClick={() => (hasHealth ? setAsked(format) : save(false, format))}
        >
          {labels[format]}
        </Button>
      ))}
      <Dialog
        open={asked !== undefined}
        onClose={() => setAsked(undefined)}
        title={texts.health.title}
        footer={
          <>
            <Button onClick={() => asked && save(true, asked)}>{texts.health.with}</Button>
            <Button variant="primary" onClick={() => asked && save(false, asked)}>
              {texts.health.without}
            </Button>
          </>
        }
      >
        <p>{texts.health.text}</p>
        <p>{texts.health.noted}</p>
      </Dialog>
    </>
  );
}
