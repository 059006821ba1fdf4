import { Compile } from 'typebox/compile';
import { ConditionInFile } from '#schemas/club-file/conditionInFile.ts';
import type { FoundFault, Sentence } from '../../texts/fault.ts';
import { schemaFaults } from '../schemaFaults.ts';
import type { AskedQuestions } from './questionsNamed.ts';

export interface ConditionPlace extends AskedQuestions {
  readonly path: string;
}

const validator = Compile(ConditionInFile);

const noField: Sentence = ({ faults }) => faults.noFieldOfCondition;

const comparisons = ['contains', 'gt', 'gte', 'lt', 'lte', 'age_gte', 'age_lt'] as const;
const tests = ['equals', 'in', 'filled', ...comparisons] as const;
const combinations = ['all', 'any', 'not'] as const;

/** Finds mistakes in a condition, at any depth: its shape, and the questions that it refers to. */
export function conditionFaults(condition: ConditionInFile, place: ConditionPlace): FoundFault[] {
  const { path } = place;
  const given = Object.keys(condition);
  const [combination, ...more] = combinations.filter((name) => given.includes(name));
  if (combination === undefined) return testFaults(condition, place);
  if (more.length > 0 || given.length > 1)
    return [{ path, say: ({ faults }) => faults.conditionAlone(combination) }];
  const parts = [condition[combination] ?? []].flat();
  return parts.flatMap((part, index) =>
    innerConditionFaults(part, {
      ...place,
      path: combination === 'not' ? `${path}.not` : `${path}.${combination}[${index}]`,
    }),
  );
}

/** Finds mistakes in a condition that the schema of the file doesn't reach. */
export function innerConditionFaults(part: unknown, place: ConditionPlace): FoundFault[] {
  const { faults, unknown } = schemaFaults(validator.Errors(part));
  const wrong = [...faults, ...unknown.map(({ path }) => ({ path, say: noField }))];
  if (wrong.length === 0 && validator.Check(part)) return conditionFaults(part, place);
  return wrong.map((fault) => ({ ...fault, path: [place.path, fault.path].filter(Boolean).join('.') }));
}

function testFaults(condition: ConditionInFile, { path, ...asked }: ConditionPlace): FoundFault[] {
  const { qid, question } = condition;
  if (tests.filter((name) => condition[name] !== undefined).length !== 1)
    return [{ path, say: ({ faults }) => faults.oneTest(written) }];
  if ((qid === undefined) === (question === undefined))
    return [{ path, say: ({ faults }) => faults.qidOrQuestion }];
  const found = qid === undefined ? wordedAs(question ?? '', asked) : withQid(qid, asked);
  const name = qid === undefined ? `"${question}"` : `qid ${qid}`;
  if (found.length === 0) return [{ path, say: ({ faults }) => faults.noQuestion(name) }];
  if (qid === undefined && found.length > 1) return [{ path, say: ({ faults }) => faults.askedTwice(name) }];
  return found.length === 1 ? found.flatMap((target) => optionFaults(condition, target, path)) : [];
}

type Target = AskedQuestions['asked'][number] | NonNullable<AskedQuestions['row']>[number];

/** Finds values that nobody can choose: the condition would never hold. */
function optionFaults(
  { equals, in: among }: ConditionInFile,
  { options, question, config }: Target,
  path: string,
): FoundFault[] {
  if (!options || config?.other) return [];
  const offered = options.map((option) => (typeof option === 'string' ? option : option.value));
  return [...(equals === undefined ? [] : [equals]), ...(among ?? [])]
    .filter((value) => typeof value === 'string' && value !== '' && !offered.includes(value))
    .map((value) => ({
      path,
      say: ({ faults }) =>
        faults.noOption(String(value), question, offered.map((one) => `"${one}"`).join(', ')),
    }));
}

function withQid(name: number | string, { asked, row = [] }: AskedQuestions) {
  return [...asked, ...row].filter(({ qid }) => qid === name);
}

function wordedAs(wording: string, { asked, row = [] }: AskedQuestions) {
  const inRow = row.filter(({ question }) => question === wording);
  return inRow.length > 0 ? inRow : asked.filter(({ question }) => question === wording);
}

const written = tests.join(', ');
