import { useEffect, useId, useRef, useState } from 'react';
import { type FilmPart, sendFilm } from '#src/api/sendFilm.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import layout from '#src/components/layout/layout.module.css';
import { Detail } from '#src/components/text/Detail.tsx';
import { failureText } from '#src/features/failures/index.ts';
import { offerVideosTexts } from '#src/texts/nl/offerVideos.ts';
import styles from './FilmField.module.css';

interface FilmFieldProps {
  /** The club's nid. */
  club: number;
  part: FilmPart;
  /** The name of the stored file; undefined without one. */
  value: string | undefined;
  onChange: (value: string | undefined) => void;
  /** Why the file can't be published. */
  fault: string | undefined;
}

type Upload =
  | { readonly is: 'none' }
  /** `share`: 0 to 1. */
  | { readonly is: 'sending'; readonly share: number }
  | { readonly is: 'failed'; readonly message: string; readonly retry: () => void };

const accepted: Readonly<Record<FilmPart, string>> = {
  film: 'video/mp4,video/webm,.mp4,.webm',
  captions: '.vtt,text/vtt',
  poster: 'image/*',
};

/** A film, its captions or its poster: chosen on the device and sent at once. Nobody sees it before the offer is published. */
export function FilmField({ club, part, value, onChange, fault }: FilmFieldProps) {
  const texts = offerVideosTexts[part];
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const work = useRef<AbortController>(undefined);
  const [upload, setUpload] = useState<Upload>({ is: 'none' });
  useEffect(() => () => work.current?.abort(), []);
  const send = async (file: File) => {
    work.current?.abort();
    const current = new AbortController();
    work.current = current;
    const { signal } = current;
    setUpload({ is: 'sending', share: 0 });
    try {
      const onProgress = (share: number) => {
        if (!signal.aborted) setUpload({ is: 'sending', share });
      };
      const { path } = await sendFilm({ club, part }, file, { signal, onProgress });
      if (signal.aborted) return;
      setUpload({ is: 'none' });
      onChange(path);
    } catch (error) {
      if (!signal.aborted)
        setUpload({ is: 'failed', message: failureText(error), retry: () => void send(file) });
    }
  };
  const isBusy = upload.is === 'sending';
  return (
    <fieldset className={styles.field}>
      <legend className={styles.label}>{texts.label}</legend>
      <Detail id={id}>{value === undefined ? texts.hint : texts.there}</Detail>
      <div className={layout.row1}>
        <Button
          {...(value === undefined && { icon: 'plus' })}
          busy={isBusy}
          aria-describedby={id}
          onClick={() => input.current?.click()}
        >
          {value === undefined ? texts.choose : texts.replace}
        </Button>
        {value !== undefined && !isBusy && (
          <Button icon="trash" onClick={() => onChange(undefined)}>
            {texts.remove}
          </Button>
        )}
        {isBusy && (
          <Button
            onClick={() => {
              work.current?.abort();
              setUpload({ is: 'none' });
            }}
          >
            {offerVideosTexts.cancel}
          </Button>
        )}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={texts.label}
        accept={accepted[part]}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) void send(file);
          // The same file may be chosen again.
          event.target.value = '';
        }}
      />
      <div role="status">
        {isBusy && <progress value={upload.share} max={1} aria-label={offerVideosTexts.sending} />}
      </div>
      {fault !== undefined && (
        <Notice tone="danger" role="status">
          {fault}
        </Notice>
      )}
      {upload.is === 'failed' && (
        <Notice
          tone="danger"
          role="alert"
          actions={<Button onClick={upload.retry}>{offerVideosTexts.retry}</Button>}
        >
          {upload.message}
        </Notice>
      )}
    </fieldset>
  );
}
