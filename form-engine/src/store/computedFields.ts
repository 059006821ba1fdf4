import type { Answer } from '../questions/question-kind/answer.ts';
import type { CompiledForm } from '../schema/compiledForm.ts';
import { dependenciesOf } from '../sections/readConditions.ts';
import { conditionsOf } from '../visibility/conditions.ts';
import { noProblems } from './fieldState.ts';
import { currentAnswers, currentRows, type FormStore } from './formStore.ts';
import { refreshVisible } from './formView.ts';

/** The keys that these depend on at any distance, themselves included. */
export function withSources(form: CompiledForm, keys: Iterable<string>): ReadonlySet<string> {
  const dependencies = dependenciesOf(form.questions);
  const all = new Set(keys);
  for (const key of all) for (const source of dependencies.get(key) ?? []) all.add(source);
  return all;
}

/** The keys of the computed questions. */
function computedKeys({ questions, kinds }: CompiledForm): readonly string[] {
  return [...questions.keys()].filter((key) => kinds.get(key)?.isComputed);
}

/**
 * Keeps the fields of computed questions equal to what their expressions give, however an answer changed: by an edit, a
 * draft, a reset. Only a field whose value changes is told.
 *
 * @param onChange called with the key of a field whose value changed.
 * @returns computes once more, for a row of which an answer outside changed.
 */
export function keepComputed(store: FormStore, onChange: (key: string) => void): () => void {
  const { fields, groups } = store;
  const computed = computedKeys(store.form);
  const sources = withSources(store.form, computed);
  const listed = [...store.form.questions.values()].flatMap(({ optionsFrom }) => optionsFrom?.key ?? []);
  const read = [...sources, ...listed].filter((key) => groups.has(key));
  if (computed.length + read.length === 0) return () => {};
  let isUnderWay = false;
  const compute = () => {
    if (isUnderWay) return;
    isUnderWay = true;
    const answers = [...sources].map((key) => [key, answerOf(store, key)]);
    const { computedOf } = conditionsOf(store.form, Object.fromEntries(answers));
    for (const key of computed) {
      const [field, answer] = [fields.get(key), computedOf(key)];
      if (field?.getState().answer === answer) continue;
      field?.setState({ answer, problems: noProblems, refusedByServer: false });
      onChange(key);
    }
    isUnderWay = false;
  };
  for (const key of sources) {
    fields.get(key)?.subscribe(({ answer }, before) => {
      if (answer !== before.answer) compute();
    });
    groups.get(key)?.list.subscribe(compute);
  }
  // An edit in a row is one of the form around it.
  if (read.length > 0)
    store.edits.subscribe(() => {
      compute();
      if (read.some((key) => store.conditionKeys.has(key))) refreshVisible(store, currentAnswers(store));
    });
  compute();
  return compute;
}

/** The answer, of a group its rows. */
function answerOf({ fields, groups }: FormStore, key: string): Answer | undefined {
  const group = groups.get(key);
  return group
    ? currentRows(group).map((row) => currentAnswers(row.store))
    : fields.get(key)?.getState().answer;
}
