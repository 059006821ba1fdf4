import type { Club } from '#src/api/entities/club/club.ts';
import type { ClubCertificates } from '#src/api/entities/management/clubCertificates.ts';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { Section } from '#src/components/layout/Section.tsx';
import { VisuallyHidden } from '#src/components/layout/VisuallyHidden.tsx';
import { Detail } from '#src/components/text/Detail.tsx';
import { offerHref, partOfType } from '#src/features/offer/index.ts';
import { useHasTask } from '#src/features/session/index.ts';
import { clubCertificatesTexts } from '#src/texts/nl/clubCertificates.ts';
import styles from '../ledger/Ledger.module.css';
import { SomeRows } from './SomeRows.tsx';

const texts = clubCertificatesTexts.uncertified;

interface UncertifiedSectionProps {
  club: Club;
  activities: ClubCertificates['uncertified'];
}

/** The activities with children that give no tax certificate, most often because somebody forgot to say so. */
export function UncertifiedSection({ club, activities }: UncertifiedSectionProps) {
  const hasOffer = useHasTask(club.nid, 'offer');
  return (
    <Section id="attesten-zonder" title={texts.title} lead={<Detail>{texts.lead}</Detail>}>
      <SomeRows
        rows={activities}
        render={({ course, title, children }) => (
          <li key={course} className={styles.row}>
            <div className={styles.foot}>
              <div className={styles.what}>
                <h3 className={styles.title} dir="auto">
                  {title}
                </h3>
                <Detail>{texts.children(children)}</Detail>
              </div>
              {hasOffer && (
                <ButtonLink
                  to={offerHref({
                    ...{ club: club.url, part: partOfType.activity, item: String(course) },
                    field: '/allowsTaxCertificate',
                  })}
                >
                  <span>
                    {texts.link}
                    <VisuallyHidden>{texts.ofActivity(title)}</VisuallyHidden>
                  </span>
                </ButtonLink>
              )}
            </div>
          </li>
        )}
      />
    </Section>
  );
}
