import { Compile } from 'typebox/compile';
import { ConditionInFile, type QuestionInFile } from '#schemas/club-file/questionInFile.ts';
import type { Fault } from '../fault.ts';
import { schemaFaults } from './schemaFaults.ts';

interface ConditionPlace {
  readonly path: string;
  /** All questions of the form. */
  readonly asked: readonly QuestionInFile[];
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
  return parts.flatMap((part, index) => {
    const at = combination === 'not' ? `${path}.not` : `${path}.${combination}[${index}]`;
    const { faults, warnings } = schemaFaults(validator.Errors(part));
    const wrong = [
      ...faults,
      ...warnings.map((unknown) => ({ ...unknown, message: 'is no field of a condition' })),
    ];
    if (wrong.length > 0)
      return wrong.map((fault) => ({ ...fault, path: [at, fault.path].filter(Boolean).join('.') }));
    return conditionFaults(part, { ...place, path: at });
  });
}

function testFaults(condition: ConditionInFile, { path, asked }: ConditionPlace): Fault[] {
  const { qid, question } = condition;
  if (tests.filter((name) => condition[name] !== undefined).length !== 1)
    return [{ path, message: `must have one of ${written}` }];
  if ((qid === undefined) === (question === undefined))
    return [{ path, message: 'must have either a qid or a question (in its own words)' }];
  const found = asked.filter((other) =>
    qid === undefined ? other.question === question : other.qid === qid,
  );
  const name = qid === undefined ? `"${question}"` : `qid ${qid}`;
  if (found.length === 0) return [{ path, message: `there is no question ${name} in this form` }];
  if (qid === undefined && found.length > 1)
    return [{ path, message: `${name} is asked more than once in this form: give its qid` }];
  return [];
}

const written = tests.join(', ');
