import type { IsoDay } from '#rules/brusselsTime.ts';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { Link } from '#src/components/actions/Link.tsx';
import { Pill } from '#src/components/feedback/Pill.tsx';
import { Icon } from '#src/components/icons/Icon.tsx';
import { offerGuideTexts } from '#src/texts/nl/offerGuide.ts';
import type { OfferFile } from '../state/offerFile.ts';
import styles from './Guide.module.css';
import {
  type GuideStep,
  type GuideStepName,
  guideStepNames,
  guideSteps,
  type OfferPlace,
} from './guideSteps.ts';
import { LackingList, MissingBeforeSale } from './MissingBeforeSale.tsx';

const texts = offerGuideTexts.guide;

interface SetupGuideProps {
  file: OfferFile;
  /** The offer that parents see now. */
  published: OfferFile;
  today: IsoDay;
  hasLogo: boolean;
  /** Questions at a registration; `undefined` while that isn't known. */
  questions: number | undefined;
  /** The step of the address; any other text opens the first step that lacks something. */
  step: string;
  hrefOf: (place: OfferPlace) => string;
}

/** Sets up a club in five steps, in any order. Each says what is done and what is missing, and may be skipped. */
export function SetupGuide({ step, hrefOf, ...facts }: SetupGuideProps) {
  const steps = guideSteps(facts);
  const open = steps.find(({ name }) => name === step) ?? steps.find(isUndone) ?? steps[0];
  return (
    <div className={styles.guide}>
      <div>
        <h2>{texts.title}</h2>
        <p>{texts.lead}</p>
      </div>
      <ol className={styles.steps} aria-label={texts.steps}>
        {steps.map((one, index) => (
          <Step key={one.name} step={one} number={index + 1} isOpen={one === open} hrefOf={hrefOf} />
        ))}
      </ol>
      <MissingBeforeSale file={facts.file} today={facts.today} hrefOf={hrefOf} />
    </div>
  );
}

function isUndone({ missing }: GuideStep): boolean {
  return missing.length > 0;
}

interface StepProps {
  step: GuideStep;
  number: number;
  isOpen: boolean;
  hrefOf: SetupGuideProps['hrefOf'];
}

function Step({ step, number, isOpen, hrefOf }: StepProps) {
  const { name, done, missing, place } = step;
  const isDone = missing.length === 0 && done.length > 0;
  const next = guideStepNames[guideStepNames.indexOf(name) + 1];
  return (
    <li className={styles.step} data-open={isOpen || undefined}>
      <h3 className={styles.name}>
        <span className={styles.number} data-done={isDone || undefined}>
          {isDone ? <Icon name="check" size={16} /> : number}
        </span>
        <Link to={hrefOf(placeOfStep(name))} aria-current={isOpen ? 'step' : undefined}>
          {texts.names[name]}
        </Link>
        <Pill tone={isDone ? 'success' : 'neutral'}>
          {isDone ? texts.done : texts.stand(done.length, done.length + missing.length)}
        </Pill>
      </h3>
      {isOpen && (
        <div className={styles.body}>
          <p>{texts.leads[name]}</p>
          {done.length > 0 && (
            <ul className={styles.list} aria-label={texts.done}>
              {done.map((one) => (
                <li key={one} data-done>
                  <Icon name="check" size={18} />
                  <span dir="auto">{one}</span>
                </li>
              ))}
            </ul>
          )}
          {missing.length > 0 && (
            <>
              <h4>{texts.missing}</h4>
              <LackingList lacking={missing} hrefOf={hrefOf} />
            </>
          )}
          <div className={styles.buttons}>
            <ButtonLink to={hrefOf(place)}>{texts.open[name]}</ButtonLink>
            <ButtonLink to={hrefOf(next ? placeOfStep(next) : { part: 'cursussen' })}>
              {next ? (isDone ? texts.next : texts.skip) : texts.toOffer}
            </ButtonLink>
          </div>
        </div>
      )}
    </li>
  );
}

function placeOfStep(item: GuideStepName): OfferPlace {
  return { part: 'start', item };
}
