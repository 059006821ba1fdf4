import type { FormEvent } from 'react';
import { createRoot } from 'react-dom/client';
import { markSent } from './markSent.ts';
import { type BenchQuestion, type BenchSection, requestedCount, sectionsOf } from './questionsOf.ts';

/**
 * The least that a form can do, without a library and without state. The browser keeps the answers and knows which are
 * missing, and a submit writes the browser's message below each wrong control. No message is connected to its control,
 * removed again, listed, or shown before a submit. Nothing has the focus, and no draft, condition or rule is known.
 */
function PlainForm({ sections }: { readonly sections: readonly BenchSection[] }) {
  return (
    <form noValidate onSubmit={submit}>
      {sections.map(({ title, fields }) => (
        <section key={title}>
          <h2>{title}</h2>
          {fields.map((question) => (
            <div key={question.qid} className="field">
              <Labelled question={question} />
            </div>
          ))}
        </section>
      ))}
      <button type="submit">Verzenden</button>
    </form>
  );
}

function submit(event: FormEvent<HTMLFormElement>): void {
  event.preventDefault();
  const form = event.currentTarget;
  for (const message of form.querySelectorAll('p[role=alert]')) message.remove();
  for (const control of form.querySelectorAll<HTMLInputElement>('input:invalid, select:invalid')) {
    const field = control.closest('.field');
    if (field?.querySelector('p')) continue;
    const message = document.createElement('p');
    message.role = 'alert';
    message.textContent = control.validationMessage;
    field?.append(message);
  }
  if (form.checkValidity()) markSent();
}

function Labelled({ question }: { readonly question: BenchQuestion }) {
  const { qid, type, options = {} } = question;
  if (type === 'radio') {
    return (
      <>
        <span>{question.question}</span>
        {Object.entries(options).map(([value, text]) => (
          <label key={value}>
            <input type="radio" name={qid} value={value} required /> {text}
          </label>
        ))}
      </>
    );
  }
  return (
    <>
      <label htmlFor={qid}>{question.question}</label>
      {type === 'select' ? (
        <select id={qid} name={qid} required>
          <option value="" />
          {Object.entries(options).map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      ) : (
        <input id={qid} name={qid} type={type} required />
      )}
    </>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<PlainForm sections={sectionsOf(requestedCount())} />);
