import { isoDayOf } from '#rules/brusselsTime.ts';
import type { Cents } from '#rules/money.ts';
import { readEuros } from '#rules/readEuros.ts';
import { TextField } from '#src/components/fields/TextField.tsx';
import { systemClock } from '#src/platform/loading/clock.ts';
import { ledgerTexts } from '#src/texts/nl/ledger.ts';

const texts = ledgerTexts.fields;

interface AmountFieldProps {
  hint: string;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}

/** An amount in euros. Read it with `typedCents`. */
export function AmountField(props: AmountFieldProps) {
  return <TextField label={texts.amount} inputMode="decimal" autoComplete="off" {...props} />;
}

/** 0 for what is no amount. */
export function typedCents(amount: string): Cents {
  return readEuros(amount) ?? 0;
}

interface DayFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Whether a wrong day is called wrong. */
  isChecked: boolean;
}

/** The day on which money moved. */
export function DayField({ isChecked, ...field }: DayFieldProps) {
  return (
    <TextField
      type="date"
      max={today()}
      error={
        isChecked && !isPastDay(field.value)
          ? field.value === ''
            ? texts.noDay
            : texts.futureDay
          : undefined
      }
      {...field}
    />
  );
}

/** Today counts as past. */
export function isPastDay(day: string): boolean {
  return day !== '' && day <= today();
}

export function today(): string {
  return isoDayOf(systemClock.now() / 1000);
}
