import { type DragEvent, useEffect, useId, useRef, useState } from 'react';
import type { Imported } from '../../import/imported.ts';
import { importForm } from '../../import/importForm.ts';
import { fillIn } from '../../texts/fillIn.ts';
import { useBuilderContext } from '../BuilderContext.tsx';
import { placeImported, withTitles } from '../pasting/placeImported.ts';
import { allQuestions } from '../pure/parts.ts';
import { ImportResult } from './ImportResult.tsx';

/** Pause after the last key before a text is read, in milliseconds. */
const pause = 250;

interface ImportDialogProps {
  /** The text to begin with. */
  readonly source: string;
  readonly onClose: () => void;
}

/** A dialog that reads questions from a text or a file, and shows what becomes of them before the form changes. */
export function ImportDialog({ source, onClose }: ImportDialogProps) {
  const builder = useBuilderContext();
  const { sections, places, kinds } = builder;
  const texts = builder.texts.transfer;
  const [text, setText] = useState(source);
  const [file, setFile] = useState<File>();
  const [outcome, setOutcome] = useState<Imported | 'reading' | 'failed'>();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    let isLatest = true;
    if (!file && text.trim() === '') return setOutcome(undefined);
    setOutcome('reading');
    const read = async () => {
      const made = file
        ? await importForm(new Uint8Array(await file.arrayBuffer()), { name: file.name, kinds })
        : await importForm(text, { kinds });
      if (isLatest) setOutcome(made);
    };
    const timer = setTimeout(() => read().catch(() => isLatest && setOutcome('failed')), file ? 0 : pause);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [text, file, kinds]);

  const made = typeof outcome === 'object' && outcome.sections.length > 0 ? outcome : undefined;
  const named = made && withTitles(made.sections, builder.texts.firstSection);
  const close = () => dialog.current?.close();
  const add = (edit: Parameters<typeof builder.change>[1]) => {
    if (builder.change('import', edit)) close();
  };
  const onDrop = (event: DragEvent) => {
    const [dropped] = event.dataTransfer.files;
    if (!dropped) return;
    event.preventDefault();
    setFile(dropped);
  };
  return (
    <dialog
      ref={dialog}
      className="cf-builder-palette cf-builder-import"
      aria-labelledby={`${id}-title`}
      onClose={onClose}
      onDragOver={(event) => event.preventDefault()}
      onDrop={onDrop}
    >
      <h2 id={`${id}-title`}>{texts.importTitle}</h2>
      <div className="cf-builder-sources">
        <label className="cf-label" htmlFor={`${id}-text`}>
          {texts.source}
        </label>
        <p className="cf-help" id={`${id}-text-help`}>
          {texts.sourceHint}
        </p>
        <textarea
          id={`${id}-text`}
          className="cf-input"
          rows={6}
          aria-describedby={`${id}-text-help`}
          value={text}
          onChange={({ target }) => {
            setFile(undefined);
            setText(target.value);
          }}
        />
        <label className="cf-label" htmlFor={`${id}-file`}>
          {texts.file}
        </label>
        <p className="cf-help" id={`${id}-file-help`}>
          {file ? file.name : texts.fileHint}
        </p>
        <input
          id={`${id}-file`}
          className="cf-input"
          type="file"
          accept=".xlsx,.csv,.tsv,.json,.txt,.md"
          aria-describedby={`${id}-file-help`}
          onChange={({ target }) => setFile(target.files?.[0])}
        />
        <p className="cf-builder-outcome" role="status">
          {outcome === 'reading' && texts.reading}
          {outcome === 'failed' && texts.loadFailed}
          {typeof outcome === 'object' && summaryOf(outcome, texts)}
        </p>
        {typeof outcome === 'object' && <ImportResult made={outcome} />}
      </div>
      <div className="cf-builder-row">
        <button
          type="button"
          className="cf-button"
          aria-disabled={!made}
          onClick={() =>
            named && add(placeImported(sections, places.at(-1), sections.length > 0 ? made.sections : named))
          }
        >
          {texts.add}
        </button>
        {sections.length > 0 && (
          <button
            type="button"
            className="cf-button cf-button-plain"
            aria-disabled={!made}
            onClick={() => named && add({ sections: named, places: [[0]] })}
          >
            {texts.replace}
          </button>
        )}
        <button type="button" className="cf-button cf-button-plain" onClick={close}>
          {texts.cancel}
        </button>
      </div>
    </dialog>
  );
}

type Texts = ReturnType<typeof useBuilderContext>['texts']['transfer'];

/** “SurveyJS: 12 vragen. 3 dingen komen niet mee.” */
function summaryOf({ format, sections, notTaken }: Imported, texts: Texts): string {
  const count = allQuestions(sections).length;
  const made = count === 1 ? texts.made.one : fillIn(texts.made.many, { n: count });
  const left = notTaken.length;
  const stays =
    left === 0
      ? texts.notTaken.none
      : left === 1
        ? texts.notTaken.one
        : fillIn(texts.notTaken.many, { n: left });
  const found =
    count === 0 ? texts.nothingMade : fillIn(texts.found, { format: texts.formats[format], made });
  return count === 0 && left === 0 ? found : `${found} ${stays}`;
}
