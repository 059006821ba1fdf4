import { useQuery } from '@tanstack/react-query';
import type { Club } from '#src/api/entities/club/club.ts';
import { SegmentedControl } from '#src/components/fields/SegmentedControl.tsx';
import layout from '#src/components/layout/layout.module.css';
import { systemClock } from '#src/platform/loading/clock.ts';
import { offerPlannedTexts } from '#src/texts/nl/offerPlanned.ts';
import { MomentFields } from './MomentFields.tsx';
import styles from './Planned.module.css';
import { type PublishMoment, suggestedMoment, writtenMoment } from './plannedMoment.ts';
import { offerStatusQuery } from './publicationQueries.ts';

const texts = offerPlannedTexts.when;

interface PlanPublicationProps {
  club: Club;
  at: PublishMoment;
  onPlan: (at: PublishMoment) => void;
}

/** Asks whether an offer goes live now or at a later moment. `publishAt` reads the moment. */
export function PlanPublication({ club, at, onPlan }: PlanPublicationProps) {
  const { data } = useQuery(offerStatusQuery(club.nid));
  const waiting = data?.planned.filter(({ stopped }) => stopped.length === 0) ?? [];
  return (
    <div className={layout.stack1}>
      <p className={styles.label} aria-hidden>
        {texts.legend}
      </p>
      <SegmentedControl
        legend={texts.legend}
        segments={[
          { value: 'now', label: texts.now },
          { value: 'later', label: texts.later },
        ]}
        value={at.is}
        onChange={(is) =>
          onPlan(is === 'now' ? { is } : { is, ...suggestedMoment(systemClock.now() / 1000) })
        }
      />
      {at.is === 'later' && (
        <>
          <MomentFields moment={at} onChange={(moment) => onPlan({ is: 'later', ...moment })} />
          <p className={styles.small}>{texts.until}</p>
          <p className={styles.small}>{texts.opens}</p>
        </>
      )}
      {waiting.length > 0 && (
        <div className={styles.small}>
          <p>{texts.others}</p>
          <ul className={styles.sentences}>
            {waiting.map(({ id, at: moment, by }) => (
              <li key={id} dir="auto">
                {texts.other(writtenMoment(moment), by ?? offerPlannedTexts.planned.nobody)}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
