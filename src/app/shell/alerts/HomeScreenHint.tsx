import { useState } from 'react';
import { Banner } from '../../../components/feedback/Banner.tsx';
import { Icon } from '../../../components/icons/Icon.tsx';
import { localTexts } from '../../../platform/storage.ts';
import { shellPartsTexts } from '../../../texts/nl/shellParts.ts';
import styles from './HomeScreenHint.module.css';

const texts = shellPartsTexts.homeScreen;
const key = 'home-screen-hint';
const dismissed = 'dismissed';

export function HomeScreenHint() {
  const [isDismissed, setDismissed] = useState(() => localTexts.read(key) === dismissed);
  if (isDismissed) return null;
  const dismiss = () => {
    localTexts.write(key, dismissed);
    setDismissed(true);
  };
  return (
    <Banner tone="info" icon="plus" onDismiss={dismiss}>
      {texts.before}{' '}
      <span className={styles.share}>
        <Icon name="share" size={18} />
        {texts.share}
      </span>{' '}
      {texts.after}
    </Banner>
  );
}
