import { useEffect, useState } from 'react';
import { isAcceptedFile } from '../../rules/fileType.ts';

interface FileThumbnailProps {
  /** Absent for a file that was stored before: its path is no address to draw it from. */
  readonly file: File | undefined;
  readonly name: string;
}

/** A small picture of an image; for anything else, and for a photo that the browser can't draw, what sort of file it is. */
export function FileThumbnail({ file, name }: FileThumbnailProps) {
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

/** An address for a file that lives as long as it is drawn. */
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
