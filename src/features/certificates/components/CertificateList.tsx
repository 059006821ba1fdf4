import { useQueryClient } from '@tanstack/react-query';
import type { Certificate } from '#src/api/entities/orders/certificate.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { Card } from '#src/components/layout/Card.tsx';
import { CardGrid } from '#src/components/layout/CardGrid.tsx';
import layout from '#src/components/layout/layout.module.css';
import { Section } from '#src/components/layout/Section.tsx';
import { VisuallyHidden } from '#src/components/layout/VisuallyHidden.tsx';
import { Detail } from '#src/components/text/Detail.tsx';
import { certificatesTexts as texts } from '#src/texts/nl/certificates.ts';
import { useDownload } from '../../downloads/index.ts';
import { type CertificateView, certificateYears } from '../view/certificateYears.ts';
import styles from './Certificates.module.css';

/** Certificates by year, each with a download button. */
export function CertificateList({ certificates }: { certificates: readonly Certificate[] }) {
  const { download, wanted } = useDownload('download_certificate');
  const client = useQueryClient();
  return certificateYears(certificates).map(({ year, certificates: ofYear }) => (
    <Section key={year} id={`year-${year}`} title={year}>
      <CardGrid narrowest={320} stacked>
        {ofYear.map((certificate) => (
          <CertificateItem
            key={certificate.id}
            certificate={certificate}
            isBusy={wanted?.certificate === certificate.id}
            onDownload={() =>
              download(
                { request: { certificate: certificate.id }, fallbackName: certificate.fileName },
                // From now on a download is a duplicate.
                { onSettled: () => client.invalidateQueries({ queryKey: ['certificates'] }) },
              )
            }
          />
        ))}
      </CardGrid>
    </Section>
  ));
}

interface CertificateItemProps {
  certificate: CertificateView;
  isBusy: boolean;
  onDownload: () => void;
}

/** One certificate, with its download. */
function CertificateItem({ certificate, isBusy, onDownload }: CertificateItemProps) {
  const { title, name, activity, details, label, isDownloaded } = certificate;
  return (
    <Card as="li">
      <div className={layout.stackHalf}>
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
