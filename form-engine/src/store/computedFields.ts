import type { StoreApi } from 'zustand/vanilla';
import type { CompiledForm } from '../schema/compiledForm.ts';
import { dependenciesOf } from '../sections/readConditions.ts';
import { conditionsOf } from '../visibility/conditions.ts';
import { type FieldState, noProblems } from './fieldState.ts';

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

interface ComputedFields {
  readonly form: CompiledForm;
  readonly fields: ReadonlyMap<string, StoreApi<FieldState>>;
  /** Called with the key of a field whose value changed. */
  readonly onChange: (key: string) => void;
}

/**
 * Keeps the fields of computed questions equal to what their expressions give, however an answer changed: by an edit, a
 * draft, a reset. Only a field whose value changes is told.
 */
export function keepComputed({ form, fields, onChange }: ComputedFields): void {
  const computed = computedKeys(form);
  if (computed.length === 0) return;
  const sources = withSources(form, computed);
  let isUnderWay = false;
  const compute = () => {
    if (isUnderWay) return;
    isUnderWay = true;
    const answers = [...sources].map((key) => [key, fields.get(key)?.getState().answer]);
    const { computedOf } = conditionsOf(form, Object.fromEntries(answers));
    for (const key of computed) {
      const [field, answer] = [fields.get(key), computedOf(key)];
      if (field?.getState().answer === answer) continue;
      field?.setState({ answer, problems: noProblems, refusedByServer: false });
      onChange(key);
    }
    isUnderWay = false;
  };
  for (const key of sources)
    fields.get(key)?.subscribe(({ answer }, before) => {
      if (answer !== before.answer) compute();
    });
  compute();
}
