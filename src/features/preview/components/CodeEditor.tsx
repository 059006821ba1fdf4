import {
  type RefObject,
  Suspense,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Loading } from '#src/components/feedback/Loading.tsx';
import { Skeleton } from '#src/components/feedback/Skeleton.tsx';
import { lazyPart } from '#src/platform/loading/lazyPart.ts';
import { sectionEditorTexts } from '#src/texts/nl/sectionEditor.ts';
import type { EditorOptions, OpenedEditor } from '../editor/openEditor.ts';
import styles from './SectionsEditor.module.css';

/** Loaded only here: CodeMirror is as large as a whole screen. */
const OpenCodeEditor = lazyPart(async () => {
  const { openEditor } = await import('../editor/openEditor.ts');
  return (props: EditorOptions) => <EditorHost {...props} open={openEditor} />;
});

/**
 * An editor for JSON with line numbers, folding, completion, and each error at its line. It loads when it comes near the window,
 * because on a phone it is far below the form.
 */
export function CodeEditor(props: EditorOptions) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNearWindow(place);
  const space = (
    <div className={styles.space}>
      <Skeleton shape="card" count={3} />
    </div>
  );
  return (
    <div ref={place} className={styles.place}>
      {isNear ? (
        <Suspense fallback={<Loading label={sectionEditorTexts.loading}>{space}</Loading>}>
          <OpenCodeEditor {...props} />
        </Suspense>
      ) : (
        // Nothing loads yet, so nothing says that it does.
        space
      )}
    </div>
  );
}

interface EditorHostProps extends EditorOptions {
  open: (host: HTMLElement, options: EditorOptions) => OpenedEditor;
}

function EditorHost({ open, text, label, hint, onChange, onErrors }: EditorHostProps) {
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<OpenedEditor>(undefined);
  /** What the editor told and the page may still give back: rendering can lag behind fast keys. The last one rendered comes first. */
  const told = useRef<string[]>([]);
  const change = useEffectEvent((next: string) => {
    told.current.push(next);
    onChange(next);
  });
  const tellErrors = useEffectEvent(onErrors);
  const start = useEffectEvent((element: HTMLElement) =>
    open(element, { text, label, hint, onChange: change, onErrors: tellErrors }),
  );
  // The editor opens before the paint: an empty host would move what stands below it up, and down again.
  useLayoutEffect(() => {
    if (!host.current) return;
    const opened = start(host.current);
    editor.current = opened;
    return () => opened.close();
  }, []);
  useEffect(() => {
    const place = told.current.indexOf(text);
    if (place === -1) editor.current?.setText(text);
    else told.current.splice(0, place);
  }, [text]);
  return <div ref={host} className={styles.host} />;
}

/** True once the element is in the window or just below it. */
function useNearWindow(element: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!element.current || isNear) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: '300px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isNear]);
  return isNear;
}
