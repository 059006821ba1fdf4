import { useState } from 'react';
import { isoDayOf } from '#rules/brusselsTime.ts';
import type { SheetFormat } from '#schemas/entities/management/sheetFormat.ts';
import type { Club } from '#src/api/entities/club/club.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { TextField } from '#src/components/fields/TextField.tsx';
import layout from '#src/components/layout/layout.module.css';
import { Dialog } from '#src/components/overlays/Dialog.tsx';
import { systemClock } from '#src/platform/loading/clock.ts';
import { ledgerTexts } from '#src/texts/nl/ledger.ts';
import { useDownload } from '../../downloads/index.ts';

const texts = ledgerTexts.books;

/** Opens the dialog in which a manager downloads what happened to the money in a period. */
export function BooksDownload({ club }: { club: Club }) {
  const today = isoDayOf(systemClock.now() / 1000);
  const [isOpen, setOpen] = useState(false);
  const [from, setFrom] = useState(`${today.slice(0, 4)}-01-01`);
  const [until, setUntil] = useState(today);
  const { download, wanted } = useDownload('download_books');
  const isPeriod = from !== '' && until !== '' && from <= until;
  const save = (format: SheetFormat) =>
    isPeriod &&
    download({
      request: { club: club.nid, from, until, format },
      fallbackName: `${texts.fileName(club.url, from, until)}.${format}`,
    });
  return (
    <>
      <Button icon="download" onClick={() => setOpen(true)}>
        {texts.open}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={texts.title}
        footer={
          <>
            <Button onClick={() => setOpen(false)}>{texts.close}</Button>
            <Button icon="download" busy={wanted?.format === 'csv'} onClick={() => save('csv')}>
              {texts.csv}
            </Button>
            <Button
              variant="primary"
              icon="download"
              busy={wanted?.format === 'xlsx'}
              onClick={() => save('xlsx')}
            >
              {texts.xlsx}
            </Button>
          </>
        }
      >
        <div className={layout.stack2}>
          <p>{texts.lead}</p>
          <TextField
            label={texts.from}
            type="date"
            value={from}
            onChange={setFrom}
            error={from === '' ? ledgerTexts.fields.noDay : undefined}
          />
          <TextField
            label={texts.until}
            type="date"
            value={until}
            onChange={setUntil}
            error={until === '' ? ledgerTexts.fields.noDay : until < from ? texts.wrongPeriod : undefined}
          />
        </div>
      </Dialog>
    </>
  );
}
