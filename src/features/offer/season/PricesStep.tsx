import type { Dispatch, SetStateAction } from 'react';
import { ChoiceCard } from '#src/components/fields/ChoiceCard.tsx';
import { SegmentedControl } from '#src/components/fields/SegmentedControl.tsx';
import { SelectField } from '#src/components/fields/SelectField.tsx';
import { TextField } from '#src/components/fields/TextField.tsx';
import { offerSeasonTexts as texts } from '#src/texts/nl/offerSeason.ts';
import styles from './SeasonDialog.module.css';
import { SeasonTable } from './SeasonTable.tsx';
import type { SeasonRow, TypedPrices } from './seasonRows.ts';
import { readOpening, readRule, roundingOf, type TypedOpening, type TypedRule } from './seasonRule.ts';

interface PricesStepProps {
  rows: readonly SeasonRow[];
  rule: TypedRule;
  onRule: (rule: TypedRule) => void;
  opening: TypedOpening;
  onOpening: (opening: TypedOpening) => void;
  typed: TypedPrices;
  onTyped: Dispatch<SetStateAction<TypedPrices>>;
  isTried: boolean;
}

/** Asks for the prices and the moment of opening, and shows what comes out for each course. */
export function PricesStep({ rows, typed, onTyped, isTried, ...asked }: PricesStepProps) {
  return (
    <>
      <div className={styles.asked}>
        <PricesField rule={asked.rule} onRule={asked.onRule} isTried={isTried} />
        <OpeningField opening={asked.opening} onOpening={asked.onOpening} isTried={isTried} />
      </div>
      <SeasonTable rows={rows} typed={typed} onTyped={onTyped} />
    </>
  );
}

const kinds = ['same', 'percentage', 'amount'] as const;

function PricesField({ rule, onRule, isTried }: Pick<PricesStepProps, 'rule' | 'onRule' | 'isTried'>) {
  const { prices } = texts;
  const isWrong = readRule(rule) === undefined && (isTried || rule.value !== '');
  return (
    <fieldset className={styles.field}>
      <legend>{prices.legend}</legend>
      <SegmentedControl
        legend={prices.legend}
        segments={kinds.map((value) => ({ value, label: prices[value] }))}
        value={rule.is}
        onChange={(is) => onRule({ ...rule, is })}
      />
      {rule.is !== 'same' && (
        <div className={styles.pair}>
          <TextField
            label={rule.is === 'amount' ? prices.amountValue : prices.percentageValue}
            hint={prices.valueHint}
            value={rule.value}
            onChange={(value) => onRule({ ...rule, value })}
            error={isWrong ? prices.wrong : undefined}
            autoComplete="off"
          />
          <SelectField
            inForm
            label={prices.round}
            options={Object.entries(prices.roundings).map(([value, label]) => ({ value, label }))}
            value={String(rule.to)}
            onChange={(value) => onRule({ ...rule, to: roundingOf(value) })}
          />
        </div>
      )}
      <p className={styles.hint}>{prices.hint}</p>
    </fieldset>
  );
}

const openings = [
  { is: 'year-later', title: texts.opening.yearLater },
  { is: 'on', title: texts.opening.on },
  { is: 'at-once', title: texts.opening.atOnce },
] as const;

function OpeningField({
  opening,
  onOpening,
  isTried,
}: Pick<PricesStepProps, 'opening' | 'onOpening' | 'isTried'>) {
  const isWrong = isTried && readOpening(opening) === undefined;
  return (
    <fieldset className={styles.field}>
      <legend>{texts.opening.legend}</legend>
      {openings.map(({ is, title }) => (
        <ChoiceCard
          key={is}
          type="radio"
          name="opent"
          checked={opening.is === is}
          onChange={() => onOpening({ ...opening, is })}
          title={title}
        />
      ))}
      {opening.is === 'on' && (
        <>
          <MomentFields value={opening} onChange={(moment) => onOpening({ ...opening, ...moment })} />
          <ChoiceCard
            type="checkbox"
            checked={opening.members !== undefined}
            onChange={(isFirst) =>
              onOpening({ ...opening, members: isFirst ? { day: '', time: opening.time } : undefined })
            }
            title={texts.opening.members}
            note={texts.opening.membersNote}
          />
          {opening.members && (
            <MomentFields
              value={opening.members}
              onChange={(members) => onOpening({ ...opening, members })}
              of={texts.opening.ofMembers}
            />
          )}
          {isWrong && (
            <p role="alert" className={styles.error}>
              {opening.members ? texts.opening.wrongMembers : texts.opening.wrong}
            </p>
          )}
        </>
      )}
    </fieldset>
  );
}

interface Moment {
  readonly day: string;
  readonly time: string;
}

interface MomentFieldsProps {
  value: Moment;
  onChange: (moment: Moment) => void;
  /** After the labels, where there are two moments. */
  of?: string;
}

function MomentFields({ value: { day, time }, onChange, of = '' }: MomentFieldsProps) {
  return (
    <div className={styles.pair}>
      <TextField
        label={texts.opening.day + of}
        type="date"
        value={day}
        onChange={(changed) => onChange({ day: changed, time })}
      />
      <TextField
        label={texts.opening.time + of}
        type="time"
        value={time}
        onChange={(changed) => onChange({ day, time: changed })}
      />
    </div>
  );
}
