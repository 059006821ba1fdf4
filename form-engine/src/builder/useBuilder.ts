import { useDeferredValue, useMemo, useState } from 'react';
import type { Ports } from '../ports.ts';
import type { JsonSchema, KindSettings } from '../questions/question-kind/kindSettings.ts';
import type { QuestionKind } from '../questions/question-kind/questionKind.ts';
import { questionKinds } from '../questions/questionKinds.ts';
import type { CompiledForm } from '../schema/compiledForm.ts';
import { compileForm } from '../schema/compileForm.ts';
import { questionKey } from '../sections/questionKey.ts';
import type { WireQuestion, WireSection } from '../sections/wireSection.ts';
import { fillIn } from '../texts/fillIn.ts';
import type { Edit } from './pure/edits.ts';
import { type History, redo, startHistory, undo, withChange } from './pure/history.ts';
import { openSections } from './pure/openSections.ts';
import { type FormPart, isQuestion, type Place, partAt, partsIn } from './pure/parts.ts';
import { labelOf } from './pure/qids.ts';
import { settingsOf } from './pure/settingsOf.ts';
import type { BuilderTexts } from './texts/nl.ts';
import { languagesIn, plainLanguage } from './words/languages.ts';

/** A change of the form, by the name that its undo shows. */
type ChangeName = keyof BuilderTexts['done'];

/** The form that is built, what is selected in it, and the ways to change both. */
export interface Builder {
  readonly sections: readonly WireSection[];
  /** The selected places, the last one chosen last. */
  readonly places: readonly Place[];
  readonly history: History;
  /** Changes when fields must show other values than those typed in them: after undo, or another selection. */
  readonly revision: number;
  readonly form: CompiledForm;
  readonly kinds: readonly QuestionKind[];
  readonly texts: BuilderTexts;
  readonly isReadOnly: boolean;
  readonly ports: Ports;
  /** Lists of the host from which options can come. */
  readonly optionPorts: readonly OptionPort[];
  readonly hostSettings: HostSettings | undefined;
  /** The languages of the texts, the main one first. */
  readonly languages: readonly string[];
  /** The main language, and the one that is shown and edited. */
  readonly main: string;
  readonly language: string;
  setLanguage(language: string): void;
  select(places: readonly Place[]): void;
  /** Makes a change, or says why it can't be made. @returns whether it was made. */
  change(
    name: ChangeName,
    edit: Edit | { readonly refused: keyof BuilderTexts['refused'] },
    how?: How,
  ): boolean;
  undo(): void;
  redo(): void;
  say(text: string): void;
  /** The last sentence that was said, and how often something was said. */
  readonly said: { readonly text: string; readonly count: number };
}

interface How {
  /** Joins this change with the one before it, where that has the same key. */
  readonly key?: string;
  /** Whether it was typed into the fields that show it: they then stay as they are. */
  readonly isTyped?: boolean;
}

interface BuilderSource {
  readonly sections: unknown;
  readonly onChange: (sections: readonly WireSection[]) => void;
  readonly kinds?: readonly QuestionKind[] | undefined;
  readonly texts: BuilderTexts;
  readonly readOnly?: boolean | undefined;
  readonly ports: Ports;
  readonly optionPorts?: readonly OptionPort[] | undefined;
  readonly hostSettings?: HostSettings | undefined;
  readonly language?: string | undefined;
}

/** A list of the host from which the options of a question can come: `ports.options` is asked for it by its name. */
export interface OptionPort {
  /** The name that `ports.options` gets. */
  readonly name: string;
  /** The name for people. */
  readonly label: string;
}

/** Settings of a host for each question, such as who reads the answers. The engine keeps them in the sections, and reads none of them. */
export interface HostSettings {
  /** The heading above them. */
  readonly title: string;
  /** JSON Schemas by the name of the property of a question, with a title for people. */
  readonly properties: Readonly<Record<string, JsonSchema>>;
  /** A sentence at a question about what these settings come to. */
  readonly says?: (question: WireQuestion) => string;
}

interface BuilderState {
  readonly history: History;
  readonly revision: number;
  /** The sections that the host gave last. */
  readonly given: unknown;
}

function opened(given: unknown, revision: number): BuilderState {
  return { history: startHistory(openSections(given).sections), revision, given };
}

