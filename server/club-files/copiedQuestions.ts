import type { ClubFile } from '#schemas/clubFile.ts';
import { mapQuestion, type QuestionChange } from './mapQuestion.ts';
import { mapTests } from './mapTests.ts';
import type { FoundFault, Sentence } from './texts/fault.ts';

type Section = ClubFile['questions'][number];

/** The most copied questions of a club: each becomes a row. */
const mostCopies = 20_000;

/** Finds courses that can't get the questions of the course that they name. */
export function copiedQuestionsFaults({ courses, questions }: ClubFile): FoundFault[] {
  const sources = new Map(courses.map(({ url, questionsOf }) => [url, questionsOf]));
  const asking = new Set(questions.map(({ course }) => course));
  const byCourse = Map.groupBy(questions, ({ course }) => course);
  const counts = new Map(
    [...byCourse].map(([course, sections]) => [
      course,
      sections.reduce((sum, section) => sum + section.questions.length, 0),
    ]),
  );
  const byWording = new Map<string, boolean>();
  const isByWording = (source: string) => {
    const is = byWording.get(source) ?? isNamedByWording(byCourse.get(source) ?? []);
    byWording.set(source, is);
    return is;
  };
  const wrongOf = (url: string, source: string): Sentence | undefined => {
    if (source === url) return ({ faults }) => faults.ofItself;
    if (!sources.has(source)) return ({ faults }) => faults.noCourse(source);
    const other = sources.get(source);
    if (other !== undefined) return ({ faults }) => faults.questionsFrom(source, other);
    if (isByWording(source)) return ({ faults }) => faults.questionsByWording(source);
    return asking.has(url) ? ({ faults }) => faults.ownQuestions : undefined;
  };
  let copies = 0;
  return courses.flatMap(({ url, questionsOf }, index) => {
    if (questionsOf === undefined || copies > mostCopies) return [];
    copies += counts.get(questionsOf) ?? 0;
    const say: Sentence | undefined =
      copies > mostCopies ? ({ faults }) => faults.manyCopies(mostCopies) : wrongOf(url, questionsOf);
    return say ? [{ path: `courses[${index}].questionsOf`, say }] : [];
  });
}

/** Whether questions of these sections name each other by their words: those of a copy would mean the questions of its source. */
function isNamedByWording(sections: readonly Section[]): boolean {
  const asked = sections.flatMap(({ questions }) => questions);
  const wordings = new Set<unknown>(asked.map(({ question }) => question));
  const named: unknown[] = [];
  const change: QuestionChange = {
    condition: (condition) =>
      mapTests(condition, (test) => {
        named.push(test.question);
        return test;
      }),
    reference: (name) => {
      named.push(name);
      return name;
    },
  };
  const inRows = asked.flatMap(({ fields = [] }) => fields);
  for (const one of [...sections, ...asked, ...inRows]) mapQuestion(one, change);
  return named.some((name) => wordings.has(name));
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

/** The courses that continue another one, by url: they name it for their questions. */
export function continuedCourses({ courses }: Pick<ClubFile, 'courses'>): ReadonlyMap<string, string> {
  return new Map(
    courses.flatMap(({ url, questionsOf }) =>
      questionsOf === undefined ? [] : [[url, questionsOf] as const],
    ),
  );
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
  // Safe cast: conditions and rules keep their shape, and so does what has them.
  const changed = <Asked extends Readonly<Record<string, unknown>>>(asked: Asked) =>
    mapQuestion(asked, change) as Asked;
  return {
    ...changed(section),
    course: to,
    questions: section.questions.map((question) => ({
      ...changed(question),
      ...(question.fields && { fields: question.fields.map(changed) }),
    })),
  };
}
