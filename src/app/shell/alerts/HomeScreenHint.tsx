import { useState } from 'react';
import { Banner } from '#src/components/feedback/Banner.tsx';
import { Icon } from '#src/components/icons/Icon.tsx';
import { shellPartsTexts } from '#src/texts/nl/shellParts.ts';
import styles from './HomeScreenHint.module.css';
import { dismissHint, isHintDue } from './homeScreen.ts';

const texts = shellPartsTexts.homeScreen;

export function HomeScreenHint() {
  const [isDue, setDue] = useState(isHintDue);
  if (!isDue) return null;
  const dismiss = () => {
    dismissHint();
    setDue(false);
  };
  return (
    <Banner
      tone="info"
      icon="plus"
      detail={
        <>
          {texts.before}{' '}
          <span className={styles.share}>
            <Icon name="share" size={18} />
            {texts.share}
          </span>{' '}
          {texts.after}
        </>
      }
      onDismiss={dismiss}
    >
      {texts.line}
    </Banner>
  );
}
