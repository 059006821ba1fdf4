import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { prefillAnswers } from '../answers/prefillAnswers.ts';
import type { Ports } from '../ports.ts';
import type { QuestionView } from '../questions/controls/questionView.tsx';
import type { Answers } from '../questions/question-kind/answer.ts';
import type { QuestionKind } from '../questions/question-kind/questionKind.ts';
import { localDay } from '../rules/calendarDay.ts';
import type { WireQuestion, WireSection } from '../sections/wireSection.ts';
import { fillIn } from '../texts/fillIn.ts';
import { languageAttributes } from '../texts/languageAttributes.ts';
import { BuilderContext, useBuilderContext } from './BuilderContext.tsx';
import { useClipboard } from './moving/useClipboard.ts';
import { builderKey, focusPane, focusPaneSoon, type Pane } from './parts/builderKeys.ts';
import { Inspector } from './parts/Inspector.tsx';
import { JsonPanel } from './parts/JsonPanel.tsx';
import { Outline } from './parts/Outline.tsx';
import { Palette } from './parts/Palette.tsx';
import { PartActions } from './parts/PartActions.tsx';
import { Preview } from './parts/Preview.tsx';
import { targetBehind } from './pure/dropTarget.ts';
import { insertParts, removeParts } from './pure/edits.ts';
import { type Place, partAt } from './pure/parts.ts';
import { type BuilderPreset, presetsIn, type QuestionBank } from './pure/presets.ts';
import { referencesTo } from './pure/references.ts';
import { Pick } from './settings/fields.tsx';
import { LanguagePanel, nameOfLanguage } from './shown/LanguagePanel.tsx';
import { type BuilderTexts, nl } from './texts/nl.ts';
import { TransferButtons } from './transfer/TransferButtons.tsx';
import {
  type Builder,
  changeText,
  type HostSettings,
  type OptionPort,
  titleOf,
  useBuilder,
} from './useBuilder.ts';
import { withSensitivityIn } from './words/sensitivity.ts';

/** Props of a `FormBuilder`. */
export interface FormBuilderProps {
  /** The sections to begin with, valid or not. Other sections than those of `onChange` begin a new form, without history. */
  readonly sections: unknown;
  /** Called after every change, with the sections as a server sends them. */
  readonly onChange: (sections: readonly WireSection[]) => void;
  /** The kinds of question. Default: the built-in ones. A kind of a host is offered where it has `settings`. */
  readonly kinds?: readonly QuestionKind[] | undefined;
  /** The views of a host's own kinds, for the form that is shown. */
  readonly views?: Readonly<Record<string, QuestionView>> | undefined;
  /** Replaces the sentences of the builder, by those of another language for instance. Default: Dutch. */
  readonly texts?: BuilderTexts | undefined;
  /** The ports of the form that is shown. */
  readonly ports?: Partial<Ports> | undefined;
  /** Lists of the host from which options can come, besides other answers: `ports.options` is asked by their name. */
  readonly optionPorts?: readonly OptionPort[] | undefined;
  /** Lists of questions of the host, such as those asked elsewhere in the club: each is a part of the palette. */
  readonly banks?: readonly QuestionBank[] | undefined;
  /** Settings of the host for each question outside rows, drawn below those of the kind. */
  readonly hostSettings?: HostSettings | undefined;
  /** The language of texts that say none, as a BCP 47 tag. Default: `nl`. */
  readonly language?: string | undefined;
  /** Questions that are added together. Default: what clubs ask most, in the language of `texts`. */
  readonly presets?: readonly BuilderPreset[] | undefined;
  /** Whether the form can be looked at, and not changed. */
  readonly readOnly?: boolean | undefined;
}

const noBanks: readonly QuestionBank[] = [];

const deviceClock = { today: () => localDay(new Date()) };

/**
 * A form builder: an outline of the form, the form as people see it, and the settings of what is selected. Everything works by
 * keyboard and is said aloud, and every change can be undone. Needs `styles.css` and `builder.css`.
 */
