import { createRoot } from 'react-dom/client';
import { type FieldErrors, type UseFormRegister, useForm } from 'react-hook-form';
import { type BenchQuestion, questionsOf, requestedCount } from './questionsOf.ts';

type Values = Record<string, string | boolean>;

interface FieldProps {
  readonly question: BenchQuestion;
  readonly register: UseFormRegister<Values>;
  readonly errors: FieldErrors<Values>;
}

const required = 'Vul dit veld in';
const emailRule = { value: /^[^\s@]+@[^\s@]+\.[^\s@]+$/, message: 'Vul een geldig e-mailadres in' };

function Field({ question, register, errors }: FieldProps) {
  const error = errors[question.qid]?.message;
  const label = <label htmlFor={question.qid}>{question.question}</label>;
  return (
    <div className="field">
      {question.type === 'radio' ? <span>{question.question}</span> : label}
      <Control question={question} register={register} />
      {error && <p role="alert">{error}</p>}
    </div>
  );
}

function Control({ question, register }: Omit<FieldProps, 'errors'>) {
  const { qid, type, options = {} } = question;
  const entries = Object.entries(options);
  if (type === 'radio') {
    return entries.map(([value, text]) => (
      <label key={value}>
        <input type="radio" value={value} {...register(qid, { required })} /> {text}
      </label>
    ));
  }
  if (type === 'select') {
    return (
      <select id={qid} {...register(qid, { required })}>
        <option value="" />
        {entries.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    );
  }
  if (type === 'checkbox') return <input id={qid} type="checkbox" {...register(qid, { required })} />;
  const rules = type === 'email' ? { required, pattern: emailRule } : { required };
  return <input id={qid} type={type} {...register(qid, rules)} />;
}

function ReactHookForm({ questions }: { readonly questions: readonly BenchQuestion[] }) {
  const { register, handleSubmit, formState } = useForm<Values>({ mode: 'onBlur', shouldFocusError: false });
  return (
    <form noValidate onSubmit={handleSubmit(() => undefined)}>
      {questions.map((question) => (
        <Field key={question.qid} question={question} register={register} errors={formState.errors} />
      ))}
      <button type="submit">Verzenden</button>
    </form>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<ReactHookForm questions={questionsOf(requestedCount())} />);
