import { useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { createUploadQueue, type UploadHost } from '../../store/uploads/uploadQueue.ts';
import type { UploadRow } from '../../store/uploads/uploadRow.ts';
import { uploadText } from '../../store/uploads/uploadText.ts';
import { signatureTexts } from '../../texts/signatureTexts.ts';
import { focusedElement } from '../building-blocks/pageRoots.tsx';
import { pathsOf } from '../building-blocks/storedPaths.ts';
import { useLatest } from '../building-blocks/useLatest.tsx';
import { ariaProps } from '../controls/ariaProps.ts';
import type { QuestionControlProps } from '../controls/questionView.tsx';
import { browserConnection, useOwnQueue } from '../controls/useOwnQueue.tsx';
import { SignaturePad } from './SignaturePad.tsx';
import { signaturePicture } from './signaturePicture.tsx';
import { isEmptyMark, type Mark, noMark } from './strokes.ts';

/** Drawings by their pictures: a pad that comes back on the screen shows its own again. */
const marks = new WeakMap<File, Mark>();

function markOf(row: UploadRow | undefined): Mark {
  return (row?.file && marks.get(row.file)) ?? noMark;
}

/** Pause after the last line of a signature before its picture is sent, in milliseconds. Most signatures have several lines. */
const pause = 1500;

/**
 * A signature: drawn with a pointer, or a typed name for who can't draw. Either becomes a picture, which is sent as a file of the
 * question.
 */
export function SignatureQuestion(props: QuestionControlProps) {
  const { id, value, onBlur, field, texts, ports } = props;
  const own = signatureTexts(field.locale);
  const list = useList(props);
  const { subscribe, getState } = list.rows;
  const rows = useSyncExternalStore(subscribe, getState, getState);
  const paths = useMemo(() => pathsOf(value), [value]);
  useLayoutEffect(() => list.follow(paths), [list, paths]);
  const [mark, setMark] = useState(() => markOf(rows[0]));
  const [isUnsent, setUnsent] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const isFixed = props.readOnly === true || props.disabled === true || ports.uploads === undefined;
  const change = (next: Mark) => {
    setMark(next);
    setUnsent(!isEmptyMark(next));
    if (isEmptyMark(next)) removeAll();
  };
  const removeAll = () => {
    for (const row of list.rows.getState()) list.remove(row.id);
  };
  const send = () => {
    setUnsent(false);
    removeAll();
    const picture = signaturePicture(mark, own.file);
    marks.set(picture, mark);
    list.add([picture], { sort: 'image', max: 1 });
  };
  useSendAfterPause(frame, isUnsent, send);
  useResetWithRows(rows, () => setMark(noMark));
  const [row] = rows;
  const isSigned = row !== undefined || !isEmptyMark(mark);
  const clear = () => {
    change(noMark);
    // The button disappears with the signature.
    frame.current?.querySelector('input')?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens to the controls inside, and is not interactive itself
    <div
      className="cf-signature"
      ref={frame}
      onBlur={({ currentTarget, relatedTarget }) => {
        const isInside = [relatedTarget, focusedElement()].some((to) => currentTarget.contains(to));
        // A picture that is on its way is no answer yet, and its state is shown.
        if (!isInside && !isUnsent && rows.every(({ phase }) => phase === 'stored')) onBlur?.();
      }}
    >
      {row && isEmptyMark(mark) ? (
        <p className="cf-signature-given">{texts.signatureGiven}</p>
      ) : (
        <SignaturePad
          mark={mark}
          label={isSigned ? texts.signatureGiven : texts.unanswered}
          hint={own.hint}
          onDraw={isFixed ? undefined : (strokes) => change({ by: 'pen', strokes })}
        />
      )}
      {!isFixed && (
        <div className="cf-signature-tools">
          <label className="cf-signature-name" htmlFor={id}>
            {own.name}
          </label>
          <input
            {...ariaProps(props)}
            id={id}
            className="cf-input"
            type="text"
            autoComplete="off"
            maxLength={100}
            value={mark.by === 'name' ? mark.name : ''}
            onChange={({ currentTarget }) => change({ by: 'name', name: currentTarget.value })}
          />
          {mark.by === 'pen' && mark.strokes.length > 1 && (
            <button
              type="button"
              className="cf-link"
              onClick={() => change({ by: 'pen', strokes: mark.strokes.slice(0, -1) })}
            >
              {own.undo}
            </button>
          )}
          {isSigned && (
            <button type="button" className="cf-link" onClick={clear}>
              {own.clear}
            </button>
          )}
        </div>
      )}
      {ports.uploads === undefined && props.readOnly !== true && (
        <p className="cf-help">{texts.filesNotHere}</p>
      )}
      <p className="cf-signature-state" role="status" data-phase={row?.phase}>
        {row && !isUnsent && uploadText(row, { texts, locale: field.locale })}
      </p>
      {row?.phase === 'failed' && row.retryable && !isFixed && (
        <button type="button" className="cf-link" onClick={() => list.retry(row.id)}>
          {texts.tryAgain}
        </button>
      )}
    </div>
  );
}

/** The files of the question: in the queue of the form, or in a queue of its own in a stock rjsf form. */
function useList({ field, value, onChange, ports, uploads }: QuestionControlProps) {
  const { key, qid, nid } = field.settings;
  const own = useOwnQueue({ value: pathsOf(value), onChange, uploads: ports.uploads });
  return useMemo(() => {
    const question = {
      key: typeof key === 'string' ? key : undefined,
      qid: String(qid),
      nid: Number(nid),
    };
    return uploads ? uploads.list(question, openQueue) : own.list(question);
  }, [uploads, own, key, qid, nid]);
}

function openQueue(host: UploadHost) {
  return createUploadQueue(host, browserConnection);
}

/**
 * Sends a signature once its lines seem complete: after a pause, or at the next press or key elsewhere. A press of the submit button
 * thus finds the picture under way, and waits for it.
 */
function useSendAfterPause(
  frame: { readonly current: HTMLElement | null },
  isUnsent: boolean,
  send: () => void,
) {
  const latest = useLatest(send);
  const isWaiting = useLatest(isUnsent);
  useEffect(() => {
    if (!isUnsent) return undefined;
    const act = () => isWaiting.current && latest.current();
    let timer = setTimeout(act, pause);
    const listen = (event: Event) => {
      const isInside = frame.current !== null && event.composedPath().includes(frame.current);
      clearTimeout(timer);
      if (isInside) timer = setTimeout(act, pause);
      else act();
    };
    for (const name of acts) document.addEventListener(name, listen, true);
    return () => {
      clearTimeout(timer);
      for (const name of acts) document.removeEventListener(name, listen, true);
    };
  }, [isUnsent, frame, latest, isWaiting]);
}

const acts = ['pointerdown', 'keydown', 'focusin', 'submit'] as const;

/** Clears the pad after the answer was removed elsewhere, as by a reset of the form. */
function useResetWithRows(rows: readonly UploadRow[], clear: () => void) {
  const [before, setBefore] = useState(rows);
  if (before === rows) return;
  setBefore(rows);
  if (before.length > 0 && rows.length === 0) clear();
}