export function FormBuilder(props: FormBuilderProps) {
  const { texts = nl } = props;
  const presets = useMemo(() => props.presets ?? presetsIn(texts.presets), [props.presets, texts]);
  const ports = useMemo(() => ({ clock: deviceClock, ...props.ports }), [props.ports]);
  const builder = useBuilder({ ...props, texts, ports });
  const [tab, setTab] = useState<Tab>('form');
  const [width, setWidth] = useState<Width>('computer');
  const [pane, setPane] = useState<Pane>('outline');
  const [isAdding, setAdding] = useState(false);
  // The parts that somebody is asked about before they go. Another selection ends the question.
  const [asked, setAsked] = useState<readonly Place[]>();
  const [changed, setAnswers] = useState<Answers>();
  // Until somebody answers, the form has the answers to begin with.
  const answers = useMemo(() => changed ?? prefillAnswers(builder.form), [changed, builder.form]);
  const root = useRef<HTMLDivElement>(null);
  const { sections, places } = builder;
  const clipboard = useClipboard(builder);

  const remove = (isSure: boolean) => {
    if (places.length === 0) return;
    if (!isSure && referencesTo(sections, places).length > 0) return setAsked(places);
    setAsked(undefined);
    builder.change('remove', removeParts(sections, places));
  };
  const showSettings = () => {
    setPane('inspector');
    focusPaneSoon(root.current, 'inspector');
  };
  const add = (questions: readonly WireQuestion[]) => {
    setAdding(false);
    const start = sections.length > 0 ? sections : [{ title: texts.firstSection, fields: [] }];
    const target = targetBehind(start, places.at(-1));
    const proposed = withSensitivityIn(start, target.parent, questions);
    if (builder.change('add', insertParts(start, target, proposed))) showSettings();
  };
  const addSection = () => {
    const section = { title: texts.newSection, fields: [] };
    const index = (places.at(-1)?.[0] ?? sections.length - 1) + 1;
    if (builder.change('addSection', insertParts(sections, { parent: [], index }, [section]))) showSettings();
  };
  const goTo = (name: Pane) => {
    setPane(name);
    // At once, because the next key may follow at once.
    if (!focusPane(root.current, name)) focusPaneSoon(root.current, name);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const key = builderKey(event, builder.isReadOnly);
    if (!key) return;
    event.preventDefault();
    if (key === 'undo' || key === 'redo') builder[key]();
    else if (key === 'add') setAdding(true);
    else goTo(key);
  };
  return (
    <BuilderContext.Provider value={builder}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only shortcuts, for which there are buttons too */}
      <div ref={root} className="cf-builder" {...languageAttributes(texts.locale)} onKeyDown={onKeyDown}>
        <Toolbar builder={builder} {...{ tab, setTab, width, setWidth, pane, setPane }} />
        <div className="cf-builder-panes" data-pane={pane}>
          <section className="cf-builder-outline" aria-label={texts.outline}>
            <Outline
              clipboard={clipboard}
              onAdd={() => setAdding(true)}
              onRemove={() => remove(false)}
              onOpen={() => setPane('inspector')}
            />
            {!builder.isReadOnly && (
              <div className="cf-builder-row">
                <button type="button" className="cf-button" onClick={() => setAdding(true)}>
                  {texts.addQuestion}
                </button>
                <button type="button" className="cf-button cf-button-plain" onClick={addSection}>
                  {texts.addSection}
                </button>
              </div>
            )}
          </section>
          <section className="cf-builder-form" tabIndex={-1} aria-label={texts[tab]} data-width={width}>
            {tab === 'form' && <Preview ports={ports} views={props.views} onAnswers={setAnswers} />}
            {tab === 'languages' && <LanguagePanel />}
            {tab === 'json' && <JsonPanel key={builder.revision} />}
          </section>
          <section className="cf-builder-inspector" aria-label={texts.inspector}>
            {places.length > 0 && !builder.isReadOnly && (
              <PartActions clipboard={clipboard} onRemove={() => remove(false)} />
            )}
            {asked === places && (
              <RemovalQuestion
                onRemove={() => {
                  remove(true);
                  focusPaneSoon(root.current, 'outline');
                }}
                onKeep={() => {
                  setAsked(undefined);
                  focusPaneSoon(root.current, 'outline');
                }}
              />
            )}
            <Inspector answers={answers} />
          </section>
        </div>
        {isAdding && (
          <Palette
            presets={presets}
            banks={props.banks ?? noBanks}
            onChoose={add}
            onSection={() => {
              setAdding(false);
              addSection();
            }}
            onClose={() => setAdding(false)}
          />
        )}
        <div className="cf-hidden" role="status">
          {builder.said.text !== '' && <p key={builder.said.count}>{builder.said.text}</p>}
        </div>
      </div>
    </BuilderContext.Provider>
  );
}

/** The tabs of the middle pane. */
const tabs = ['form', 'languages', 'json'] as const;
type Tab = (typeof tabs)[number];

function isTab(name: Shown): name is Tab {
  return (tabs as readonly string[]).includes(name);
}

type Width = 'phone' | 'tablet' | 'computer';

interface ToolbarProps {
  readonly builder: Builder;
  readonly tab: Tab;
  readonly setTab: (tab: Tab) => void;
  readonly width: Width;
  readonly setWidth: (width: Width) => void;
  readonly pane: Pane;
  readonly setPane: (pane: Pane) => void;
}

