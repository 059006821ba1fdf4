import { useEffect, useState } from 'react';
import { isAcceptedFile } from '../../rules/fileType.ts';

interface FileThumbnailProps {
  /** Absent for a file of an earlier visit: its path is no URL to load an image from. */
  readonly file: File | undefined;
  readonly name: string;
}

/** A thumbnail of an image. Other files, and photos that the browser can't draw, show their file extension. */
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
