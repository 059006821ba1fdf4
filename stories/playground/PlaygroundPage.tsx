import { useDeferredValue, useMemo, useState } from 'react';
import { Page } from '../page/Page.tsx';
import { compile } from './compile.ts';
import { DiagnosticList } from './DiagnosticList.tsx';
import { type Example, examples, type Source } from './examples.ts';
import './playground.css';
import { PlaygroundForm } from './PlaygroundForm.tsx';
import { PlaygroundOutput } from './PlaygroundOutput.tsx';
import { PlaygroundSettings } from './PlaygroundSettings.tsx';
import { firstSettings } from './settings.ts';
import { useLastForm } from './useLastForm.ts';

interface PlaygroundPageProps {
  /** The example to begin with. Default: the first. */
  readonly example?: string;
}

/** Questions as JSON on one side, the form that they make on the other. */
export function PlaygroundPage({ example }: PlaygroundPageProps) {
  const [first] = examples.filter(({ name }) => !example || name === example);
  const [text, setText] = useState(first?.text ?? '[]');
  const [source, setSource] = useState<Source>(first?.source ?? 'sections');
  const [settings, setSettings] = useState(firstSettings);
  const [payload, setPayload] = useState<unknown>();
  const read = useDeferredValue(text);
  const { locale, hidesEmpty } = settings;
  const outcome = useMemo(
    () => compile(read, source, { locale, hidesEmpty }),
    [read, source, locale, hidesEmpty],
  );
  const drawn = useLastForm(outcome);
  const open = (chosen: Example) => {
    setText(chosen.text);
    setSource(chosen.source);
    setPayload(undefined);
  };
  return (
    <Page
      title="Playground"
      lead="Paste your questions. The form, its diagnostics and what it sends follow as you type."
    >
      <div className="m-playground">
        <div className="m-editor">
          <StartingPoint source={source} onOpen={open} onSource={setSource} />
          <Editor source={source} text={text} onChange={setText} />
          <div id="playground-verdict">
            <DiagnosticList outcome={outcome} />
          </div>
        </div>
        <div className="m-result">
          <PlaygroundSettings settings={settings} onChange={setSettings} />
          {drawn && (
            <PlaygroundForm outcome={drawn} source={source} settings={settings} onSend={setPayload} />
          )}
          {drawn && <PlaygroundOutput outcome={drawn} payload={payload} />}
        </div>
      </div>
    </Page>
  );
}

interface EditorProps {
  readonly source: Source;
  readonly text: string;
  readonly onChange: (text: string) => void;
}

function Editor({ source, text, onChange }: EditorProps) {
  return (
    <>
      <label className="m-editor-label" htmlFor="playground-text">
        {source === 'schema' ? 'JSON Schema' : 'Sections'}
      </label>
      <textarea
        id="playground-text"
        className="m-editor-text"
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        wrap="off"
        value={text}
        onChange={(event) => onChange(event.target.value)}
        aria-describedby="playground-verdict"
      />
    </>
  );
}

interface StartingPointProps {
  readonly source: Source;
  readonly onOpen: (example: Example) => void;
  readonly onSource: (source: Source) => void;
}

function StartingPoint({ source, onOpen, onSource }: StartingPointProps) {
  return (
    <fieldset className="m-settings">
      <legend>The text</legend>
      <label className="m-setting">
        Example
        <select
          defaultValue={examples[0]?.name}
          onChange={(event) => {
            const chosen = examples.find(({ name }) => name === event.target.value);
            if (chosen) onOpen(chosen);
          }}
        >
          {examples.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <label className="m-setting">
        It is
        <select
          value={source}
          onChange={(event) => onSource(event.target.value === 'schema' ? 'schema' : 'sections')}
        >
          <option value="sections">Sections</option>
          <option value="schema">A JSON Schema</option>
        </select>
      </label>
    </fieldset>
  );
}
