import styles from './QrCode.module.css';
import { qrPath } from './qrPath.ts';

interface QrCodeProps {
  /** The text that a scanner reads. */
  text: string;
  /** Accessible name of the code. */
  label: string;
}

/** A QR code to scan from the screen: large, and black on white in every theme. */
export function QrCode({ text, label }: QrCodeProps) {
  const { path, size } = qrPath(text);
  return (
    <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={path} />
    </svg>
  );
}
