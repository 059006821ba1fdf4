import {
  type Answers,
  type CompiledForm,
  decodeAnswers,
  prefillAnswers,
} from '@clubpoort/form-engine/headless';

/** Kinds of question whose answers are paths of files that this server stored. */
const fileKinds: ReadonlySet<string> = new Set(['file', 'image']);

/**
 * The keys of the questions that are answered with the path of a file that this server never gave to the form's person. A
 * path is all that it takes to show a file, so one that somebody made up or copied must not become an answer.
 */
export function foreignFileKeys(form: CompiledForm, qids: unknown): readonly string[] {
  const given = new Set(fileAnswers(form, prefillAnswers(form)).flatMap(({ paths }) => paths));
  return fileAnswers(form, decodeAnswers(form, qids).answers)
    .filter(({ paths }) => paths.some((path) => !given.has(path)))
    .map(({ key }) => key);
}

function fileAnswers(form: CompiledForm, answers: Answers) {
  return Object.entries(answers).flatMap(([key, answer]) =>
    fileKinds.has(form.kinds.get(key)?.name ?? '') && Array.isArray(answer)
      ? [{ key, paths: answer.map(String) }]
      : [],
  );
}
