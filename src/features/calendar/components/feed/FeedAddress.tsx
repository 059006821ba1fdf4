import { Button } from '#src/components/actions/Button.tsx';
import { buttonClass } from '#src/components/actions/buttonClass.ts';
import { Icon } from '#src/components/icons/Icon.tsx';
import { showNotice } from '#src/features/notices/index.ts';
import { calendarTexts } from '#src/texts/nl/calendar.ts';
import styles from './FollowCalendar.module.css';

const texts = calendarTexts.feed;

/** An address that was just made, and is shown this one time. */
export function FeedAddress({ address }: { address: string }) {
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => showNotice({ tone: 'success', message: texts.copied }),
      // A frame in another website may not have clipboard access.
      () => showNotice({ tone: 'warning', message: texts.copyFailed }),
    );
  return (
    <>
      <p className={styles.address}>
        <span>{texts.address}</span>
        <code>{address}</code>
      </p>
      <p>
        <strong>{texts.once}</strong> {texts.secret}
      </p>
      <div className={styles.actions}>
        <a className={buttonClass({})} href={address.replace(/^https?:/, 'webcal:')}>
          <Icon name="calendar" />
          {texts.open}
        </a>
        <Button icon="copy" onClick={() => void copy()}>
          {texts.copy}
        </Button>
      </div>
    </>
  );
}
