import { Link } from '#src/components/actions/Link.tsx';
import { Banner } from '#src/components/feedback/Banner.tsx';
import { hrefs } from '#src/paths.ts';
import { mailConfirmationTexts } from '#src/texts/nl/mailConfirmation.ts';
import { SendAgainButton } from './SendAgainButton.tsx';
import styles from './UnconfirmedMailBanner.module.css';

const texts = mailConfirmationTexts.banner;

/** Shown until the address is confirmed. Only what depends on the address is blocked meanwhile. */
export function UnconfirmedMailBanner({ mail }: { mail: string }) {
  return (
    <Banner tone="warning" action={<SendAgainButton />}>
      {texts.before} <strong className={styles.mail}>{mail}</strong>. {texts.after}{' '}
      <Link className={styles.link} to={hrefs.profile()}>
        {texts.wrongAddress}
      </Link>
    </Banner>
  );
}
