import { useState } from 'react';
import { contrast, readHex } from '../accent/contrast.ts';
import styles from './Avatar.module.css';
import { initialsOf } from './initialsOf.ts';

interface AvatarProps {
  name: string;
  /** `#rrggbb`; undefined gives a neutral colour. */
  color?: string | undefined;
  /** Address of a picture. The initials replace a picture that fails to load. */
  picture?: string | undefined;
  /** Pixels. */
  size?: number;
}

/** A person's picture, or initials on their colour. Decorative: the name stands beside it or labels the control around it. */
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
      // A pseudo-element draws the initials, so that they aren't part of the control's accessible name.
      data-initials={initialsOf(name)}
      aria-hidden="true"
    >
      {picture !== undefined && picture !== failed && (
        <img className={styles.picture} src={picture} alt="" onError={() => setFailed(picture)} />
      )}
    </span>
  );
}
