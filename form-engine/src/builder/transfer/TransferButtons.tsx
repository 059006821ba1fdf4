import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useBuilderContext } from '../BuilderContext.tsx';
import { ExportMenu } from './ExportMenu.tsx';

const ImportDialog = lazy(async () => ({ default: (await import('./ImportDialog.tsx')).ImportDialog }));

/**
 * The buttons of the toolbar to bring questions in from elsewhere, and to take the form along. Text that is pasted anywhere in the
 * builder but in a field opens the import with it.
 */
export function TransferButtons() {
  const { texts, isReadOnly } = useBuilderContext();
  const [source, setSource] = useState<string>();
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const builder = row.current?.closest('.cf-builder');
    if (!builder || isReadOnly) return;
    // The document is asked last: parts that were cut in the outline are pasted there.
    const { ownerDocument } = builder;
    const onPaste = (event: ClipboardEvent) => {
      const [target] = event.composedPath();
      const text = event.clipboardData?.getData('text/plain') ?? '';
      const isOurs =
        event.composedPath().includes(builder) && !(target instanceof Element && target.closest(fields));
      if (event.defaultPrevented || !isOurs || text.trim() === '') return;
      event.preventDefault();
      setSource(text);
    };
    ownerDocument.addEventListener('paste', onPaste);
    return () => ownerDocument.removeEventListener('paste', onPaste);
  }, [isReadOnly]);
  return (
    <div ref={row} className="cf-builder-row">
      {!isReadOnly && (
        <button type="button" className="cf-button cf-button-plain" onClick={() => setSource('')}>
          {texts.transfer.import}
        </button>
      )}
      <ExportMenu />
      {source !== undefined && (
        <Suspense>
          <ImportDialog source={source} onClose={() => setSource(undefined)} />
        </Suspense>
      )}
    </div>
  );
}

/** Elements into which a text is pasted, and dialogs. */
const fields = 'input, textarea, select, [contenteditable], dialog';
