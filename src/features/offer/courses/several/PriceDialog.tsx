import { useState } from 'react';
import { SegmentedControl } from '#src/components/fields/SegmentedControl.tsx';
import { SelectField } from '#src/components/fields/SelectField.tsx';
import { TextField } from '#src/components/fields/TextField.tsx';
import { offerCoursesTexts } from '#src/texts/nl/offerCourses.ts';
import { changePrices, type PriceRule } from '../changes/changeSeveral.ts';
import { readPrice } from '../reading/readAmounts.ts';
import { priceText } from '../view/courseCells.ts';
import { lowestPrice } from '../view/tariffsSaid.ts';
import styles from './ChangeDialog.module.css';
import { ChangeDialog, type SeveralDialogProps } from './ChangeDialog.tsx';

const texts = offerCoursesTexts.several.priceDialog;
const steps = [1, 50, 100] as const;

/** Raises or lowers prices by a percentage or an amount. */
export function PriceDialog({ chosen, kind, onApply, onClose }: SeveralDialogProps) {
  const [direction, setDirection] = useState<'up' | 'down'>('up');
  const [amount, setAmount] = useState('5');
  const [unit, setUnit] = useState<'percent' | 'euros'>('percent');
  const [step, setStep] = useState<PriceRule['step']>(1);
  const rule = ruleOf({ direction, amount, unit, step });
  return (
    <ChangeDialog
      title={texts.title}
      chosen={chosen}
      kind={kind}
      change={rule && ((course) => changePrices(course, rule))}
      textOf={(course) => priceText(lowestPrice(course) ?? 0)}
      onSave={(change) => onApply('price', change)}
      onClose={onClose}
    >
      {(isTried) => (
        <>
          <SegmentedControl
            legend={texts.direction}
            segments={[
              { value: 'up', label: texts.up },
              { value: 'down', label: texts.down },
            ]}
            value={direction}
            onChange={setDirection}
          />
          <div className={styles.fields}>
            <TextField
              label={texts.amount}
              value={amount}
              onChange={setAmount}
              inputMode="decimal"
              autoComplete="off"
              error={isTried && !rule ? texts.noAmount : undefined}
            />
            <SelectField
              label={texts.unit}
              inForm
              options={[
                { value: 'percent', label: texts.percent },
                { value: 'euros', label: texts.euros },
              ]}
              value={unit}
              onChange={(value) => setUnit(value === 'euros' ? 'euros' : 'percent')}
            />
            <SelectField
              label={texts.rounding}
              inForm
              options={steps.map((one) => ({ value: String(one), label: texts.steps[one] }))}
              value={String(step)}
              onChange={(value) => setStep(steps.find((one) => String(one) === value) ?? 1)}
            />
          </div>
          <p>{texts.hint}</p>
        </>
      )}
    </ChangeDialog>
  );
}

interface Typed {
  readonly direction: 'up' | 'down';
  readonly amount: string;
  readonly unit: 'percent' | 'euros';
  readonly step: PriceRule['step'];
}

/** Two decimals of a percentage are read as those of an amount. */
function ruleOf({ direction, amount, unit, step }: Typed): PriceRule | undefined {
  const hundredths = readPrice(amount.replace(/%\s*$/, ''));
  if (hundredths === undefined || hundredths === 0) return undefined;
  const signed = direction === 'up' ? hundredths : -hundredths;
  return { change: unit === 'euros' ? { cents: signed } : { percent: signed / 100 }, step };
}
