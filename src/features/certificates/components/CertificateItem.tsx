import { Button } from '#src/components/actions/Button.tsx';
import { Link } from '#src/components/actions/Link.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { Card } from '#src/components/layout/Card.tsx';
import { VisuallyHidden } from '#src/components/layout/VisuallyHidden.tsx';
import { Detail } from '#src/components/text/Detail.tsx';
import { hrefs } from '#src/paths.ts';
import { certificatesTexts as texts } from '#src/texts/nl/certificates.ts';
import type { CertificateView } from '../view/certificateYears.ts';
import styles from './Certificates.module.css';

interface CertificateItemProps {
  certificate: CertificateView;
  isBusy: boolean;
  onDownload: () => void;
}

/** One certificate. When the national number is missing, says so before the download and links to where it is filled in. */
export function CertificateItem({ certificate, isBusy, onDownload }: CertificateItemProps) {
  const { uid, title, name, activity, details, label, needsNationalNumber } = certificate;
  return (
    <Card as="li">
      <div className={styles.what}>
        <p className={styles.kind}>{title}</p>
        <h3 dir="auto">{name}</h3>
        <p dir="auto">{activity}</p>
        <Detail>{details}</Detail>
      </div>
      {needsNationalNumber && (
        <Notice tone="warning">
          {texts.numberMissing(name)}{' '}
          <Link to={hrefs.profileOf(uid, hrefs.certificates())}>
            {texts.fillIn}
            <VisuallyHidden>{texts.fillInFor(name)}</VisuallyHidden>
          </Link>
        </Notice>
      )}
      <Button icon="download" busy={isBusy} onClick={onDownload}>
        {texts.download}
        <VisuallyHidden> {label}</VisuallyHidden>
      </Button>
    </Card>
  );
}
