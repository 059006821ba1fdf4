import type { GivenAnswer } from '#src/api/entities/registration/givenAnswers.ts';
import { operationUrl } from '#src/api/operationUrl.ts';
import { Icon } from '#src/components/icons/Icon.tsx';
import { Detail } from '#src/components/text/Detail.tsx';
import { givenAnswersTexts as texts } from '#src/texts/nl/givenAnswers.ts';
import { noteOf } from '../view/answers.ts';
import styles from './GivenAnswers.module.css';

/** Questions with their answers, the files as links, and when an answer changed. */
export function AnswerList({ answers }: { answers: readonly GivenAnswer[] }) {
  return (
    <dl className={styles.answers}>
      {answers.map((given) => (
        <div key={given.key}>
          <dt dir="auto">{given.question}</dt>
          <dd>
            <Answer given={given} />
            {noteOf(given) !== '' && <Detail>{noteOf(given)}</Detail>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Answer({ given: { answer, files } }: { given: GivenAnswer }) {
  if (answer === '' && files.length === 0) return <span className={styles.empty}>{texts.empty}</span>;
  return (
    <>
      {answer !== '' && (
        <span className={styles.answer} dir="auto">
          {answer}
        </span>
      )}
      {files.map(({ name, path }) => (
        <a
          key={path}
          className={styles.file}
          href={operationUrl('open_question_file', { path })}
          download={name}
        >
          <Icon name="download" size={18} />
          {name}
        </a>
      ))}
    </>
  );
}
