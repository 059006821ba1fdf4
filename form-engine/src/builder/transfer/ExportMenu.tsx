import { type FocusEvent, type KeyboardEvent, lazy, Suspense, useId, useRef, useState } from 'react';
import { useBuilderContext } from '../BuilderContext.tsx';

const PrintSheet = lazy(async () => ({ default: (await import('./PrintSheet.tsx')).PrintSheet }));

/** A button that opens the ways to take the form along: its questions, its JSON Schema, and paper. */
export function ExportMenu() {
  const { texts, sections, form } = useBuilderContext();
  const { transfer } = texts;
  const [isOpen, setOpen] = useState(false);
  const [isPrinting, setPrinting] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const id = useId();
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    close();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) setOpen(false);
  };
  const save = async (name: string, value: () => unknown) => {
    close();
    const { saveJson } = await import('./saveJson.ts');
    saveJson(name, await value());
  };
  const schemaOf = async () => (await import('../../schema/portableSchema.ts')).portableSchema(form);
  const ways = [
    [transfer.exportSections, () => save(`${transfer.fileName}.json`, () => sections)],
    [transfer.exportSchema, () => save(`${transfer.fileName}.schema.json`, schemaOf)],
    [
      transfer.print,
      () => {
        close();
        setPrinting(true);
      },
    ],
  ] as const;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what the button opened
    <div className="cf-builder-menu" onKeyDown={onKeyDown} onBlur={onBlur}>
      <button
        ref={opener}
        type="button"
        className="cf-button cf-button-plain"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {transfer.export}
      </button>
      <div id={id} className="cf-builder-ways" hidden={!isOpen}>
        {ways.map(([name, take]) => (
          <button key={name} type="button" className="cf-button cf-button-plain" onClick={take}>
            {name}
          </button>
        ))}
      </div>
      {isPrinting && (
        <Suspense>
          <PrintSheet onDone={() => setPrinting(false)} />
        </Suspense>
      )}
    </div>
  );
}
