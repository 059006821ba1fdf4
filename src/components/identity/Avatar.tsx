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
  /** Pixels. The stylesheet has a rule for each. */
  size?: 18 | 24 | 28 | 32 | 36 | 40 | 48 | 72;
}

/**
 * A person's picture, or initials on their colour. Decorative: the name stands beside it or labels the control around it. It has no
 * `style` attribute, which the content security policy refuses in the server's HTML.
 */
export function Avatar({ name, color, picture, size = 32 }: AvatarProps) {
  const [failed, setFailed] = useState<string>();
  const rgb = color === undefined ? undefined : readHex(color);
  return (
    <span
      className={styles.avatar}
      data-size={size}
      data-ink={rgb && (contrast(rgb, [255, 255, 255]) >= 4.5 ? 'light' : 'dark')}
      // A pseudo-element draws the initials, so that they aren't part of the control's accessible name.
      data-initials={initialsOf(name)}
      aria-hidden="true"
    >
      {rgb && (
        <svg className={styles.color} viewBox="0 0 1 1" fill={color} aria-hidden="true">
          <path d="M0 0h1v1H0z" />
        </svg>
      )}
      {picture !== undefined && picture !== failed && (
        <img
          className={styles.picture}
          src={picture}
          alt=""
          decoding="async"
          fetchPriority="low"
          onError={() => setFailed(picture)}
        />
      )}
    </span>
  );
}
