import { Suspense } from 'react';
import { useStore } from 'zustand';
import type { Club } from '../../../api/entities/club.ts';
import { noticesStore } from '../../../features/notices/state/noticesStore.ts';
import { lazyPart } from '../../../platform/lazyPart.ts';
import { shellTexts } from '../../../texts/nl/shell.ts';
import styles from './Footer.module.css';
import { LegalLinks } from './LegalLinks.tsx';

/** Nothing was said yet on a first page. */
const NoticeLog = lazyPart(
  async () => (await import('../../../features/notices/components/NoticeLog.tsx')).NoticeLog,
);

export function Footer({ club }: { club: Club | undefined }) {
  const hasLog = useStore(noticesStore, ({ log }) => log.length > 0);
  return (
    <footer className={styles.footer}>
      <Suspense fallback={null}>{hasLog && <NoticeLog />}</Suspense>
      <div className={styles.row}>
        {club?.isFreeLicense && <p>{shellTexts.footer.freeLicense(club.title)}</p>}
        <LegalLinks />
      </div>
    </footer>
  );
}
