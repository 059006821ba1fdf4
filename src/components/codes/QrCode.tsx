import styles from './QrCode.module.css';
import { qrPath } from './qrPath.ts';

interface QrCodeProps {
  /** What a scanner reads. */
  text: string;
  /** What it is, for who doesn't see it. */
  label: string;
}

/** A code to be scanned off the screen: large, and black on white whatever the theme. */
export function QrCode({ text, label }: QrCodeProps) {
  const { path, size } = qrPath(text);
  return (
    <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={path} />
    </svg>
  );
}
