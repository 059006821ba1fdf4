import type { WireSection } from '@clubpoort/form-engine/headless';

const mix = ['text', 'text', 'email', 'text', 'radio', 'text', 'select', 'text', 'checkbox', 'text'] as const;
const options = { a: 'Beginner', b: 'Halfgevorderd', c: 'Gevorderd' };

export type BenchQuestion = {
  readonly qid: string;
  readonly nid: number;
  readonly type: (typeof mix)[number];
  readonly question: string;
  readonly required: 1;
  readonly options?: Readonly<Record<string, string>>;
};

/** Makes `count` required questions, six in ten of which are text. Every form in the comparison has the same mix. */
export function questionsOf(count: number): BenchQuestion[] {
  return Array.from({ length: count }, (_, index) => {
    const type = mix[index % mix.length] ?? 'text';
    const question = { qid: `q${index}`, nid: 0, type, question: `Vraag ${index + 1}`, required: 1 } as const;
    return type === 'radio' || type === 'select' ? { ...question, options } : question;
  });
}

export function sectionsOf(count: number): WireSection[] {
  return [{ title: 'Vragen', fields: questionsOf(count) }];
}

/** Reads the number of questions from the address: `?count=300`. */
export function requestedCount(): number {
  return Number(new URLSearchParams(location.search).get('count') ?? 10);
}
