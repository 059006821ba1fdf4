import type { QuestionInFile, SectionInFile } from '#schemas/club-file/questionInFile.ts';
import { fieldsOf } from '../../http/reading/fieldsOf.ts';
import { mapChecks } from '../mapExpression.ts';
import { mapQuestion, type QuestionChange } from '../mapQuestion.ts';
import { mapTests } from '../mapTests.ts';
import { rowQuestionOnWire } from '../rowQuestion.ts';
import { nameOnWire, renamedFields } from './wireNames.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A section of a club file, of the registration form or of any other form. */
export type EditedSection = Omit<SectionInFile, 'course'> & { readonly course?: string };

interface WirePlace {
  /** The course that asks; 0 for none. */
  readonly nid: number;
  nidOf(course: string): number | undefined;
}

/** Writes sections of a club file as a form builder reads them: as a server sends them, with the settings of a club beside those. */
export function sectionsOnWire(
  sections: readonly EditedSection[],
  place: WirePlace,
): Record<string, unknown>[] {
  const change: QuestionChange = {
    condition: (when) =>
      mapTests(when, ({ course, ...test }) => ({
        ...test,
        ...(typeof course === 'string' && { nid: place.nidOf(course) }),
      })),
    reference: (name) => name,
  };
  return sections.map(({ questions, course: _course, visibleWhen, checks, ...section }) => ({
    ...renamedFields(section, nameOnWire),
    ...(visibleWhen && { visible_when: change.condition(visibleWhen) }),
    ...(checks && { checks: mapChecks(checks, change) }),
    fields: questions.map((question) => questionOnWire(question, place.nid, change)),
  }));
}

function questionOnWire(question: QuestionInFile, nid: number, change: QuestionChange): Fields {
  const { qid, options, fields, ...rest } = mapQuestion(question, change);
  return {
    ...{ qid, nid },
    ...renamedFields(rest, nameOnWire),
    ...(Array.isArray(options) && { options: options.map(optionOnWire) }),
    ...(Array.isArray(fields) && {
      fields: fields.map((field: unknown) => rowQuestionOnWire(field, change)),
    }),
  };
}

function optionOnWire(option: unknown): unknown {
  return typeof option === 'string' ? option : renamedFields(fieldsOf(option), nameOnWire);
}
