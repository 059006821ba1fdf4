import layout from '#src/components/layout/layout.module.css';
import { useDownload } from '#src/features/downloads/index.ts';
import { managedFormsTexts } from '#src/texts/nl/managedForms.ts';
import { SheetButtons } from '../../components/SheetButtons.tsx';

const texts = managedFormsTexts.form;

interface DownloadAnswersProps {
  club: { readonly nid: number };
  /** The form's url. */
  form: string;
  /** Somebody answered a question that may be about health. */
  hasHealth: boolean;
}

/** Downloads the answers to a form for a spreadsheet. */
export function DownloadAnswers({ club, form, hasHealth }: DownloadAnswersProps) {
  const { download, wanted } = useDownload('download_form_answers');
  return (
    <div className={layout.row1}>
      <SheetButtons
        labels={{ csv: texts.csv, xlsx: texts.xlsx }}
        hasHealth={hasHealth}
        busy={wanted?.format}
        onSave={(health, format) =>
          download({
            request: { club: club.nid, form, ...(health && { health }), format },
            fallbackName: texts.fileName(form, format),
          })
        }
      />
    </div>
  );
}
