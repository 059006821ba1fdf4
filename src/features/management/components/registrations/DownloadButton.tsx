import { useState } from 'react';
import { Button } from '#src/components/actions/Button.tsx';
import { Dialog } from '#src/components/overlays/Dialog.tsx';
import { useDownload } from '#src/features/downloads/index.ts';
import { managementTexts } from '#src/texts/nl/management.ts';

const texts = managementTexts.list;

interface DownloadButtonProps {
  club: { readonly nid: number; readonly url: string };
  /** Default: everything of the club. */
  course?: { readonly nid: number; readonly url: string };
  /** The spreadsheet can have answers about health, so the button first asks whether to take them. */
  hasHealth: boolean;
}

/** Downloads the registrations of a course, or of the whole club, for a spreadsheet. */
export function DownloadButton({ club, course, hasHealth }: DownloadButtonProps) {
  const { download, wanted } = useDownload('download_registrations');
  const [isAsking, setAsking] = useState(false);
  const save = (health: boolean) => {
    setAsking(false);
    download({
      request: { club: club.nid, ...(course && { course: course.nid }), ...(health && { health }) },
      fallbackName: texts.csvName((course ?? club).url),
    });
  };
  return (
    <>
      <Button
        icon="download"
        busy={wanted !== undefined}
        onClick={() => (hasHealth ? setAsking(true) : save(false))}
      >
        {course ? texts.csv : texts.csvAll}
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={texts.health.title}
        footer={
          <>
            <Button onClick={() => save(true)}>{texts.health.with}</Button>
            <Button variant="primary" onClick={() => save(false)}>
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
