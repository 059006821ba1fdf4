import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { offerTexts } from '#src/texts/nl/offer.ts';
import type { OfferFile } from '../state/offerFile.ts';
import { faultPlace } from '../view/faultPlace.ts';
import { offerHref } from '../view/offerHrefs.ts';
import type { OfferPlan } from './isPublishable.ts';
import styles from './OfferPlanView.module.css';

const texts = offerTexts.publish;

interface OfferFaultsProps extends Pick<OfferPlan, 'faults'> {
  /** The club's url. */
  club: string;
  file: OfferFile;
  /** Called when somebody goes to the field of a fault. */
  onMend: () => void;
}

/** What stands in the way of a publication, each with a link to its field. */
export function OfferFaults({ faults, club, file, onMend }: OfferFaultsProps) {
  return (
    <Notice tone="danger" role="status" title={texts.faults}>
      <ul className={styles.changes}>
        {faults.map(({ path, place, message }) => {
          const at = faultPlace(path, file);
          return (
            <li key={`${path} ${message}`} className={styles.fault}>
              <span>{[place, message].filter(Boolean).join(': ')}</span>
              {at && (
                <ButtonLink
                  to={offerHref({ club, ...at })}
                  onClick={onMend}
                  aria-label={texts.toFaultName(place)}
                >
                  {texts.toFault}
                </ButtonLink>
              )}
            </li>
          );
        })}
      </ul>
    </Notice>
  );
}
