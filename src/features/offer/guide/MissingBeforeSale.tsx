import type { IsoDay } from '#rules/brusselsTime.ts';
import { Link } from '#src/components/actions/Link.tsx';
import { Icon } from '#src/components/icons/Icon.tsx';
import { offerGuideTexts } from '#src/texts/nl/offerGuide.ts';
import type { OfferFile } from '../state/offerFile.ts';
import styles from './Guide.module.css';
import type { Lacking, OfferPlace } from './guideSteps.ts';
import { missingBeforeSale } from './missingBeforeSale.ts';

const texts = offerGuideTexts.before;

interface MissingBeforeSaleProps {
  file: OfferFile;
  today: IsoDay;
  hrefOf: (place: OfferPlace) => string;
  /** Folded to one line, for the top of another screen. */
  isSmall?: boolean;
}

/** Lists what a club lacks before its first sale, each with a link to the place to mend it. Draws nothing where nothing is missing. */
export function MissingBeforeSale({ file, today, hrefOf, isSmall = false }: MissingBeforeSaleProps) {
  const missing = missingBeforeSale(file, today);
  if (missing.length === 0) return null;
  const list = <LackingList lacking={missing} hrefOf={hrefOf} />;
  if (!isSmall)
    return (
      <section aria-labelledby="ontbreekt" className={styles.before}>
        <h2 id="ontbreekt">{texts.title}</h2>
        {list}
      </section>
    );
  return (
    <details className={styles.small}>
      <summary>
        <Icon name="warning" size={18} />
        {texts.summary(missing.length)}
      </summary>
      {list}
    </details>
  );
}

interface LackingListProps {
  lacking: readonly (Lacking & { readonly weight?: 'stops' | 'should' })[];
  hrefOf: (place: OfferPlace) => string;
}

export function LackingList({ lacking, hrefOf }: LackingListProps) {
  return (
    <ul className={styles.list}>
      {lacking.map(({ sentence, place, weight }) => (
        <li key={sentence} data-stops={weight === 'stops' || undefined}>
          <Icon name={weight === 'stops' ? 'error' : 'warning'} size={18} />
          <Link to={hrefOf(place)} dir="auto">
            {sentence}
          </Link>
        </li>
      ))}
    </ul>
  );
}
