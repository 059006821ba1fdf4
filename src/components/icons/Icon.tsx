import styles from './Icon.module.css';
import { type IconName, iconPaths } from './iconPaths.ts';

export type { IconName };

interface IconProps {
  name: IconName;
  /** Pixels. */
  size?: number;
}

/** A decorative icon: the text beside it carries the meaning. */
export function Icon({ name, size = 20 }: IconProps) {
  return (
    <svg
      className={styles.icon}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
