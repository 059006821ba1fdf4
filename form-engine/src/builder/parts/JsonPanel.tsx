import { useId, useState } from 'react';
import { fillIn } from '../../texts/fillIn.ts';
import { useBuilderContext } from '../BuilderContext.tsx';
import { openSections } from '../pure/openSections.ts';

/** The sections as JSON, for who wants it. What is written is the form as soon as it can be read. */
export function JsonPanel() {
  const builder = useBuilderContext();
  const { texts, sections, form } = builder;
  const [text, setText] = useState(() => JSON.stringify(sections, null, 2));
  const [fault, setFault] = useState<string>();
  const id = useId();
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
      {form.diagnostics.length > 0 && (
        <>
          <h3>{texts.faults}</h3>
          <ul>
            {form.diagnostics.map(({ path, message }) => (
              <li key={`${path} ${message}`}>
                <code>{path}</code> {message}
              </li>
            ))}
          </ul>
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
