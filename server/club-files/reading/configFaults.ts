import type { QuestionInFile, RowQuestionInFile } from '#schemas/club-file/questionInFile.ts';
import type { FoundFault } from '../texts/fault.ts';

type Setting = keyof NonNullable<QuestionInFile['config']>;

const texts = ['text', 'textarea'];
const choices = ['radio', 'select', 'select_multiple'];
const numbers = ['number', 'decimal'];
const beside = ['text', ...numbers, 'computed'];

/** The types that read a setting. Bounds aren't listed: the form engine reports those that it can't read. */
const readers: Partial<Record<Setting, readonly string[]>> = {
  step: ['decimal'],
  unit: ['decimal', 'computed'],
  min_length: texts,
  max_length: texts,
  pattern: texts,
  pattern_message: texts,
  other: choices,
  text: ['static'],
  prefix: beside,
  suffix: beside,
  expression: ['computed'],
  decimals: ['computed'],
  repeat: ['group'],
};

/** Finds settings that mean nothing for the type of a question: the form engine would ignore them silently. */
export function configFaults(
  { type, config = {} }: QuestionInFile | RowQuestionInFile,
  path: string,
): FoundFault[] {
  return Object.entries(readers)
    .filter(([name, types]) => Object.hasOwn(config, name) && !types.includes(type))
    .map(([name]) => ({
      path: `${path}.config.${name}`,
      say: ({ faults }) => faults.notOfType(type),
    }));
}
