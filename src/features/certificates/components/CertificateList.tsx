import type { Certificate } from '../../../api/entities/certificate.ts';
import { useDownload } from '../../downloads/index.ts';
import { certificateYears } from '../view/certificateYears.ts';
import { CertificateItem } from './CertificateItem.tsx';
import styles from './Certificates.module.css';

/** Year by year, each to be downloaded. */
export function CertificateList({ certificates }: { certificates: readonly Certificate[] }) {
  const { download, wanted } = useDownload('download_certificate');
  return (
    <div className={styles.years}>
      {certificateYears(certificates).map(({ year, certificates: ofYear }) => (
        <section key={year} className={styles.year} aria-labelledby={`year-${year}`}>
          <h2 id={`year-${year}`}>{year}</h2>
          <ul className={styles.cards}>
            {ofYear.map((certificate) => (
              <CertificateItem
                key={certificate.id}
                certificate={certificate}
                isBusy={wanted?.certificate === certificate.id}
                onDownload={() =>
                  download({
                    request: { certificate: certificate.id },
                    fallbackName: certificate.fileName,
                  })
                }
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
