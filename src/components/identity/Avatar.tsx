import { useState } from 'react';
import { contrast, readHex } from '../accent/contrast.ts';
import styles from './Avatar.module.css';
import { initialsOf } from './initialsOf.ts';

interface AvatarProps {
  name: string;
  /** `#rrggbb`; neutral when unknown. */
  color?: string | undefined;
  /** The address of a picture; the initials stand where it can't be loaded. */
  picture?: string | undefined;
  /** Pixels. */
  size?: number;
}

/** Somebody's colour and initials, or picture. Decoration: the name stands beside it or names the control that holds it. */
export function Avatar({ name, color, picture, size = 32 }: AvatarProps) {
  const [failed, setFailed] = useState<string>();
  const rgb = color === undefined ? undefined : readHex(color);
  const ink = rgb && (contrast(rgb, [255, 255, 255]) >= 4.5 ? '#fff' : '#14161a');
  return (
    <span
      className={styles.avatar}
      style={{
        width: size,
        height: size,
        fontSize: size * 0.4,
        ...(rgb && { background: color, color: ink }),
      }}
      // Drawn by the style, so that they are no text of the control that holds them.
      data-initials={initialsOf(name)}
      aria-hidden="true"
    >
      {picture !== undefined && picture !== failed && (
        <img className={styles.picture} src={picture} alt="" onError={() => setFailed(picture)} />
      )}
    </span>
  );
}
