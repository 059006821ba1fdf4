import { useState } from 'react';
import type { SheetFormat } from '#schemas/entities/management/sheetFormat.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { Dialog } from '#src/components/overlays/Dialog.tsx';
import { managementTexts } from '#src/texts/nl/management.ts';

const texts = managementTexts.list.health;

const formats: readonly SheetFormat[] = ['xlsx', 'csv'];

interface SheetButtonsProps {
  labels: Readonly<Record<SheetFormat, string>>;
  /** The spreadsheet can have answers about health, so the button first asks whether to take them. */
  hasHealth: boolean;
  /** The file that is on its way. */
  busy: SheetFormat | undefined;
  onSave: (health: boolean, format: SheetFormat) => void;
}

/** The buttons of a spreadsheet: as CSV with every text as it was typed, or as a workbook of Excel. */
export function SheetButtons({ labels, hasHealth, busy, onSave }: SheetButtonsProps) {
  /** The file that waits for an answer about health. */
  const [asked, setAsked] = useState<SheetFormat>();
  const save = (health: boolean, format: SheetFormat) => {
    setAsked(undefined);
    onSave(health, format);
  };
  return (
    <>
      {formats.map((format) => (
        <Button
          key={format}
          icon="download"
          busy={busy === format}
          onClick={() => (hasHealth ? setAsked(format) : save(false, format))}
        >
          {labels[format]}
        </Button>
      ))}
      <Dialog
        open={asked !== undefined}
        onClose={() => setAsked(undefined)}
        title={texts.title}
        footer={
          <>
            <Button onClick={() => asked && save(true, asked)}>{texts.with}</Button>
            <Button variant="primary" onClick={() => asked && save(false, asked)}>
              {texts.without}
            </Button>
          </>
        }
      >
        <p>{texts.text}</p>
        <p>{texts.noted}</p>
      </Dialog>
    </>
  );
}
