import { seasonName } from '#rules/calendar/seasonOf.ts';
import type { CopiedCourse } from '#rules/season/nextSeason.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { ChoiceCard } from '#src/components/fields/ChoiceCard.tsx';
import { SegmentedControl } from '#src/components/fields/SegmentedControl.tsx';
import { offerSeasonTexts } from '#src/texts/nl/offerSeason.ts';
import { lessonsText } from './lessonsText.ts';
import styles from './SeasonDialog.module.css';

const texts = offerSeasonTexts.choose;

export interface SeasonChoice {
  readonly seasons: readonly number[];
  readonly season: number;
  readonly onSeason: (season: number) => void;
}

interface ChooseStepProps {
  all: readonly CopiedCourse[];
  /** Urls of the courses that are not copied. */
  left: ReadonlySet<string>;
  onLeft: (left: ReadonlySet<string>) => void;
  choice: SeasonChoice;
  isTried: boolean;
}

/** Asks which courses and activities come again. All of them, until somebody leaves one out. */
export function ChooseStep({ all, left, onLeft, choice, isTried }: ChooseStepProps) {
  const { seasons, season, onSeason } = choice;
  const groups = [
    { title: texts.courses, of: all.filter(({ source }) => source.type === 'course') },
    { title: texts.activities, of: all.filter(({ source }) => source.type === 'activity') },
  ];
  const set = (url: string, isChosen: boolean) => {
    const next = new Set(left);
    if (isChosen) next.delete(url);
    else next.add(url);
    onLeft(next);
  };
  const isAll = left.size === 0;
  return (
    <>
      {seasons.length > 1 && (
        <SegmentedControl
          legend={texts.season}
          segments={seasons.map((one) => ({ value: String(one), label: seasonName(one) }))}
          value={String(season)}
          onChange={(value) => onSeason(Number(value))}
        />
      )}
      <p>{texts.lead}</p>
      <div className={styles.toggle}>
        <Button onClick={() => onLeft(new Set(isAll ? all.map(({ source }) => source.url) : []))}>
          {isAll ? texts.nothing : texts.all}
        </Button>
        <p role="status">{texts.chosen(all.length - left.size, all.length)}</p>
      </div>
      {isTried && left.size === all.length && (
        <p role="alert" className={styles.error}>
          {texts.noneChosen}
        </p>
      )}
      {groups.map(
        ({ title, of }) =>
          of.length > 0 && (
            <fieldset key={title} className={styles.choices}>
              <legend>{title}</legend>
              {of.map(({ source, before }) => {
                const { hours, period } = lessonsText(before);
                return (
                  <ChoiceCard
                    key={source.url}
                    type="checkbox"
                    checked={!left.has(source.url)}
                    onChange={(isChosen) => set(source.url, isChosen)}
                    title={<span dir="auto">{source.title}</span>}
                    note={[...hours, period ?? ''].join(' · ')}
                  />
                );
              })}
            </fieldset>
          ),
      )}
    </>
  );
}
