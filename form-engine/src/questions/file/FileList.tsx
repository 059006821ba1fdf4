import { type RefObject, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { cleanFileName } from '../../rules/fileName.ts';
import type { FileSort } from '../../rules/fileType.ts';
import type { UploadList } from '../../store/uploads/uploadList.ts';
import type { UploadRow } from '../../store/uploads/uploadRow.ts';
import { uploadNews } from '../../store/uploads/uploadText.ts';
import type { Language } from '../../texts/language.ts';
import type { Texts } from '../../texts/nl.ts';
import { focusedElement } from '../building-blocks/pageRoots.tsx';
import type { ControlProps } from '../controls/controlProps.ts';
import { DropZone } from './DropZone.tsx';
import { FileRow } from './FileRow.tsx';

export interface FileListProps extends ControlProps<readonly string[]> {
  readonly list: UploadList;
  readonly sort: FileSort;
  readonly max: number | undefined;
  readonly texts: Texts;
  readonly locale: string;
  /** Whether there is a port for uploads. */
  readonly canAdd: boolean;
}

/**
 * The files of a question, with a place to add more. The upload list holds the files, so uploads go on while this
 * component isn't mounted.
 */
export function FileList({
  list,
  sort,
  max,
  texts,
  locale,
  canAdd,
  value,
  readOnly,
  onBlur,
  ...control
}: FileListProps) {
  const { subscribe, getState } = list.rows;
  const rows = useSyncExternalStore(subscribe, getState, getState);
  useLayoutEffect(() => list.follow(value), [list, value]);
  const frame = useRef<HTMLDivElement>(null);
  const news = useNews(rows, { texts, locale });
  const keepFocusAt = useKeptFocus(frame, rows);
  const isFixed = readOnly === true || control.disabled === true || !canAdd;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens to the controls inside, and is not interactive itself
    <div
      className="cf-upload"
      ref={frame}
      onBlur={({ currentTarget, relatedTarget }) => {
        // A file dialog takes the focus of the whole window, but the focus hasn't left this control.
        const isInside = [relatedTarget, focusedElement()].some((to) => currentTarget.contains(to));
        // Skips the check while a file isn't stored: its row shows its own state, and a check would remove the problem of
        // a refused submit.
        const isComplete = rows.every(({ phase }) => phase === 'stored');
        if (!isInside && isComplete) onBlur?.();
      }}
    >
      {canAdd && readOnly !== true && (
        <DropZone
          {...control}
          sort={sort}
          max={max}
          texts={texts}
          onFiles={(files) =>
            list.add(
              files.map((file) => withCleanName(file, texts)),
              { sort, max },
            )
          }
        />
      )}
      {!canAdd && readOnly !== true && <p className="cf-help">{texts.filesNotHere}</p>}
      {rows.length === 0 && readOnly === true && <p className="cf-help">{texts.noFiles}</p>}
      {rows.length > 0 && (
        <ul className="cf-files">
          {rows.map((row, index) => (
            <FileRow
              key={row.id}
              row={row}
              texts={texts}
              locale={locale}
              isFixed={isFixed}
              onRetry={() => {
                keepFocusAt(index);
                list.retry(row.id);
              }}
              onRemove={() => {
                keepFocusAt(index);
                list.remove(row.id);
              }}
            />
          ))}
        </ul>
      )}
      <div className="cf-hidden" role="status" aria-atomic="false" aria-relevant="additions">
        {news.map(({ number, text }) => (
          <p key={number}>{text}</p>
        ))}
      </div>
    </div>
  );
}

/** Gives the port the name as it is shown. A file with a clean name is returned unchanged. */
function withCleanName(file: File, texts: Texts): File {
  const name = cleanFileName(file.name, texts.unnamedFile);
  if (name === file.name) return file;
  return new File([file], name, { type: file.type, lastModified: file.lastModified });
}

/**
 * Maximum number of announcements in the live region. It must be large enough that none is removed before it is read
 * out.
 */
const newsKept = 8;

interface News {
  readonly number: number;
  readonly text: string;
}

/** Announcements of changes to the rows, the latest last. */
function useNews(rows: readonly UploadRow[], language: Language): readonly News[] {
  const [told, setTold] = useState<{ rows: typeof rows; news: readonly News[] }>({ rows, news: [] });
  if (told.rows === rows) return told.news;
  const next = (told.news.at(-1)?.number ?? 0) + 1;
  const latest = uploadNews(told.rows, rows, language).map((text, index) => ({ number: next + index, text }));
  const news = [...told.news, ...latest].slice(-newsKept);
  setTold({ rows, news });
  return news;
}

/**
 * Keeps the focus when a pressed button disappears: moves it to the file that takes the place, or else to the file
 * input.
 */
function useKeptFocus(frame: RefObject<HTMLElement | null>, rows: readonly UploadRow[]) {
  const place = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (place.current === undefined) return;
    const next = frame.current?.querySelectorAll('li')[Math.min(place.current, rows.length - 1)];
    place.current = undefined;
    const target =
      next?.querySelector<HTMLElement>('button:last-of-type') ?? frame.current?.querySelector('input');
    target?.focus();
  }, [frame, rows]);
  return (index: number) => {
    place.current = index;
  };
}
