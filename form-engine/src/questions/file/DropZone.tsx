import { useDropzone } from 'react-dropzone';
import { acceptAttribute, type FileSort } from '../../rules/fileType.ts';
import type { Texts } from '../../texts/nl.ts';
import { maximumFilesText } from '../building-blocks/storedFiles.ts';
import { ariaProps } from '../controls/ariaProps.ts';
import type { ControlProps } from '../controls/controlProps.ts';

interface DropZoneProps
  extends Pick<ControlProps<never>, 'id' | 'invalid' | 'describedBy' | 'required' | 'disabled'> {
  readonly sort: FileSort;
  readonly max: number | undefined;
  readonly texts: Texts;
  readonly onFiles: (files: readonly File[]) => void;
}

/**
 * The place to choose files: a file input whose label is the button and the drop zone, and on a touch screen also a
 * camera button. This component accepts every file. Refused files are listed with the reason.
 */
export function DropZone({ id, sort, max, texts, disabled = false, onFiles, ...control }: DropZoneProps) {
  const { getRootProps, getInputProps, isDragActive, inputRef } = useDropzone({
    noClick: true,
    noKeyboard: true,
    disabled,
    // Not passed directly: a server that renders the form may have no `reportError`.
    onError: (error) => reportError(error),
    onDrop(files) {
      // Cleared so that the user can choose the same file again after removing it.
      if (inputRef.current) inputRef.current.value = '';
      if (files.length > 0) onFiles(files);
    },
  });
  const hint = `${id}-hint`;
  const words = zoneTexts(sort, max, texts);
  return (
    <>
      <p className="cf-help" id={hint}>
        {words.hint}
      </p>
      <div {...getRootProps({ className: 'cf-drop' })} data-dragging={isDragActive || undefined}>
        <input
          {...getInputProps({
            ...ariaProps({ ...control, describedBy: [control.describedBy, hint].filter(Boolean).join(' ') }),
            id,
            className: 'cf-drop-input',
            accept: acceptAttribute(sort),
            multiple: max !== 1,
            disabled,
            // The label names the input, in the language of the form.
            'aria-label': undefined,
            tabIndex: 0,
            style: {},
          })}
        />
        <label className="cf-drop-button" htmlFor={id}>
          {words.choose}
        </label>
        <span className="cf-drop-hint" aria-hidden="true">
          {words.drop}
        </span>
        <label className="cf-drop-button cf-drop-camera">
          <input
            type="file"
            className="cf-drop-input"
            accept="image/*"
            capture="environment"
            disabled={disabled}
            onChange={({ currentTarget }) => {
              const files = [...(currentTarget.files ?? [])];
              currentTarget.value = '';
              if (files.length > 0) onFiles(files);
            }}
          />
          {texts.takePhoto}
        </label>
      </div>
    </>
  );
}

function zoneTexts(sort: FileSort, max: number | undefined, texts: Texts) {
  const one = max === 1;
  const hint = sort === 'image' ? texts.imageHint : texts.fileHint;
  const choose =
    sort === 'image'
      ? one
        ? texts.chooseImage
        : texts.chooseImages
      : one
        ? texts.chooseFile
        : texts.chooseFiles;
  return {
    choose,
    hint: max === undefined ? hint : `${hint} ${maximumFilesText(max, texts)}.`,
    drop: one ? texts.dropFile : texts.dropFiles,
  };
}
