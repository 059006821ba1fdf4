import { Icon } from '../../components/icons/Icon.tsx';
import { iconPaths } from '../../components/icons/iconPaths.ts';
import { Avatar } from '../../components/identity/Avatar.tsx';
import { styleguideTexts as texts } from '../../texts/nl/styleguide.ts';
import styles from './Sample.module.css';
import { Sample } from './Sample.tsx';

const colors = [
  '--accent',
  '--accent-soft',
  '--page',
  '--surface',
  '--surface-sunken',
  '--text',
  '--text-muted',
  '--border',
  '--border-strong',
  '--info',
  '--success',
  '--warning',
  '--danger',
  '--info-soft',
  '--success-soft',
  '--warning-soft',
  '--danger-soft',
  '--surface-raised',
  '--on-accent',
];

const icons = Object.keys(iconPaths) as (keyof typeof iconPaths)[]; // the keys of a constant

export function TokensSample() {
  return (
    <>
      <Sample title={texts.colors}>
        {colors.map((token) => (
          <div key={token} className={styles.swatch}>
            <div className={styles.color} style={{ background: `var(${token})` }} />
            {token}
          </div>
        ))}
      </Sample>
      <Sample title={texts.text}>
        <div>
          <p>{texts.sample}</p>
          <h3>{texts.sample}</h3>
        </div>
        {texts.choices.map((name) => (
          <Avatar key={name} name={name} size={40} />
        ))}
      </Sample>
      <Sample title={texts.icons}>
        {icons.map((name) => (
          <Icon key={name} name={name} size={24} />
        ))}
      </Sample>
    </>
  );
}
