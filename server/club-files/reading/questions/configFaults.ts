import { type QuestionKind, questionKinds } from '@clubpoort/form-engine/headless';
import type { QuestionInFile, RowQuestionInFile } from '#schemas/club-file/questionInFile.ts';
import type { FoundFault } from '../../texts/fault.ts';

/** Settings that any type may have. The form engine reports bounds that it can't read. */
const ofAnyType = ['min', 'max', 'min_age', 'default'];

/** Finds settings that mean nothing for the type of a question: the form engine would ignore them silently. */
export function configFaults(
  { type, config = {} }: QuestionInFile | RowQuestionInFile,
  path: string,
): FoundFault[] {
  const kind: QuestionKind | undefined = questionKinds.find(({ name }) => name === type);
  return Object.keys(config)
    .filter((name) => !ofAnyType.includes(name) && !kind?.ownNames?.includes(`config.${name}`))
    .map((name) => ({
      path: `${path}.config.${name}`,
      say: ({ faults }) => faults.notOfType(type),
    }));
}
