import { useId, useRef, useState } from 'react';
import { fillIn } from '../../texts/fillIn.ts';
import { useBuilderContext } from '../BuilderContext.tsx';
import { openSections } from '../pure/openSections.ts';
import { type JsonPlace, jsonPlaces } from '../words/jsonLines.ts';

/** The most faults that are listed: a form of thousands of faulty questions is no form yet. */
const mostFaults = 100;

/** The sections as JSON, for who wants it. What is written is the form as soon as it can be read. */
export function JsonPanel() {
  const builder = useBuilderContext();
  const { texts, sections, form } = builder;
  const [text, setText] = useState(() => JSON.stringify(sections, null, 2));
  const [fault, setFault] = useState<string>();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const diagnostics = form.diagnostics.slice(0, mostFaults);
  const others = form.diagnostics.length - diagnostics.length;
  const places =
    diagnostics.length > 0
      ? jsonPlaces(
          text,
          diagnostics.map(({ path }) => path),
        )
      : [];
  const goTo = ({ line, start, end }: JsonPlace) => {
    const { current } = field;
    if (!current) return;
    current.setSelectionRange(start, end);
    current.focus();
    const height = current.scrollHeight / text.split('\n').length;
    current.scrollTop = (line - 1) * height - current.clientHeight / 3;
  };
  const write = (next: string) => {
    setText(next);
    const read = parsed(next);
    setFault('fault' in read ? read.fault : undefined);
    if ('value' in read)
      builder.change('json', { ...openSections(read.value), places: [] }, { key: 'json', isTyped: true });
  };
  return (
    <div className="cf-builder-json">
      <label className="cf-label" htmlFor={id}>
        {texts.json}
      </label>
      <p className="cf-help" id={`${id}-help`}>
        {texts.jsonHint}
      </p>
      <textarea
        ref={field}
        id={id}
        className="cf-input"
        rows={24}
        spellCheck={false}
        readOnly={builder.isReadOnly}
        aria-describedby={`${id}-help ${id}-fault`}
        aria-invalid={fault !== undefined}
        value={text}
        onChange={({ target }) => write(target.value)}
      />
      <p className="cf-problem" id={`${id}-fault`} role="status">
        {fault && fillIn(texts.jsonFault, { message: fault })}
      </p>
      {diagnostics.length > 0 && (
        <>
          <h3>{texts.faults}</h3>
          <ul>
            {diagnostics.map(({ path, message }, index) => {
              const place = places[index];
              return (
                <li key={`${path} ${message}`}>
                  {place && (
                    <button type="button" className="cf-link" onClick={() => goTo(place)}>
                      {fillIn(texts.jsonLine, { n: place.line })}
                    </button>
                  )}{' '}
                  {message}
                </li>
              );
            })}
          </ul>
          {others > 0 && <p>{fillIn(texts.transfer.more, { n: others })}</p>}
        </>
      )}
    </div>
  );
}

function parsed(text: string): { readonly value: unknown } | { readonly fault: string } {
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    return { fault: String(error instanceof Error ? error.message : error) };
  }
}
