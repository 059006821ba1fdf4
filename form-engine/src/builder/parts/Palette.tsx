import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { KindPurpose } from '../../questions/question-kind/kindSettings.ts';
import { plainText } from '../../rules/plainText.ts';
import type { WireQuestion } from '../../sections/wireSection.ts';
import { useBuilderContext } from '../BuilderContext.tsx';
import type { BuilderPreset, QuestionBank } from '../pure/presets.ts';
import { labelOf } from '../pure/qids.ts';
import { settingsOf } from '../pure/settingsOf.ts';

interface PaletteProps {
  readonly presets: readonly BuilderPreset[];
  readonly banks: readonly QuestionBank[];
  readonly onChoose: (questions: readonly WireQuestion[]) => void;
  /** Adds a section behind the selected one. */
  readonly onSection: () => void;
  readonly onClose: () => void;
}

interface Entry {
  readonly name: string;
  readonly words: string;
  /** The title of its part of the list, and the order of that. */
  readonly group: string;
  readonly rank: number;
  /** The order within its part of the list: the usual kinds come first. */
  readonly place: number;
  /** The questions; `undefined` for a section. */
  readonly questions: readonly WireQuestion[] | undefined;
}

/** A dialog with the questions that can be added, by purpose: a combobox over a list. */
export function Palette({ presets, banks, onChoose, onSection, onClose }: PaletteProps) {
  const { texts, kinds } = useBuilderContext();
  const [search, setSearch] = useState('');
  const [at, setAt] = useState(0);
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);

  const names: Readonly<Record<string, string>> = texts.kinds;
  const partOf = (purpose: KindPurpose | 'presets', kind = '') => ({
    group: texts.purposes[purpose],
    rank: order.indexOf(purpose),
    place: usual.includes(kind) ? usual.indexOf(kind) : usual.length,
  });
  const ofKinds = kinds.flatMap((kind): readonly Entry[] => {
    const settings = settingsOf(kind);
    if (!settings) return [];
    const name = names[kind.name] ?? kind.name;
    const question: WireQuestion = {
      qid: '',
      question: texts.newQuestion,
      ...settings.wire,
      ...startOf(kind.name),
    };
    return [{ name, words: kind.name, ...partOf(settings.purpose, kind.name), questions: [question] }];
  });
  const ofPresets = presets.map(
    ({ name, words = '', questions }): Entry => ({ name, words, ...partOf('presets'), questions }),
  );
  const ofBanks = banks.flatMap(({ name: group, questions }): readonly Entry[] =>
    questions.map((question) => ({
      name: labelOf(question),
      words: '',
      group,
      rank: order.length,
      place: 0,
      questions: [withoutAnswer(question)],
    })),
  );
  const section: Entry = { name: texts.section, words: '', ...partOf('other'), questions: undefined };
  const choose = ({ questions }: Entry) => (questions ? onChoose(questions) : onSection());
  const found = [...ofPresets, ...ofKinds, section, ...ofBanks]
    .filter(({ name, words, group }) => isFound(search, [name, words, group]))
    .toSorted(
      (one, other) =>
        Number(beginsWith(other, search)) - Number(beginsWith(one, search)) ||
        one.rank - other.rank ||
        one.place - other.place,
    );
  const active = Math.min(at, found.length - 1);
  const optionId = (index: number) => `${id}-${index}`;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const next = active + (event.key === 'ArrowDown' ? 1 : -1);
      setAt((next + found.length) % Math.max(1, found.length));
      document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
    }
    const chosen = found[active];
    if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      choose(chosen);
    }
  };
  return (
    <dialog ref={dialog} className="cf-builder-palette" aria-labelledby={`${id}-title`} onClose={onClose}>
      <h2 id={`${id}-title`}>{texts.palette}</h2>
      <input
        className="cf-input"
        role="combobox"
        aria-label={texts.search}
        aria-expanded
        aria-controls={`${id}-list`}
        aria-activedescendant={found.length > 0 ? optionId(active) : undefined}
        placeholder={texts.search}
        value={search}
        onChange={({ target }) => {
          setSearch(target.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={texts.palette}
        className="cf-builder-kinds"
        tabIndex={-1}
      >
        {[...Map.groupBy(found, ({ group }) => group)].map(([group, entries]) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of a list of options is no fieldset
          <div key={group} role="group" aria-label={group}>
            <p aria-hidden>{group}</p>
            {entries.map((entry) => (
              <button
                type="button"
                key={`${entry.name} ${found.indexOf(entry)}`}
                id={optionId(found.indexOf(entry))}
                role="option"
                aria-selected={found[active] === entry}
                tabIndex={-1}
                onClick={() => choose(entry)}
              >
                {entry.name}
              </button>
            ))}
          </div>
        ))}
      </div>
      {found.length === 0 && <p role="status">{texts.nothingFound}</p>}
      <button type="button" className="cf-button cf-button-plain" onClick={onClose}>
        {texts.close}
      </button>
    </dialog>
  );
}

/** The kinds that clubs ask most, in that order. The first Enter adds the first of them. */
const usual: readonly string[] = ['text', 'textarea', 'radio', 'select_multiple', 'select'];

const order: readonly (KindPurpose | 'presets')[] = [
  'text',
  'choice',
  'number',
  'time',
  'person',
  'file',
  'presets',
  'other',
];

/** The question as it is asked elsewhere, without anybody's answer. */
function withoutAnswer({
  answer,
  last_answer,
  last_answer_source,
  nid,
  ...question
}: WireQuestion): WireQuestion {
  return question;
}

/** The properties that make a new question one of its kind. */
function startOf(kind: string): Partial<WireQuestion> {
  if (kind === 'group') return { fields: [] };
  return ['radio', 'select', 'select_multiple', 'ranking', 'matrix'].includes(kind) ? { options: [] } : {};
}

/** Names that begin with the search come first: one or two letters find most kinds. */
function beginsWith({ name }: Entry, search: string): boolean {
  return plainText(name).startsWith(plainText(search));
}

function isFound(search: string, names: readonly string[]): boolean {
  const searched = plainText(names.join(' '));
  return plainText(search)
    .split(/\s+/)
    .every((word) => searched.includes(word));
}
