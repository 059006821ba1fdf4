import { Button } from '#src/components/actions/Button.tsx';
import { Card } from '#src/components/layout/Card.tsx';
import { VisuallyHidden } from '#src/components/layout/VisuallyHidden.tsx';
import { Detail } from '#src/components/text/Detail.tsx';
import { certificatesTexts as texts } from '#src/texts/nl/certificates.ts';
import type { CertificateView } from '../view/certificateYears.ts';
import styles from './Certificates.module.css';

interface CertificateItemProps {
  certificate: CertificateView;
  isBusy: boolean;
  onDownload: () => void;
}

/** One certificate, with its download. */
export function CertificateItem({ certificate, isBusy, onDownload }: CertificateItemProps) {
  const { title, name, activity, details, label, isDownloaded } = certificate;
  return (
    <Card as="li">
      <div className={styles.what}>
        <p className={styles.kind}>{title}</p>
        <h3 dir="auto">{name}</h3>
        <p dir="auto">{activity}</p>
        <Detail>{details}</Detail>
      </div>
      {isDownloaded && <Detail>{texts.duplicate}</Detail>}
      <Button icon="download" busy={isBusy} onClick={onDownload}>
        {texts.download}
        <VisuallyHidden> {label}</VisuallyHidden>
      </Button>
    </Card>
  );
}
