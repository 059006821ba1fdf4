import { Compile } from 'typebox/compile';
import { ConditionInFile } from '#schemas/club-file/conditionInFile.ts';
import type { Fault } from '../fault.ts';
import type { AskedQuestions } from './questionsNamed.ts';
import { schemaFaults } from './schemaFaults.ts';

export interface ConditionPlace extends AskedQuestions {
  readonly path: string;
}

const validator = Compile(ConditionInFile);

const comparisons = ['contains', 'gt', 'gte', 'lt', 'lte', 'age_gte', 'age_lt'] as const;
const tests = ['equals', 'in', 'filled', ...comparisons] as const;
const combinations = ['all', 'any', 'not'] as const;

/** Finds mistakes in a condition, at any depth: its shape, and the questions that it refers to. */
export function conditionFaults(condition: ConditionInFile, place: ConditionPlace): Fault[] {
  const { path } = place;
  const given = Object.keys(condition);
  const [combination, ...more] = combinations.filter((name) => given.includes(name));
  if (combination === undefined) return testFaults(condition, place);
  if (more.length > 0 || given.length > 1)
    return [{ path, message: `has "${combination}", so nothing else may stand beside it` }];
  const parts = [condition[combination] ?? []].flat();
  return parts.flatMap((part, index) =>
    innerConditionFaults(part, {
      ...place,
      path: combination === 'not' ? `${path}.not` : `${path}.${combination}[${index}]`,
    }),
  );
}

/** Finds mistakes in a condition that the schema of the file doesn't reach. */
export function innerConditionFaults(part: unknown, place: ConditionPlace): Fault[] {
  const { faults, unknown } = schemaFaults(validator.Errors(part));
  const wrong = [...faults, ...unknown.map(({ path }) => ({ path, message: 'is no field of a condition' }))];
  if (wrong.length === 0 && validator.Check(part)) return conditionFaults(part, place);
  return wrong.map((fault) => ({ ...fault, path: [place.path, fault.path].filter(Boolean).join('.') }));
}

function testFaults(condition: ConditionInFile, { path, ...asked }: ConditionPlace): Fault[] {
  const { qid, question } = condition;
  if (tests.filter((name) => condition[name] !== undefined).length !== 1)
    return [{ path, message: `must have one of ${written}` }];
  if ((qid === undefined) === (question === undefined))
    return [{ path, message: 'must have either a qid or a question (in its own words)' }];
  const found = qid === undefined ? wordedAs(question ?? '', asked) : withQid(qid, asked);
  const name = qid === undefined ? `"${question}"` : `qid ${qid}`;
  if (found.length === 0) return [{ path, message: `there is no question ${name} in this form` }];
  if (qid === undefined && found.length > 1)
    return [{ path, message: `${name} is asked more than once in this form: give its qid` }];
  return found.length === 1 ? found.flatMap((target) => optionFaults(condition, target, path)) : [];
}

type Target = AskedQuestions['asked'][number] | NonNullable<AskedQuestions['row']>[number];

/** Finds values that nobody can choose: the condition would never hold. */
function optionFaults(
  { equals, in: among }: ConditionInFile,
  { options, question, config }: Target,
  path: string,
): Fault[] {
  if (!options || config?.other) return [];
  const offered = options.map((option) => (typeof option === 'string' ? option : option.value));
  return [...(equals === undefined ? [] : [equals]), ...(among ?? [])]
    .filter((value) => typeof value === 'string' && value !== '' && !offered.includes(value))
    .map((value) => ({
      path,
      message: `"${value}" is no option of "${question}", which offers ${offered.map((one) => `"${one}"`).join(', ')}`,
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
