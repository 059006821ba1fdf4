import { formatDay, formatTime } from '#rules/writtenTime.ts';
import type { SignedLink } from '#src/api/entities/federation.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { hrefs } from '#src/paths.ts';
import { federationTexts } from '#src/texts/nl/federation.ts';
import { showNotice } from '../../notices/index.ts';
import { linkOf } from '../view/federationVisit.ts';
import styles from './Federation.module.css';

const texts = federationTexts.federationCard;

/** A link for places where nobody can log in, such as the desk of a competition. The link expires by itself. */
export function ShareCards({ federation, link }: { federation: string; link: SignedLink }) {
  const path = hrefs.federationCard({ federation, ...linkOf({ federation, ...link }) });
  const until = texts.until(formatDay(link.expires), formatTime(link.expires));
  const copy = () =>
    navigator.clipboard.writeText(new URL(path, window.location.origin).href).then(
      () => showNotice({ tone: 'success', message: texts.copied }),
      // A frame in another website may not have clipboard access.
      () => showNotice({ tone: 'warning', message: texts.copyFailed }),
    );
  return (
    <section className={styles.section} aria-labelledby="share">
      <h2 id="share">{texts.share}</h2>
      <p>{texts.shareHint(until)}</p>
      <Button icon="copy" onClick={() => void copy()}>
        {texts.copy}
      </Button>
    </section>
  );
}
