import { type DragEvent, Suspense, useEffect, useId, useRef, useState } from 'react';
import { Button } from '#src/components/actions/Button.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { TextField } from '#src/components/fields/TextField.tsx';
import layout from '#src/components/layout/layout.module.css';
import { lazyPart } from '#src/platform/loading/lazyPart.ts';
import { useIsOnline } from '#src/platform/page/useIsOnline.ts';
import { offerLookTexts } from '#src/texts/nl/offerLook.ts';
import type { PictureStore, PictureValue } from './offerPictures.ts';
import styles from './PictureField.module.css';
import { type PictureShape, pictureShapes } from './pictureShapes.ts';
import { useChosenPicture } from './useChosenPicture.ts';

const { picture: texts } = offerLookTexts;

const CropDialog = lazyPart(async () => (await import('./CropDialog.tsx')).CropDialog);

interface PictureFieldProps {
  label: string;
  shape: PictureShape;
  store: PictureStore;
  /** `undefined` and null: there is no picture. */
  value: PictureValue | null | undefined;
  /** Gets the picture to show, or null to show none. */
  onChange: (value: PictureValue | null) => void;
  /** The text of a new picture, where its subject is known: the name of a teacher. */
  suggested?: string;
  /** Why the picture can't be published. */
  fault?: string | undefined;
  /** Whether the link to a fault led here. */
  isFocused?: boolean;
}

/** A picture of the offer: chosen, dropped or taken with the camera, cropped to the shape of its place, and described. */
export function PictureField(props: PictureFieldProps) {
  const { label, shape, store, value, onChange, suggested = '', fault, isFocused = false } = props;
  const isOnline = useIsOnline();
  const field = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (isFocused) field.current?.querySelector<HTMLElement>('[aria-invalid], button')?.focus();
  }, [isFocused]);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const { chosen, choose, cropAgain, crop, cancel } = useChosenPicture({
    ...{ shape, store },
    onKept: (file) => onChange({ file, alt: suggested }),
  });
  const isBusy = chosen.is === 'reading' || chosen.is === 'sending';
  const take = (files: FileList | null) => {
    const [file] = files ?? [];
    if (file && isOnline) void choose(file);
  };
  const drag = {
    onDragOver(event: DragEvent) {
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave: () => setIsOver(false),
    onDrop(event: DragEvent) {
      event.preventDefault();
      setIsOver(false);
      take(event.dataTransfer.files);
    },
  };
  return (
    <fieldset ref={field} className={styles.field}>
      <legend>{label}</legend>
      <div className={styles.row} data-over={isOver || undefined} {...drag}>
        <Shown {...{ shape, store, value }} />
        <div className={styles.actions}>
          <div className={layout.row1}>
            <Button
              icon="plus"
              busy={isBusy}
              aria-describedby={isOnline ? `${id}-hint` : `${id}-offline`}
              disabled={!isOnline}
              onClick={() => input.current?.click()}
            >
              {value ? texts.replace[kindOf(shape)] : texts.choose[kindOf(shape)]}
            </Button>
            {value && !isBusy && (
              <>
                {isOnline && <Button onClick={() => void cropAgain(value.file)}>{texts.cropAgain}</Button>}
                <Button icon="trash" onClick={() => onChange(null)}>
                  {texts.remove[kindOf(shape)]}
                </Button>
              </>
            )}
            {isBusy && <Button onClick={cancel}>{texts.cancel}</Button>}
          </div>
          <input
            ref={input}
            type="file"
            hidden
            aria-label={label}
            accept="image/*,.heic,.heif,.svg"
            onChange={(event) => {
              take(event.target.files);
              // The same file may be chosen again.
              event.target.value = '';
            }}
          />
          {isOnline ? (
            <p id={`${id}-hint`} className={styles.hint}>
              {texts.hint[shape]}
            </p>
          ) : (
            <p id={`${id}-offline`} className={styles.hint}>
              {texts.offline}
            </p>
          )}
          <Progress chosen={chosen} />
        </div>
      </div>
      {fault !== undefined && chosen.is === 'none' && (
        <Notice tone="danger" role="status">
          {fault}
        </Notice>
      )}
      {chosen.is === 'failed' && (
        <Notice
          tone="danger"
          role="alert"
          {...(chosen.retry && { actions: <Button onClick={chosen.retry}>{texts.retry}</Button> })}
        >
          {chosen.message}
        </Notice>
      )}
      {value && shape !== 'logo' && !isBusy && (
        <TextField
          label={texts.alt}
          hint={texts.altHint[shape]}
          value={value.alt}
          maxLength={300}
          required
          error={value.alt.trim() === '' ? texts.altMissing : undefined}
          onChange={(alt) => onChange({ ...value, alt })}
        />
      )}
      {chosen.is === 'cropping' && (
        <Suspense fallback={null}>
          <CropDialog
            address={chosen.address}
            shape={shape}
            onCrop={(area) => void crop(area)}
            onCancel={cancel}
          />
        </Suspense>
      )}
    </fieldset>
  );
}

function kindOf(shape: PictureShape): 'logo' | 'photo' {
  return shape === 'logo' ? 'logo' : 'photo';
}

/** The picture in the shape of its place. Decorative: its text stands in the field below. */
function Shown({ shape, store, value }: Pick<PictureFieldProps, 'shape' | 'store' | 'value'>) {
  const { isRound, aspect } = pictureShapes[shape];
  const look = `${styles.shown} ${isRound ? styles.round : aspect > 1 ? styles.wide : styles.square}`;
  return (
    <div className={look} data-fits={pictureShapes[shape].fits || undefined}>
      {value ? (
        <img key={value.file} src={store.addressOf(value.file)} alt="" decoding="async" />
      ) : (
        <span aria-hidden="true">{texts.none}</span>
      )}
    </div>
  );
}

function Progress({ chosen }: { chosen: ReturnType<typeof useChosenPicture>['chosen'] }) {
  return (
    <div role="status" className={styles.progress}>
      {chosen.is === 'reading' && texts.reading}
      {chosen.is === 'sending' && (
        <>
          {texts.sending}
          <progress value={chosen.share} max={1} aria-label={texts.sending} />
        </>
      )}
    </div>
  );
}
