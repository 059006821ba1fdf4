import type { ClubFile } from '#schemas/clubFile.ts';
import { mapQuestion, type QuestionChange } from './mapQuestion.ts';
import { mapTests } from './mapTests.ts';
import type { FoundFault, Sentence } from './texts/fault.ts';

type Section = ClubFile['questions'][number];

/** Finds courses that can't get the questions of the course that they name. */
export function copiedQuestionsFaults({ courses, questions }: ClubFile): FoundFault[] {
  const sources = new Map(courses.map(({ url, questionsOf }) => [url, questionsOf]));
  const asking = new Set(questions.map(({ course }) => course));
  const wrongOf = (url: string, source: string): Sentence | undefined => {
    if (source === url) return ({ faults }) => faults.ofItself;
    if (!sources.has(source)) return ({ faults }) => faults.noCourse(source);
    const other = sources.get(source);
    if (other !== undefined) return ({ faults }) => faults.questionsFrom(source, other);
    return asking.has(url) ? ({ faults }) => faults.ownQuestions : undefined;
  };
  return courses.flatMap(({ url, questionsOf }, index) => {
    const say = questionsOf === undefined ? undefined : wrongOf(url, questionsOf);
    return say ? [{ path: `courses[${index}].questionsOf`, say }] : [];
  });
}

/**
 * Writes out the questions of courses that name another one, after all others. They keep their qid, which is unique within a course, and a
 * condition on the course that is named becomes one on the copy.
 */
export function withCopiedQuestions(file: ClubFile): ClubFile {
  const copies = file.courses.flatMap(({ url, questionsOf }) =>
    questionsOf === undefined
      ? []
      : file.questions
          .filter(({ course }) => course === questionsOf)
          .map((section) => copyOf(section, { from: questionsOf, to: url })),
  );
  return {
    ...file,
    courses: file.courses.map(({ questionsOf: _written, ...course }) => course),
    questions: [...file.questions, ...copies],
  };
}

interface Courses {
  readonly from: string;
  readonly to: string;
}

function copyOf(section: Section, { from, to }: Courses): Section {
  const change: QuestionChange = {
    condition: (condition) =>
      mapTests(condition, (test) => (test.course === from ? { ...test, course: to } : test)),
    reference: (name) => name,
  };
  // Safe casts: conditions and rules keep their shape, and so do the section and its questions.
  const copy = mapQuestion(section, change) as Section;
  return {
    ...copy,
    course: to,
    questions: section.questions.map(
      (question) => mapQuestion(question, change) as (typeof section.questions)[number],
    ),
  };
}
