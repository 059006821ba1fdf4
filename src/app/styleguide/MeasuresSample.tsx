import { Skeleton } from '../../components/feedback/Skeleton.tsx';
import { styleguideTexts as texts } from '../../texts/nl/styleguide.ts';
import styles from './Sample.module.css';
import { Sample } from './Sample.tsx';

const spaces = ['--space-half', '--space-1', '--space-2', '--space-3', '--space-4', '--space-6'];
const corners = ['--radius-small', '--radius', '--radius-round'];
const sizes = ['--text-small', '--text-body', '--text-large', '--text-title', '--text-page'];
const skeletons = ['title', 'line', 'field', 'card', 'circle'] as const;

export function MeasuresSample() {
  return (
    <>
      <Sample title={texts.type}>
        {sizes.map((token) => (
          <p key={token} style={{ fontSize: `var(${token})` }}>
            {token}
          </p>
        ))}
      </Sample>
      <Sample title={texts.spaces}>
        {spaces.map((token) => (
          <div key={token} className={styles.swatch}>
            <div className={styles.space} style={{ width: `var(${token})` }} />
            {token}
          </div>
        ))}
        {corners.map((token) => (
          <div key={token} className={styles.swatch}>
            <div className={styles.corner} style={{ borderRadius: `var(${token})` }} />
            {token}
          </div>
        ))}
        <div className={styles.swatch}>
          <div className={`${styles.corner} ${styles.shadow}`} />
          --shadow
        </div>
      </Sample>
      <Sample title={texts.skeletons}>
        {skeletons.map((shape) => (
          <div key={shape} className={styles.wide}>
            <Skeleton shape={shape} />
          </div>
        ))}
      </Sample>
    </>
  );
}
