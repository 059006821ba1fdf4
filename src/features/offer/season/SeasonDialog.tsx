import { useEffect, useMemo, useRef, useState } from 'react';
import type { IsoDay } from '#rules/brusselsTime.ts';
import { seasonName } from '#rules/calendar/seasonOf.ts';
import { nextSeason, type SeasonChoices, withSeason } from '#rules/season/nextSeason.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { EmptyState } from '#src/components/feedback/EmptyState.tsx';
import { offerSeasonTexts as texts } from '#src/texts/nl/offerSeason.ts';
import type { OfferFile } from '../state/offerFile.ts';
import { ChooseStep, type SeasonChoice } from './ChooseStep.tsx';
import { PricesStep } from './PricesStep.tsx';
import styles from './SeasonDialog.module.css';
import { readPrice, readPrices, seasonRows, type TypedPrices } from './seasonRows.ts';
import { readOpening, readRule, seasonsToMake, type TypedOpening, type TypedRule } from './seasonRule.ts';
import { TakeOverStep, whatIsTaken } from './TakeOverStep.tsx';

interface SeasonDialogProps {
  file: OfferFile;
  today: IsoDay;
  /** Lessons as they were before they were cancelled or moved, by the number of their course. */
  changedLessons?: SeasonChoices['changedLessons'];
  /** Gets the offer with the courses of the season, and in Dutch what happened. */
  onChange: (next: OfferFile, what: string) => void;
}

/** Takes the courses of this season over to the next one, in three steps. The new courses are not published yet. */
export function SeasonDialog({ file, today, changedLessons, onChange }: SeasonDialogProps) {
  const seasons = useMemo(() => seasonsToMake(file, today), [file, today]);
  const [chosenSeason, setSeason] = useState(seasons[0]);
  const season = seasons.find((one) => one === chosenSeason) ?? seasons[0];
  if (season === undefined)
    return (
      <EmptyState title={texts.none} icon="calendar">
        {texts.noneHint}
      </EmptyState>
    );
  const choice = { seasons, season, onSeason: setSeason };
  return <SeasonSteps key={season} {...{ file, changedLessons, choice, onChange }} />;
}

const steps = [0, 1, 2] as const;
type Step = (typeof steps)[number];

interface SeasonStepsProps extends Pick<SeasonDialogProps, 'file' | 'changedLessons' | 'onChange'> {
  choice: SeasonChoice;
}

function SeasonSteps({ file, changedLessons, choice, onChange }: SeasonStepsProps) {
  const { season } = choice;
  const [step, setStep] = useState<Step>(0);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [rule, setRule] = useState<TypedRule>({ is: 'same', value: '', to: 50 });
  const [opening, setOpening] = useState<TypedOpening>({
    ...{ is: 'year-later', day: '', time: '20:00', members: undefined },
  });
  const [typed, setTyped] = useState<TypedPrices>(new Map());
  const { tried, setTried, body } = useTries();
  // The days of many lessons are worked out once, and not with every letter that somebody types.
  const all = useMemo(
    () => nextSeason(file, { season, changedLessons, listsLessons: true }),
    [file, season, changedLessons],
  );
  const chosen = useMemo(() => all.filter(({ source }) => !left.has(source.url)), [all, left]);
  const prices = useMemo(() => readRule(rule), [rule]);
  const opens = useMemo(() => readOpening(opening), [opening]);
  const rows = useMemo(
    () => seasonRows(chosen, prices ?? { is: 'same' }, opens ?? { is: 'at-once' }),
    [chosen, prices, opens],
  );
  const keys = rows.flatMap(({ tariffs }) => tariffs.map(({ key }) => key));
  const isPriceWrong = keys.some((key) => readPrice(typed.get(key) ?? '0') === undefined);
  const isWrong = [chosen.length === 0, !prices || !opens || isPriceWrong, false][step];
  const heading = useHeadingOf(step);
  const go = (to: Step) => {
    setTried(0);
    setStep(to);
  };
  const next = () => {
    if (isWrong) setTried(tried + 1);
    else if (step !== 2) go(step === 0 ? 1 : 2);
    else {
      const copied = nextSeason(file, {
        ...{ season, changedLessons, listsLessons: true, prices, opening: opens },
        urls: new Set(chosen.map(({ source }) => source.url)),
        typedPrices: readPrices(typed),
      });
      onChange(withSeason(file, copied), texts.take.done(whatIsTaken(copied), seasonName(season)));
    }
  };
  return (
    <div className={styles.page}>
      <div>
        <h2>{texts.title(seasonName(season))}</h2>
        <p>{texts.lead}</p>
      </div>
      <ol className={styles.steps} aria-label={texts.steps}>
        {steps.map((one) => (
          <li key={one} aria-current={one === step ? 'step' : undefined} data-done={one < step || undefined}>
            <span>{one + 1}</span>
            {texts.stepNames[one]}
          </li>
        ))}
      </ol>
      <section ref={body} aria-labelledby="seizoen-stap" className={styles.step}>
        <h3 id="seizoen-stap" ref={heading} tabIndex={-1}>
          {texts.step(step + 1, steps.length, texts.stepNames[step] ?? '')}
        </h3>
        {step === 0 && (
          <ChooseStep all={all} left={left} onLeft={setLeft} choice={choice} isTried={tried > 0} />
        )}
        {step === 1 && (
          <PricesStep
            rows={rows}
            rule={rule}
            onRule={setRule}
            opening={opening}
            onOpening={setOpening}
            typed={typed}
            onTyped={setTyped}
            isTried={tried > 0}
          />
        )}
        {step === 2 && <TakeOverStep chosen={chosen} rows={rows} season={season} />}
      </section>
      <div className={styles.buttons}>
        {step > 0 && <Button onClick={() => go(step === 2 ? 1 : 0)}>{texts.previous}</Button>}
        <Button variant="primary" onClick={next}>
          {step === 2 ? texts.take.button(whatIsTaken(chosen)) : texts.next}
        </Button>
      </div>
    </div>
  );
}

/** The heading of a step gets the focus when the step comes, so that a screen reader reads on there. */
function useHeadingOf(step: Step) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus();
    shown.current = step;
  }, [step]);
  return heading;
}

/** Counts the presses on "Verder" that something was wrong at, and brings the focus to the first field that is. */
function useTries() {
  const [tried, setTried] = useState(0);
  const body = useRef<HTMLElement>(null);
  useEffect(() => {
    if (tried > 0) body.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [tried]);
  return { tried, setTried, body };
}
