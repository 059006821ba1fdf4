import { useEffect, useState } from 'react';
import { megabytes } from '../../rules/fileFault.ts';
import { isAcceptedFile } from '../../rules/fileType.ts';
import { isUnderWay, type UploadRow } from '../../store/uploads/uploadRow.ts';
import { uploadName, uploadText } from '../../store/uploads/uploadText.ts';
import { fillIn } from '../../texts/fillIn.ts';
import type { Texts } from '../../texts/nl.ts';

interface FileRowProps {
  readonly row: UploadRow;
  readonly texts: Texts;
  readonly locale: string;
  /** Whether the file can't be changed: read-only or disabled. */
  readonly isFixed: boolean;
  readonly onRetry: () => void;
  readonly onRemove: () => void;
}

/** One file with its name, its state and its buttons. */
export function FileRow({ row, texts, locale, isFixed, onRetry, onRemove }: FileRowProps) {
  const name = uploadName(row, texts);
  const state = uploadText(row, { texts, locale });
  return (
    <li className="cf-file" data-phase={row.phase}>
      <FileThumbnail file={row.file} name={name} />
      <div className="cf-file-text">
        <bdi className="cf-file-name">{name}</bdi>
        {row.file && (
          <span className="cf-file-size">
            {fillIn(texts.fileSize, { size: megabytes(row.file.size, locale) })}
          </span>
        )}
        {row.phase === 'sending' && (
          <Progress fraction={row.fraction} label={fillIn(texts.fileProgress, { name })} />
        )}
        {state !== '' && (
          <p className="cf-file-state" dir="auto">
            {state}
          </p>
        )}
      </div>
      {!isFixed && (
        <div className="cf-file-actions">
          {row.phase === 'failed' && row.retryable && (
            <FileButton text={texts.tryAgain} name={name} onClick={onRetry} />
          )}
          <FileButton
            key="remove"
            text={isUnderWay(row) ? texts.cancelFile : texts.removeFile}
            name={name}
            onClick={onRemove}
          />
        </div>
      )}
    </li>
  );
}

interface FileButtonProps {
  readonly text: string;
  readonly name: string;
  readonly onClick: () => void;
}

function FileButton({ text, name, onClick }: FileButtonProps) {
  return (
    <button type="button" className="cf-link" onClick={onClick}>
      {text}
      <span className="cf-hidden">
        {' '}
        <bdi>{name}</bdi>
      </span>
    </button>
  );
}

/** A progress bar, without a value while the progress is unknown: many ports report none. */
function Progress({ fraction, label }: { readonly fraction: number; readonly label: string }) {
  const percent = Math.round(fraction * 100);
  const value = percent === 0 ? undefined : percent;
  return (
    <div
      className="cf-progress"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={value}
    >
      <div
        className="cf-progress-bar"
        style={value === undefined ? undefined : { scale: `${value / 100} 1` }}
      />
    </div>
  );
}

interface FileThumbnailProps {
  /** Absent for a file of an earlier visit: its path is no URL to load an image from. */
  readonly file: File | undefined;
  readonly name: string;
}

/** A thumbnail of an image. Other files, and photos that the browser can't draw, show their file extension. */
function FileThumbnail({ file, name }: FileThumbnailProps) {
  const address = useObjectUrl(file && isAcceptedFile(file, 'image') ? file : undefined);
  const [isUnreadable, setUnreadable] = useState(false);
  if (address === undefined || isUnreadable) {
    return (
      <span className="cf-thumbnail" aria-hidden="true">
        {/\.(\w{1,4})$/.exec(name)?.[1]}
      </span>
    );
  }
  return <img className="cf-thumbnail" src={address} alt="" onError={() => setUnreadable(true)} />;
}

/** An object URL for a file, revoked when the component unmounts. */
function useObjectUrl(file: File | undefined): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!file) return undefined;
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => {
      setAddress(undefined);
      URL.revokeObjectURL(made);
    };
  }, [file]);
  return address;
}
