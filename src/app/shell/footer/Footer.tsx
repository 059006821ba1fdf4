import { Suspense } from 'react';
import { useStore } from 'zustand';
import type { Club } from '#src/api/entities/club.ts';
import { noticesStore } from '#src/features/notices/state/noticesStore.ts';
import { lazyPart } from '#src/platform/lazyPart.ts';
import { shellTexts } from '#src/texts/nl/shell.ts';
import styles from './Footer.module.css';
import { LegalLinks } from './LegalLinks.tsx';

/** Lazy-loaded, because a first page has no notices yet. */
const NoticeLog = lazyPart(
  async () => (await import('#src/features/notices/components/NoticeLog.tsx')).NoticeLog,
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
