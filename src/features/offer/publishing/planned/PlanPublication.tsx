import { SegmentedControl } from '#src/components/fields/SegmentedControl.tsx';
import layout from '#src/components/layout/layout.module.css';
import { systemClock } from '#src/platform/loading/clock.ts';
import { offerPlannedTexts } from '#src/texts/nl/offerPlanned.ts';
import { MomentFields } from './MomentFields.tsx';
import styles from './Planned.module.css';
import { type PublishMoment, suggestedMoment } from './plannedMoment.ts';

const texts = offerPlannedTexts.when;

interface PlanPublicationProps {
  at: PublishMoment;
  onPlan: (at: PublishMoment) => void;
}

/** Asks whether an offer goes live now or at a later moment. `publishAt` reads the moment. */
export function PlanPublication({ at, onPlan }: PlanPublicationProps) {
  return (
    <div className={layout.stack2}>
      <div className={styles.when}>
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
      </div>
      {at.is === 'later' && (
        <>
          <MomentFields moment={at} onChange={(moment) => onPlan({ is: 'later', ...moment })} />
          <p className={styles.small}>{texts.until}</p>
          <p className={styles.small}>{texts.opens}</p>
        </>
      )}
    </div>
  );
}