/** All behaviour of a builder. The parts of `FormBuilder` draw it. */
export function useBuilder(source: BuilderSource): Builder {
  const { kinds = questionKinds, texts, ports, optionPorts = [] } = source;
  const today = ports.clock.today();
  const [state, setState] = useState<BuilderState>(() => opened(source.sections, 0));
  const [said, setSaid] = useState({ text: '', count: 0 });
  const isGiven = source.sections !== state.given;
  // Other sections of the host begin anew; those that it got from here are the ones that are shown.
  const isNew = isGiven && source.sections !== state.history.now.sections;
  const shown = isNew ? opened(source.sections, state.revision + 1) : { ...state, given: source.sections };
  if (isGiven) setState(shown);
  const { history, revision } = shown;
  const { sections, places } = history.now;
  const languages = useMemo(() => languagesIn(sections, source.language), [sections, source.language]);
  const [chosen, setLanguage] = useState<string>();
  const [main = plainLanguage] = languages;
  const language = chosen ?? main;
  // A form of thousands of questions is compiled after the key that changed it is shown.
  const compiled = useDeferredValue(sections);
  // Texts that say no language are drawn in that of the builder.
  const locale = languages.length > 1 || language !== plainLanguage ? language : texts.locale;
  const { formTexts } = texts;
  const form = useMemo(
    () => compileForm(compiled, { kinds, today, texts: formTexts, locale }),
    [compiled, kinds, today, formTexts, locale],
  );
  const say = (text: string) => setSaid(({ count }) => ({ text, count: count + 1 }));
  const show = (next: History, isTyped: boolean) => {
    setState({ ...shown, history: next, revision: isTyped ? revision : revision + 1 });
    if (next.now.sections !== sections) source.onChange(next.now.sections);
  };
  return {
    sections,
    places,
    history,
    revision,
    form,
    kinds,
    texts,
    ports,
    optionPorts,
    hostSettings: source.hostSettings,
    languages,
    main,
    language,
    setLanguage,
    said,
    isReadOnly: source.readOnly === true,
    say,
    select: (chosen) => show({ ...history, now: { sections, places: chosen } }, false),
    change(name, edit, { key, isTyped = false } = {}) {
      if ('refused' in edit) {
        say(texts.refused[edit.refused]);
        return false;
      }
      show(withChange(history, { ...edit, name, ...(key !== undefined && { key }) }), isTyped);
      if (!isTyped)
        say(
          `${texts.done[name]}: ${edit.places.map((place) => whereText(edit.sections, place, texts)).join('; ')}`,
        );
      return true;
    },
    undo: () => goBack(undo(history), history.done.at(-1)?.name, texts.undone),
    redo: () => goBack(redo(history), history.undone.at(-1)?.name, texts.redone),
  };

  function goBack(next: History, name: string | undefined, sentence: string): void {
    if (name === undefined) return;
    show(next, false);
    say(fillIn(sentence, { name: changeText(name, texts) }));
  }
}

/** The name of a change for people. */
export function changeText(name: string, { done }: BuilderTexts): string {
  return Object.hasOwn(done, name) ? done[name as ChangeName] : name;
}

/** The place of a part in words: “Allergieën, 3 van 8 in Gezondheid”. */
function whereText(sections: readonly WireSection[], place: Place, texts: BuilderTexts): string {
  const parent = place.slice(0, -1);
  const around = parent.length > 0 ? partAt(sections, parent) : undefined;
  return fillIn(texts.placed, {
    label: titleOf(partAt(sections, place), texts),
    n: (place.at(-1) ?? 0) + 1,
    all: partsIn(sections, parent).length,
    around: around ? titleOf(around, texts) : texts.inForm,
  });
}

/** The title of a section, or the label of a question. */
export function titleOf(part: FormPart | undefined, texts: BuilderTexts): string {
  if (part && isQuestion(part)) return labelOf(part) || texts.untitledQuestion;
  return labelOf({ question: part?.title ?? '' }) || texts.untitledSection;
}

/**
 * The kind of the question at a place: in a row, that of the form of the row. A question that isn't complete yet, such as a choice
 * without options, has the kind that it will be.
 */
export function kindAt(
  { form, sections, kinds }: Pick<Builder, 'form' | 'sections' | 'kinds'>,
  place: Place,
): QuestionKind | undefined {
  let level: CompiledForm | undefined = form;
  let kind: QuestionKind | undefined;
  let question: FormPart | undefined;
  for (let depth = 2; depth <= place.length; depth += 1) {
    question = partAt(sections, place.slice(0, depth));
    if (!question || !isQuestion(question)) return undefined;
    const key: string = questionKey(String(question.qid), depth > 2 ? 0 : (question.nid ?? 0));
    kind = level?.kinds.get(key);
    level = level?.rows.get(key);
  }
  if (kind && settingsOf(kind)) return kind;
  const { type, default_key } = question && isQuestion(question) ? question : {};
  const isMeant = (wire: KindSettings['wire']) => wire.type === type && wire.default_key === default_key;
  return kinds.find((one) => isMeant(settingsOf(one)?.wire ?? {})) ?? kind;
}
