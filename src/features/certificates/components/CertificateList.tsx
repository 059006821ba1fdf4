import { useQueryClient } from '@tanstack/react-query';
import type { Certificate } from '#src/api/entities/certificate.ts';
import { CardGrid } from '#src/components/layout/CardGrid.tsx';
import { Section } from '#src/components/layout/Section.tsx';
import { useDownload } from '../../downloads/index.ts';
import { certificateYears } from '../view/certificateYears.ts';
import { CertificateItem } from './CertificateItem.tsx';

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
