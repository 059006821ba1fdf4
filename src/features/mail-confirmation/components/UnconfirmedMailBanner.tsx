import { Link } from '#src/components/actions/Link.tsx';
import { Banner } from '#src/components/feedback/Banner.tsx';
import { hrefs } from '#src/paths.ts';
import { useClosedInTab } from '#src/platform/storage/useClosedInTab.ts';
import { mailConfirmationTexts } from '#src/texts/nl/mailConfirmation.ts';
import { SendAgainButton } from './SendAgainButton.tsx';
import styles from './UnconfirmedMailBanner.module.css';

const texts = mailConfirmationTexts.banner;

/** Shown in each new tab until the address is confirmed. Only what depends on the address is blocked meanwhile. */
export function UnconfirmedMailBanner({ mail }: { mail: string }) {
  const { isClosed, close } = useClosedInTab('mail');
  if (isClosed) return null;
  return (
    <Banner
      tone="info"
      icon="mail"
      detail={
        <>
          {texts.before} <strong className={styles.mail}>{mail}</strong>.{' '}
          <Link className={styles.link} to={hrefs.profile()}>
            {texts.wrongAddress}
          </Link>
        </>
      }
      action={<SendAgainButton />}
      onDismiss={close}
    >
      {texts.line}
    </Banner>
  );
}
