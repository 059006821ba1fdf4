import {
  type Answer,
  type CompileOptions,
  compileForm,
  decodeAnswers,
  encodeAnswers,
  type ValidationContext,
  validateAnswers,
  type WireAnswer,
} from '#form-engine/src/headless.ts';

export const today = '2026-11-20';

export type WireFields = Readonly<Record<string, unknown>>;

/** A form of these questions in one section. A question without a `qid` gets one. */
export function formOf(fields: readonly WireFields[], options?: CompileOptions) {
  const named = fields.map((field, index) => ({
    qid: `q${index}`,
    nid: 0,
    question: `Vraag ${index}`,
    ...field,
  }));
  return compileForm([{ title: 'Gegevens', fields: named }], options);
}

interface Asked {
  readonly answer: Answer | undefined;
  readonly sent: WireAnswer | undefined;
  readonly messages: readonly string[];
}

/** The result of one value for one question: its answer, its payload and its messages. */
export function ask(
  question: WireFields,
  wire: unknown,
  { context = { today }, ...options }: CompileOptions & { readonly context?: ValidationContext } = {},
): Asked {
  const form = formOf([question], options);
  const { answers, problems } = decodeAnswers(form, { q0_0: wire });
  const found = problems.length > 0 ? problems : validateAnswers(form, answers, context);
  return {
    answer: answers.q0_0,
    sent: encodeAnswers(form, answers).q0_0,
    messages: found.map(({ message }) => message),
  };
}

/** The warnings about one value for one question. They come in addition to its error messages. */
export function adviceOn(
  question: WireFields,
  wire: unknown,
  context: ValidationContext = { today },
): readonly string[] {
  const form = formOf([question]);
  const { answers } = decodeAnswers(form, { q0_0: wire });
  return validateAnswers(form, answers, context).flatMap(({ advice }) =>
    advice === undefined ? [] : [advice],
  );
}
