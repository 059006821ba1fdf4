import { useEffect } from 'react';
import { type FieldErrors, type UseFormRegister, useForm } from 'react-hook-form';
import { markSent } from './markSent.ts';
import type { BenchQuestion, BenchSection } from './questionsOf.ts';

type Values = Record<string, string | boolean>;

interface HookFormProps {
  readonly sections: readonly BenchSection[];
  /**
   * Shows errors as our form does: in each control's description, in a list above the form, and with the focus on the first
   * one.
   */
  readonly accessibleErrors?: boolean;
}

/** The form as the documentation of react-hook-form writes it: uncontrolled, with a message below each wrong field. */
export function HookForm({ sections, accessibleErrors = false }: HookFormProps) {
  const { register, handleSubmit, formState, setFocus } = useForm<Values>({
    mode: 'onBlur',
    shouldFocusError: false,
  });
  const { errors, submitCount } = formState;
  const questions = sections.flatMap(({ fields }) => fields);
  const first = accessibleErrors ? questions.find(({ qid }) => errors[qid])?.qid : undefined;
  useEffect(() => {
    if (submitCount === 0 || first === undefined) return undefined;
    const timer = setTimeout(() => setFocus(first), 250);
    return () => clearTimeout(timer);
  }, [submitCount, first, setFocus]);
  return (
    <form noValidate onSubmit={handleSubmit(markSent)}>
      {accessibleErrors && submitCount > 0 && <Summary questions={questions} errors={errors} />}
      {sections.map(({ title, fields }) => (
        <section key={title}>
          <h2>{title}</h2>
          {fields.map((question) => (
            <Field
              key={question.qid}
              question={question}
              register={register}
              errors={errors}
              accessibleErrors={accessibleErrors}
            />
          ))}
        </section>
      ))}
      <button type="submit">Verzenden</button>
    </form>
  );
}

interface SummaryProps {
  readonly questions: readonly BenchQuestion[];
  readonly errors: FieldErrors<Values>;
}

function Summary({ questions, errors }: SummaryProps) {
  const wrong = questions.filter(({ qid }) => errors[qid]);
  if (wrong.length === 0) return null;
  return (
    <div role="alert">
      <ul>
        {wrong.map(({ qid, question }) => (
          <li key={qid}>
            <a href={`#${qid}`}>
              {question}: {errors[qid]?.message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface FieldProps {
  readonly question: BenchQuestion;
  readonly register: UseFormRegister<Values>;
  readonly errors: FieldErrors<Values>;
  readonly accessibleErrors: boolean;
}

const required = 'Vul dit veld in';
const emailRule = { value: /^[^\s@]+@[^\s@]+\.[^\s@]+$/, message: 'Vul een geldig e-mailadres in' };

function Field({ question, register, errors, accessibleErrors }: FieldProps) {
  const error = errors[question.qid]?.message;
  const label = <label htmlFor={question.qid}>{question.question}</label>;
  const errorId = `${question.qid}-error`;
  const aria = accessibleErrors && error ? { 'aria-invalid': true, 'aria-describedby': errorId } : noAria;
  return (
    <div className="field">
      {question.type === 'radio' ? <span>{question.question}</span> : label}
      <Control question={question} register={register} aria={aria} />
      {error && (accessibleErrors ? <p id={errorId}>{error}</p> : <p role="alert">{error}</p>)}
    </div>
  );
}

const noAria = {};

function Control({
  question,
  register,
  aria,
}: Pick<FieldProps, 'question' | 'register'> & { readonly aria: object }) {
  const { qid, type, options = {} } = question;
  const entries = Object.entries(options);
  if (type === 'radio') {
    return entries.map(([value, text]) => (
      <label key={value}>
        <input type="radio" value={value} {...aria} {...register(qid, { required })} /> {text}
      </label>
    ));
  }
  if (type === 'select') {
    return (
      <select id={qid} {...aria} {...register(qid, { required })}>
        <option value="" />
        {entries.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    );
  }
  if (type === 'checkbox')
    return <input id={qid} type="checkbox" {...aria} {...register(qid, { required })} />;
  const rules = type === 'email' ? { required, pattern: emailRule } : { required };
  return <input id={qid} type={type} {...aria} {...register(qid, rules)} />;
}
