import type { Question } from '../../sections/question.ts';
import { type DecimalBounds, decimalBoundFaults, decimalBounds } from '../building-blocks/decimalBounds.ts';

/** Bounds of a slider, as plain numbers. A slider always has two ends. */
export interface SliderBounds extends DecimalBounds {
  readonly min: string;
  readonly max: string;
}

/** The ends of a slider whose settings can't be used. */
const usual = { min: '0', max: '100', step: '1' };

/** Reads `config.min`, `config.max` and `config.step`: 0 to 100 by 1, where they are missing or leave no choice. */
export function sliderBounds(question: Question): SliderBounds {
  const { min = usual.min, max = usual.max, step = usual.step } = decimalBounds(question);
  return Number(min) < Number(max) ? { min, max, step } : usual;
}

/** Faults in the bounds of a question, as sentences for the developer of the server. */
export function sliderFaults(question: Question): readonly string[] {
  const faults = decimalBoundFaults(question).map((fault) => fault.replace('of a decimal', 'of a slider'));
  const { min, max } = sliderBounds(question);
  const isOff = (name: 'min' | 'max', used: string) => {
    const given = decimalBounds(question)[name];
    return given !== undefined && given !== used;
  };
  return faults.length === 0 && (isOff('min', min) || isOff('max', max))
    ? ['config.min of a slider must be below config.max (0 and 100 by default); it goes from 0 to 100']
    : faults;
}