function Toolbar({ builder, tab, setTab, width, setWidth, pane, setPane }: ToolbarProps) {
  const { texts, history } = builder;
  const show = (name: Shown) => {
    if (isTab(name)) {
      setTab(name);
      return setPane('form');
    }
    setPane(name);
  };
  const [isMore, setMore] = useState(false);
  return (
    <div className="cf-builder-toolbar">
      <Choices
        className="cf-builder-on-phone"
        names={['outline', 'inspector', 'form']}
        chosen={pane === 'form' ? tab : pane}
        onChoose={show}
      />
      <div className="cf-builder-row">
        {!builder.isReadOnly && (
          <>
            <HistoryButton
              step={history.done.at(-1)}
              label={texts.undo}
              of={texts.undoOf}
              onPress={builder.undo}
            />
            <HistoryButton
              step={history.undone.at(-1)}
              label={texts.redo}
              of={texts.redoOf}
              onPress={builder.redo}
            />
          </>
        )}
        <button
          type="button"
          className="cf-button cf-button-plain cf-builder-on-phone"
          aria-expanded={isMore}
          onClick={() => setMore(!isMore)}
        >
          {texts.more}
        </button>
      </div>
      {/* A phone shows these only on request, because few forms need them. */}
      <div className="cf-builder-seldom" data-open={isMore || undefined}>
        <TransferButtons />
        <Choices
          className="cf-builder-on-phone"
          names={['languages', 'json']}
          chosen={pane === 'form' ? tab : pane}
          onChoose={show}
        />
      </div>
      <div className="cf-builder-row cf-builder-beside">
        <Choices names={tabs} chosen={tab} onChoose={show} />
        {builder.languages.length > 1 && (
          <Pick
            isUnlabelled
            label={texts.language}
            choices={builder.languages.map((one) => [one, nameOfLanguage(one, texts.locale)])}
            value={builder.language}
            onChange={builder.setLanguage}
          />
        )}
        {tab === 'form' && (
          <select
            className="cf-input"
            aria-label={texts.width}
            value={width}
            // Cast is safe: the options are the widths.
            onChange={({ target }) => setWidth(target.value as Width)}
          >
            {(['phone', 'tablet', 'computer'] as const).map((name) => (
              <option key={name} value={name}>
                {texts[name]}
              </option>
            ))}
          </select>
        )}
      </div>
    </div>
  );
}

interface HistoryButtonProps {
  /** The change that it takes back or makes again; `undefined` for none. */
  readonly step: { readonly name: string } | undefined;
  readonly label: string;
  /** The label with the name of the change. */
  readonly of: string;
  readonly onPress: () => void;
}

function HistoryButton({ step, label, of, onPress }: HistoryButtonProps) {
  const { texts } = useBuilderContext();
  return (
    <button
      type="button"
      className="cf-button cf-button-plain"
      aria-disabled={step === undefined}
      aria-label={step && fillIn(of, { name: changeText(step.name, texts) })}
      onClick={onPress}
    >
      {label}
    </button>
  );
}

/** The aim of a button of the toolbar: a pane, or one of the two tabs of the pane of the form. */
type Shown = Pane | Tab;

interface ChoicesProps<Name extends Shown> {
  readonly className?: string;
  readonly names: readonly Name[];
  readonly chosen: Name;
  readonly onChoose: (name: Name) => void;
}

/**
 * Buttons of which one is pressed. They are drawn twice, and the stylesheet shows one of both: on a phone the form is one of the
 * panes, elsewhere it is always in sight.
 */
function Choices<Name extends Shown>({ className = '', names, chosen, onChoose }: ChoicesProps<Name>) {
  const { texts } = useBuilderContext();
  return (
    <div className={`cf-builder-row ${className}`}>
      {names.map((name) => (
        <button
          key={name}
          type="button"
          className="cf-button cf-button-plain"
          aria-pressed={name === chosen}
          onClick={() => onChoose(name)}
        >
          {texts[name]}
        </button>
      ))}
    </div>
  );
}

/** Names what depends on the selected parts, before they go. */
function RemovalQuestion({
  onRemove,
  onKeep,
}: {
  readonly onRemove: () => void;
  readonly onKeep: () => void;
}) {
  const { texts, sections, places } = useBuilderContext();
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);
  const labels = referencesTo(sections, places).map(({ from }) => titleOf(partAt(sections, from), texts));
  return (
    <div className="cf-builder-warning" role="alertdialog" aria-label={texts.remove}>
      <p>{fillIn(texts.breaks, { labels: [...new Set(labels)].join(', ') })}</p>
      <div className="cf-builder-row">
        <button type="button" className="cf-button" onClick={onRemove}>
          {texts.removeAnyway}
        </button>
        <button ref={keep} type="button" className="cf-button cf-button-plain" onClick={onKeep}>
          {texts.keep}
        </button>
      </div>
    </div>
  );
}
