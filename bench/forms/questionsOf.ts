const mix = ['text', 'text', 'email', 'text', 'radio', 'text', 'select', 'text', 'checkbox', 'text'] as const;
const options = { a: 'Beginner', b: 'Halfgevorderd', c: 'Gevorderd' };

/** Questions of one section. A form of ten questions is one section. */
export const perSection = mix.length;
/** Inputs and selects that draw these questions, in every form: the radio question has three. */
export const controlsPerSection = perSection + Object.keys(options).length - 1;

export type BenchQuestion = {
  readonly qid: string;
  readonly nid: number;
  readonly type: (typeof mix)[number];
  readonly question: string;
  readonly required: 1;
  readonly options?: Readonly<Record<string, string>>;
};

export interface BenchSection {
  readonly title: string;
  readonly fields: BenchQuestion[];
}

/** Makes `count` required questions, six in ten of which are text. Every form in the comparison has the same mix. */
export function questionsOf(count: number): BenchQuestion[] {
  return Array.from({ length: count }, (_, index) => {
    const type = mix[index % mix.length] ?? 'text';
    const question = { qid: `q${index}`, nid: 0, type, question: `Vraag ${index + 1}`, required: 1 } as const;
    return type === 'radio' || type === 'select' ? { ...question, options } : question;
  });
}

/** The same questions in sections of ten, each with a title: every form in the comparison draws these sections. */
export function sectionsOf(count: number): BenchSection[] {
  const questions = questionsOf(count);
  return Array.from({ length: Math.ceil(count / perSection) }, (_, index) => ({
    title: `Deel ${index + 1}`,
    fields: questions.slice(index * perSection, (index + 1) * perSection),
  }));
}

/** Sections in each step of the form in steps, which has ten steps at most: nobody fills in a form of a hundred. */
export function sectionsPerStep(count: number): number {
  return Math.max(1, Math.ceil(count / perSection / 10));
}

/** Reads the number of questions from the address: `?count=300`. */
export function requestedCount(): number {
  return Number(new URLSearchParams(location.search).get('count') ?? 10);
}
